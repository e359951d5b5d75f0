use super::Desk;
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::sse::{Event, KeepAlive, Sse};
use axum::response::{IntoResponse, Response};
use futures_util::stream::unfold;
use std::convert::Infallible;
use std::sync::Arc;
use std::time::Duration;

/// How often a page that nothing happens for is told that the server is still there.
const QUIET: Duration = Duration::from_secs(10);

/// How the game stands, now and whenever it changes. A page that is slow misses what is no longer so.
pub async fn events(State(desk): State<Arc<Desk>>) -> Response {
    let Ok(place) = desk.pages.clone().try_acquire_owned() else {
        return (StatusCode::SERVICE_UNAVAILABLE, "too many pages look on\n").into_response();
    };
    let mut shown = desk.shown.clone();
    shown.mark_changed();
    let states = unfold((shown, place), |(mut shown, place)| async move {
        loop {
            // it ends with the game
            shown.changed().await.ok()?;
            let state = shown.borrow_and_update().clone();
            if !state.is_empty() {
                let event = Event::default().event("state").data(&*state);
                return Some((Ok::<_, Infallible>(event), (shown, place)));
            }
        }
    });
    Sse::new(states).keep_alive(KeepAlive::new().interval(QUIET)).into_response()
}
