use super::Desk;
use crate::serve::answer::Answer;
use crate::serve::ask::Ask;
use crate::serve::order::Order;
use axum::Json;
use axum::body::{Body, to_bytes};
use axum::extract::State;
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use std::sync::Arc;
use std::sync::mpsc::TrySendError;
use std::time::Duration;
use tokio::sync::oneshot;
use tokio::time::timeout;

/// The longest order and the longest record, in bytes.
const ORDER: usize = 64 << 10;
const RECORD: usize = 1 << 20;
/// How long a request may take to arrive.
const SLOW: Duration = Duration::from_secs(10);

type Refused = (StatusCode, &'static str);

/// Does what a page asks for.
pub async fn order(State(desk): State<Arc<Desk>>, headers: HeaderMap, body: Body) -> Response {
    if !is_of(&headers, "application/json") {
        return refuse((StatusCode::UNSUPPORTED_MEDIA_TYPE, "an order is JSON\n"));
    }
    let text = match arrived(body, ORDER).await {
        Ok(text) => text,
        Err(refused) => return refuse(refused),
    };
    match serde_json::from_slice::<Order>(&text) {
        Ok(order) => told(asked(&desk, order).await),
        Err(error) => (StatusCode::BAD_REQUEST, format!("no order: {error}\n")).into_response(),
    }
}

/// Goes on with the game of a record that a page has.
pub async fn load(State(desk): State<Arc<Desk>>, headers: HeaderMap, body: Body) -> Response {
    if !is_of(&headers, "text/plain") {
        return refuse((StatusCode::UNSUPPORTED_MEDIA_TYPE, "a record is plain text\n"));
    }
    let text = match arrived(body, RECORD).await {
        Ok(text) => text,
        Err(refused) => return refuse(refused),
    };
    match String::from_utf8(text) {
        Ok(record) => told(asked(&desk, Order::Load { record }).await),
        Err(_) => refuse((StatusCode::BAD_REQUEST, "a record is a text in UTF-8\n")),
    }
}

/// The record of the game, to be kept as a file.
pub async fn record(State(desk): State<Arc<Desk>>) -> Response {
    match asked(&desk, Order::Record {}).await {
        Ok(Answer::Record { record, name }) => {
            let shown = format!("attachment; filename=\"{name}\"");
            ([(CONTENT_TYPE, "text/plain; charset=utf-8".to_string()), (CONTENT_DISPOSITION, shown)], record)
                .into_response()
        }
        other => told(other),
    }
}

/// Hands an order over and waits for its answer.
async fn asked(desk: &Desk, order: Order) -> Result<Answer, Refused> {
    let (answer, answered) = oneshot::channel();
    desk.orders.try_send(Ask { order, answer }).map_err(|error| match error {
        TrySendError::Full(_) => (StatusCode::SERVICE_UNAVAILABLE, "too much is asked for: wait a moment\n"),
        TrySendError::Disconnected(_) => (StatusCode::SERVICE_UNAVAILABLE, "the game is over\n"),
    })?;
    answered.await.map_err(|_| (StatusCode::SERVICE_UNAVAILABLE, "the game is over\n"))
}

fn told(answer: Result<Answer, Refused>) -> Response {
    answer.map_or_else(refuse, |answer| Json(answer).into_response())
}

fn refuse(refused: Refused) -> Response {
    refused.into_response()
}

/// The whole body, if it comes in time and is not too long.
async fn arrived(body: Body, most: usize) -> Result<Vec<u8>, Refused> {
    match timeout(SLOW, to_bytes(body, most)).await {
        Ok(Ok(bytes)) => Ok(bytes.into()),
        Ok(Err(_)) => Err((StatusCode::PAYLOAD_TOO_LARGE, "too long, or broken off\n")),
        Err(_) => Err((StatusCode::REQUEST_TIMEOUT, "it took too long to arrive\n")),
    }
}

fn is_of(headers: &HeaderMap, kind: &str) -> bool {
    let said = headers.get(CONTENT_TYPE).and_then(|value| value.to_str().ok());
    said.and_then(|said| said.split(';').next()).is_some_and(|said| said.trim().eq_ignore_ascii_case(kind))
}
