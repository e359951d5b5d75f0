//! HTTP: the page, the state as events, orders; and what keeps others out.

mod desk;
mod events;
mod guard;
mod hosts;
mod listen;
mod orders;
mod page;
mod patient;
mod rate;

pub use desk::Desk;
pub use hosts::Hosts;
pub use listen::listen;

use axum::Router;
use axum::middleware::from_fn_with_state;
use axum::routing::{get, post};
use std::sync::Arc;

/// All that is served.
fn router(desk: Arc<Desk>) -> Router {
    Router::new()
        .route("/", get(page::html))
        .route("/board.css", get(page::css))
        .route("/board.js", get(page::script))
        .route("/icon.svg", get(page::icon))
        .route("/events", get(events::events))
        .route("/order", post(orders::order))
        .route("/record", get(orders::record).post(orders::load))
        .layer(from_fn_with_state(desk.clone(), guard::guard))
        .with_state(desk)
}
