use super::patient::Patient;
use super::{Desk, router};
use hyper::server::conn::http1;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use std::net::TcpListener;
use std::sync::Arc;
use std::time::Duration;
use tokio::net::TcpStream;
use tokio::sync::{OwnedSemaphorePermit, Semaphore, watch};

/// How many connections there may be at once; those after them are closed.
const CONNECTIONS: usize = 256;
/// How long the head of a request may take, from the opening of the connection or the end of the request before.
const SLOW: Duration = Duration::from_secs(5);
/// How long a page may take to read what it is sent, from when no more of it fits on the way.
const DEAF: Duration = Duration::from_secs(15);
/// The longest head of a request, in bytes, and how many headers it may have.
const HEAD: usize = 16 << 10;
const HEADERS: usize = 64;
/// How long nothing is accepted where nothing can be.
const EXHAUSTED: Duration = Duration::from_millis(50);

/// Answers requests until it is done.
pub async fn listen(listener: TcpListener, desk: Desk, mut done: watch::Receiver<bool>) {
    let Ok(listener) = tokio::net::TcpListener::from_std(listener) else { return };
    let router = router(Arc::new(desk));
    let room = Arc::new(Semaphore::new(CONNECTIONS));
    loop {
        let accepted = tokio::select! {
            accepted = listener.accept() => accepted,
            _ = done.changed() => return,
        };
        match accepted {
            Ok((stream, _)) => {
                if let Ok(place) = room.clone().try_acquire_owned() {
                    tokio::spawn(serve(stream, router.clone(), place, done.clone()));
                }
            }
            Err(_) => tokio::time::sleep(EXHAUSTED).await,
        }
    }
}

/// Answers the requests of one connection.
async fn serve(
    stream: TcpStream,
    router: axum::Router,
    _place: OwnedSemaphorePermit,
    mut done: watch::Receiver<bool>,
) {
    // an answer is to go at once; if it does not, it still goes
    let _ = stream.set_nodelay(true);
    let connection = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(SLOW)
        .max_buf_size(HEAD)
        .max_headers(HEADERS)
        .serve_connection(TokioIo::new(Patient::new(stream, DEAF)), TowerToHyperService::new(router));
    // what goes wrong with a connection is the matter of who opened it
    tokio::select! {
        _ = connection => {}
        _ = done.changed() => {}
    }
}
