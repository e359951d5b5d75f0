//! The page: everything that is served as it is. It is in the program; no file is read.

use axum::http::header::CONTENT_TYPE;
use axum::response::IntoResponse;

/// The page.
pub async fn html() -> impl IntoResponse {
    ([(CONTENT_TYPE, "text/html; charset=utf-8")], include_str!("../page/board.html"))
}

/// How it looks.
pub async fn css() -> impl IntoResponse {
    ([(CONTENT_TYPE, "text/css; charset=utf-8")], include_str!("../page/board.css"))
}

/// What it does.
pub async fn script() -> impl IntoResponse {
    ([(CONTENT_TYPE, "text/javascript; charset=utf-8")], include_str!("../page/board.js"))
}

/// Its sign.
pub async fn icon() -> impl IntoResponse {
    ([(CONTENT_TYPE, "image/svg+xml")], include_str!("../page/icon.svg"))
}
