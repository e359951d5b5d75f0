use super::ask::Ask;
use super::http::{Desk, Hosts, listen};
use crate::analysis::Work;
use crate::diagnostic::{Diagnostic, Kind};
use std::net::{SocketAddr, TcpListener};
use std::sync::Arc;
use std::sync::mpsc::{Receiver, RecvTimeoutError, sync_channel};
use std::thread::JoinHandle;
use std::time::Duration;
use tokio::sync::watch;

/// How many orders may wait; those after them are refused.
const WAITING: usize = 64;

/// What listens for pages: a thread of its own, which hands their orders over and shows them how the game stands.
#[derive(Debug)]
pub struct Server {
    address: SocketAddr,
    asks: Receiver<Ask>,
    shown: watch::Sender<Arc<str>>,
    done: watch::Sender<bool>,
    thread: Option<JoinHandle<()>>,
}

impl Server {
    /// Listens on a port of a host; any that is free for port 0. `stop` becomes true when the program is told to end.
    ///
    /// # Errors
    /// [`Kind::Usage`] if it cannot be listened on.
    pub fn open(host: &str, port: u16, work: &'static Work) -> Result<Server, Diagnostic> {
        let wrong = |error: std::io::Error| {
            Diagnostic::new(Kind::Usage, format!("cannot listen on `{host}`, port {port}: {error}"))
        };
        let listener = TcpListener::bind((host, port)).map_err(wrong)?;
        listener.set_nonblocking(true).map_err(wrong)?;
        let address = listener.local_addr().map_err(wrong)?;
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().map_err(wrong)?;
        let (orders, asks) = sync_channel(WAITING);
        let (shown, showing) = watch::channel(Arc::from(""));
        let (done, until) = watch::channel(false);
        let desk = Desk::new(orders, showing, Hosts::of(host, address));
        let body = move || {
            runtime.block_on(async {
                tokio::spawn(terminate(work));
                listen(listener, desk, until).await;
            });
            runtime.shutdown_timeout(Duration::from_millis(200));
        };
        let thread = std::thread::Builder::new().name("pages".into()).spawn(body).map_err(wrong)?;
        Ok(Server { address, asks, shown, done, thread: Some(thread) })
    }

    /// What is to be opened in a browser.
    pub fn url(&self) -> String {
        format!("http://{}/", self.address)
    }

    /// The next order, if there is one before so much time has passed.
    ///
    /// # Errors
    /// If there is none, or can be none any more.
    pub(super) fn next(&self, patience: Duration) -> Result<Ask, RecvTimeoutError> {
        self.asks.recv_timeout(patience)
    }

    /// Shows all pages how the game stands.
    pub(super) fn show(&self, state: Arc<str>) {
        self.shown.send_replace(state);
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        self.done.send_replace(true);
        if let Some(thread) = self.thread.take() {
            // it ends by itself, and has nothing to tell
            let _ = thread.join();
        }
    }
}

/// Waits until the program is told to end, other than by an interruption.
#[cfg(unix)]
async fn terminate(work: &'static Work) {
    use tokio::signal::unix::{SignalKind, signal};
    if let Ok(mut told) = signal(SignalKind::terminate()) {
        told.recv().await;
        work.stop();
    }
}

#[cfg(not(unix))]
async fn terminate(_: &'static Work) {}
