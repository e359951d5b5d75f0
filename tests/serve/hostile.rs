use super::client::Served;
use serde_json::json;

const JSON: &str = "Content-Type: application/json\r\n";
const PLAY: &[u8] = br#"{"do": "play", "text": "a1"}"#;

#[test]
fn other_names_for_the_server_are_refused() {
    let served = Served::start(&["dvonn"]);
    let port = served.port;
    for host in
        ["evil.example", &format!("evil.example:{port}"), "127.0.0.1", &format!("127.0.0.1:{}", port ^ 1), ""]
    {
        for (method, path) in [("GET", "/"), ("GET", "/events"), ("GET", "/record"), ("POST", "/order")] {
            let (status, body) = served.ask(method, path, &format!("Host: {host}\r\n{JSON}"), PLAY);
            assert_eq!(status, 421, "{host} {method} {path}");
            assert!(!body.contains("houserule") && !body.contains("dvonn"), "{body}");
        }
    }
    for host in ["localhost", "127.0.0.1", "[::1]"] {
        assert_eq!(served.ask("GET", "/", &format!("Host: {host}:{port}\r\n"), b"").0, 200);
    }
    assert!(served.raw(b"GET / HTTP/1.0\r\n\r\n").starts_with("HTTP/1.0 421"));
    let twice = format!(
        "GET / HTTP/1.1\r\nHost: localhost:{port}\r\nHost: evil.example\r\nConnection: close\r\n\r\n"
    );
    assert!(served.raw(twice.as_bytes()).starts_with("HTTP/1.1 421"));
    let whole =
        format!("GET http://evil.example/ HTTP/1.1\r\nHost: localhost:{port}\r\nConnection: close\r\n\r\n");
    assert!(served.raw(whole.as_bytes()).starts_with("HTTP/1.1 421"));
    assert_eq!(served.state()["made"], 0);
}

#[test]
fn other_pages_are_refused() {
    let served = Served::start(&["dvonn"]);
    let port = served.port;
    for origin in ["http://evil.example", "null", "https://localhost", &format!("http://evil.example:{port}")]
    {
        let headers = format!("Origin: {origin}\r\n{JSON}");
        assert_eq!(served.ask("POST", "/order", &headers, PLAY).0, 403, "{origin}");
        assert_eq!(served.ask("GET", "/events", &headers, b"").0, 403, "{origin}");
        assert_eq!(served.ask("OPTIONS", "/order", &headers, b"").0, 403, "{origin}");
    }
    for site in ["cross-site", "same-site"] {
        let headers = format!("Sec-Fetch-Site: {site}\r\nSec-Fetch-Dest: image\r\n");
        assert_eq!(served.ask("GET", "/record", &headers, b"").0, 403, "{site}");
        assert_eq!(served.ask("GET", "/", &headers, b"").0, 403, "{site}");
    }
    // a link to the page may be followed
    let link = "Sec-Fetch-Site: cross-site\r\nSec-Fetch-Dest: document\r\n";
    assert_eq!(served.ask("GET", "/", link, b"").0, 200);
    assert_eq!(served.ask("GET", "/record", link, b"").0, 403);
    // what a form of another page can send is no order
    for kind in ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data"] {
        assert_eq!(served.ask("POST", "/order", &format!("Content-Type: {kind}\r\n"), PLAY).0, 415);
    }
    assert_eq!(served.state()["made"], 0);
    let own = format!("Origin: http://localhost:{port}\r\nSec-Fetch-Site: same-origin\r\n{JSON}");
    assert_eq!(served.ask("POST", "/order", &own, PLAY).0, 200);
    assert_eq!(served.state()["made"], 1);
}

#[test]
fn nothing_but_the_page_is_served() {
    let served = Served::start(&["dvonn"]);
    for path in [
        "/Cargo.toml",
        "/../Cargo.toml",
        "/../../../../etc/passwd",
        "/%2e%2e/%2e%2e/etc/passwd",
        "/..%2f..%2fetc%2fpasswd",
        "/rules/dvonn/init.lua",
        "/board.js/..",
        "/board.js%00.lua",
        "//etc/passwd",
        "/order",
        "/.git/config",
        "/index.html",
    ] {
        let (status, body) = served.get(path);
        assert!(matches!(status, 400 | 404 | 405), "{path}: {status}");
        assert!(body.len() < 100 && !body.contains("root:"), "{path}: {body}");
    }
    for method in ["PUT", "DELETE", "PATCH", "TRACE", "CONNECT", "BREW"] {
        let (status, _) = served.ask(method, "/", "", b"");
        assert!((400..500).contains(&status), "{method}: {status}");
    }
    let answer = served
        .raw(format!("GET / HTTP/1.0\r\nHost: localhost:{}\r\n\r\n", served.port).as_bytes())
        .to_lowercase();
    for header in [
        "content-security-policy: default-src 'none'",
        "x-content-type-options: nosniff",
        "cache-control: no-store",
    ] {
        assert!(answer.contains(header), "{header}");
    }
    assert!(!answer.contains("access-control-allow"));
}

#[test]
fn long_and_broken_texts_do_no_harm() {
    let served = Served::start(&["dvonn"]);
    let long = json!({"do": "play", "text": "a".repeat(65 << 10)}).to_string();
    assert_eq!(served.ask("POST", "/order", JSON, long.as_bytes()).0, 413);
    let record = vec![b'x'; (1 << 20) + 1];
    assert_eq!(served.ask("POST", "/record", "Content-Type: text/plain\r\n", &record).0, 413);
    assert_eq!(served.ask("POST", "/record", "Content-Type: text/plain\r\n", b"\xff\xfe").0, 400);
    for text in ["\u{0}", "𝕬1 b2", "a1\u{202e}b2", "\\\"<script>", "a1;;;;", "#", "::::", ": :", ":"] {
        served.order(&json!({"do": "play", "text": text}));
        served.order(&json!({"do": "why", "text": text}));
        served.order(&json!({"do": "complete", "text": text}));
    }
    let many = "a1 b1 ".repeat(10_000);
    served.order(&json!({"do": "play", "text": many}));
    for order in
        [json!({"do": "go", "made": u64::MAX}), json!({"do": "new", "game": "dvonn", "seed": u64::MAX})]
    {
        served.order(&order);
    }
    let headers = format!("{}\r\n", (0..200).map(|i| format!("X-{i}: y\r\n")).collect::<String>());
    let (status, _) = served.ask("GET", "/", headers.trim_end_matches("\r\n\r\n"), b"");
    assert!((400..500).contains(&status) || status == 0, "{status}");
    let head = format!("X: {}\r\n", "y".repeat(100_000));
    let (status, _) = served.ask("GET", "/", &head, b"");
    assert!((400..500).contains(&status) || status == 0, "{status}");
    for junk in
        [&b"\x16\x03\x01\x02\x00\x01"[..], b"GET", b"\r\n\r\n\r\n", b"GET / HTTP/9.9\r\n\r\n", &[0; 4096]]
    {
        served.raw(junk);
    }
    let both = format!(
        "POST /order HTTP/1.1\r\nHost: localhost:{}\r\n{JSON}Content-Length: 5\r\nTransfer-Encoding: chunked\r\nConnection: close\r\n\r\n0\r\n\r\nGET /record HTTP/1.1\r\n\r\n",
        served.port
    );
    assert!(served.raw(both.as_bytes()).matches("HTTP/1.1 ").count() <= 1);
    assert_eq!(served.get("/").0, 200);
    served.order(&json!({"do": "new", "game": "dvonn"}));
    served.play("a1");
    assert_eq!(served.state()["made"], 1);
}
