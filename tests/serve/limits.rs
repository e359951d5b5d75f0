use super::client::{PATIENCE, Served};
use serde_json::json;
use std::io::{Read, Write};
use std::net::TcpStream;
use std::time::{Duration, Instant};

/// How much memory the server holds, in KiB.
fn memory(served: &Served) -> u64 {
    let text = std::fs::read_to_string(format!("/proc/{}/status", served.child.id())).unwrap_or_default();
    let line = text.lines().find(|line| line.starts_with("VmRSS")).unwrap_or("VmRSS: 0 kB");
    line.split_whitespace().nth(1).and_then(|number| number.parse().ok()).unwrap_or(0)
}

/// Waits until a page gets in again.
fn gets_in(served: &Served) {
    let until = Instant::now() + PATIENCE;
    while served.get("/").0 != 200 {
        assert!(Instant::now() < until, "no page gets in any more");
        std::thread::sleep(Duration::from_millis(100));
    }
}

#[test]
fn thousands_of_connections_leave_it_up() {
    let served = Served::start(&["dvonn"]);
    served.play("a1");
    let before = memory(&served);
    for _ in 0..4 {
        let open: Vec<TcpStream> =
            (0..700).filter_map(|_| TcpStream::connect(("127.0.0.1", served.port)).ok()).collect();
        assert!(open.len() > 600, "{}", open.len());
        drop(open);
    }
    gets_in(&served);
    let grown = memory(&served).saturating_sub(before);
    assert!(grown < 32 << 10, "grown by {grown} KiB");
    served.play("b1");
    assert_eq!(served.state()["made"], 2);
}

#[test]
fn who_is_slow_is_let_go() {
    let served = Served::start(&["dvonn"]);
    // heads that never end hold all places, for a while
    let mut slow: Vec<TcpStream> = (0..300).map(|_| served.connect()).collect();
    for stream in &mut slow {
        let _ = stream.write_all(b"GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ");
    }
    let begun = Instant::now();
    let mut first = &slow[0];
    let mut answer = Vec::new();
    let _ = first.read_to_end(&mut answer);
    assert!(begun.elapsed() < PATIENCE, "it is not let go");
    gets_in(&served);
    // a body that never comes
    let mut stream = served.connect();
    let head = format!(
        "POST /order HTTP/1.1\r\nHost: localhost:{}\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{{",
        served.port
    );
    stream.write_all(head.as_bytes()).unwrap();
    served.play("a1");
    let mut answer = String::new();
    let _ = stream.read_to_string(&mut answer);
    assert!(answer.starts_with("HTTP/1.1 408"), "{answer}");
    assert_eq!(served.state()["made"], 1);
}

#[test]
fn who_leaves_in_the_middle_does_no_harm() {
    let served = Served::start(&["dvonn"]);
    for i in 0..200 {
        let mut stream = served.connect();
        let body = r#"{"do": "random"}"#;
        let text = format!(
            "POST /order HTTP/1.1\r\nHost: localhost:{}\r\nContent-Type: application/json\r\nContent-Length: {}\r\n\r\n{body}",
            served.port,
            body.len()
        );
        let end = if i % 2 == 0 { text.len() - 5 } else { text.len() };
        let _ = stream.write_all(&text.as_bytes()[..end]);
    }
    for _ in 0..100 {
        let mut events = served.connect();
        let _ = write!(events, "GET /events HTTP/1.1\r\nHost: localhost:{}\r\n\r\n", served.port);
    }
    gets_in(&served);
    let state = served.state();
    // a whole order counts, one that was broken off does not
    assert!(state["made"].as_u64().unwrap() <= 100, "{}", state["made"]);
    served.order(&json!({"do": "go", "made": 0}));
    assert_eq!(served.state()["made"], 0);
}

#[test]
fn a_page_that_does_not_read_holds_up_nobody_and_costs_little() {
    let served = Served::start(&["gomoku", "--seed", "1"]);
    let deaf = served.events();
    let mut page = served.events();
    page.next();
    let before = memory(&served);
    for _ in 0..60 {
        served.order(&json!({"do": "random"}));
        served.order(&json!({"do": "undo"}));
    }
    served.play("h8");
    page.until(|state| state["made"] == 1 && state["turns"][0]["text"] == "h8");
    let grown = memory(&served).saturating_sub(before);
    assert!(grown < 32 << 10, "grown by {grown} KiB");
    drop(deaf);
}

#[test]
fn only_so_many_pages_look_on() {
    let served = Served::start(&["dvonn"]);
    let mut pages: Vec<_> = (0..64).map(|_| served.events()).collect();
    pages.iter_mut().for_each(|page| _ = page.next());
    assert_eq!(served.get("/events").0, 503);
    drop(pages);
    let until = Instant::now() + PATIENCE;
    loop {
        let mut stream = served.connect();
        write!(stream, "GET /events HTTP/1.0\r\nHost: localhost:{}\r\n\r\n", served.port).unwrap();
        let mut head = [0; 12];
        stream.read_exact(&mut head).unwrap();
        if &head == b"HTTP/1.0 200" {
            break;
        }
        assert!(Instant::now() < until, "no page may look on any more");
        std::thread::sleep(Duration::from_millis(200));
    }
}

#[test]
fn too_many_requests_have_to_wait() {
    let served = Served::start(&["dvonn"]);
    let mut stream = served.connect();
    let one = format!("GET /icon.svg HTTP/1.1\r\nHost: localhost:{}\r\n\r\n", served.port);
    let mut reader = stream.try_clone().unwrap();
    let sending = std::thread::spawn(move || {
        for _ in 0..1500 {
            let _ = stream.write_all(one.as_bytes());
        }
        let _ = stream.shutdown(std::net::Shutdown::Write);
    });
    let mut text = String::new();
    let _ = reader.read_to_string(&mut text);
    sending.join().unwrap();
    assert!(text.matches("HTTP/1.1 200").count() >= 500);
    assert!(text.contains("HTTP/1.1 429"));
    std::thread::sleep(Duration::from_millis(200));
    assert_eq!(served.get("/").0, 200);
}
