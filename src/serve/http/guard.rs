use super::Desk;
use axum::extract::{Request, State};
use axum::http::header::{HOST, ORIGIN};
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use std::sync::{Arc, PoisonError};
use std::time::Instant;

/// What a page may do: nothing that does not come from here.
const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; \
                      base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/// Refuses requests that other pages or other names may have made, and too many of them.
pub async fn guard(State(desk): State<Arc<Desk>>, request: Request, next: Next) -> Response {
    let mut response = match refusal(&desk, &request) {
        Some((status, why)) => (status, format!("{why}\n")).into_response(),
        None => next.run(request).await,
    };
    let headers = response.headers_mut();
    for (name, value) in [
        (header::CONTENT_SECURITY_POLICY, POLICY),
        (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
        (header::REFERRER_POLICY, "no-referrer"),
        (header::CACHE_CONTROL, "no-store"),
        (header::HeaderName::from_static("cross-origin-resource-policy"), "same-origin"),
        (header::HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
    ] {
        headers.insert(name, HeaderValue::from_static(value));
    }
    response
}

fn refusal(desk: &Desk, request: &Request) -> Option<(StatusCode, &'static str)> {
    let headers = request.headers();
    let named = text(headers, HOST.as_str());
    let written = request.uri().authority().map(|authority| authority.as_str());
    if headers.get_all(HOST).iter().count() != 1
        || !named.is_some_and(|host| desk.hosts.allow(host))
        || !written.is_none_or(|host| desk.hosts.allow(host))
    {
        return Some((StatusCode::MISDIRECTED_REQUEST, "this server is not called so"));
    }
    if headers.contains_key(ORIGIN)
        && !text(headers, ORIGIN.as_str()).is_some_and(|origin| desk.hosts.allow_origin(origin))
    {
        return Some((StatusCode::FORBIDDEN, "another page may not ask here"));
    }
    let follows_link = request.method() == Method::GET
        && request.uri().path() == "/"
        && text(headers, "sec-fetch-dest") == Some("document");
    let site = text(headers, "sec-fetch-site");
    if !matches!(site, None | Some("same-origin" | "none")) && !follows_link {
        return Some((StatusCode::FORBIDDEN, "another page may not ask here"));
    }
    if !desk.rate.lock().unwrap_or_else(PoisonError::into_inner).one_more(Instant::now()) {
        return Some((StatusCode::TOO_MANY_REQUESTS, "too many requests: wait a moment"));
    }
    None
}

fn text<'a>(headers: &'a HeaderMap, name: &str) -> Option<&'a str> {
    headers.get(name).and_then(|value| value.to_str().ok())
}
