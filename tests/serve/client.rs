use serde_json::{Value, json};
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::Path;
use std::process::{Child, ChildStdout, Command, Stdio};
use std::time::{Duration, Instant};
use tempfile::TempDir;

/// How long anything is waited for at most.
pub const PATIENCE: Duration = Duration::from_secs(30);

/// A server of its own for a test, which keeps games in a folder of its own.
pub struct Served {
    pub child: Child,
    pub port: u16,
    pub home: TempDir,
    _said: BufReader<ChildStdout>,
}

impl Served {
    pub fn start(args: &[&str]) -> Served {
        Served::start_in(Path::new("."), args)
    }

    pub fn start_in(folder: &Path, args: &[&str]) -> Served {
        let home = tempfile::tempdir().unwrap();
        let mut child = Command::new(env!("CARGO_BIN_EXE_houserule"))
            .arg("serve")
            .args(args)
            .current_dir(folder)
            .env("HOME", home.path())
            .env("XDG_DATA_HOME", home.path().join("data"))
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        let mut said = BufReader::new(child.stdout.take().unwrap());
        let mut line = String::new();
        said.read_line(&mut line).unwrap();
        let port =
            line.trim_end().trim_end_matches('/').rsplit(':').next().and_then(|port| port.parse().ok());
        let port = port.unwrap_or_else(|| panic!("no address in `{line}`"));
        Served { child, port, home, _said: said }
    }

    pub fn connect(&self) -> TcpStream {
        let stream = TcpStream::connect(("127.0.0.1", self.port)).unwrap();
        stream.set_read_timeout(Some(PATIENCE)).unwrap();
        stream.set_write_timeout(Some(PATIENCE)).unwrap();
        stream
    }

    /// Sends bytes as they are; what comes back until the server has no more to say.
    pub fn raw(&self, text: &[u8]) -> String {
        let mut stream = self.connect();
        // the server may close before it has read all
        let _ = stream.write_all(text);
        let mut answer = Vec::new();
        let _ = stream.read_to_end(&mut answer);
        String::from_utf8_lossy(&answer).into_owned()
    }

    /// Asks for something with further headers; status and body.
    pub fn ask(&self, method: &str, path: &str, headers: &str, body: &[u8]) -> (u16, String) {
        let host = if headers.starts_with("Host:") {
            String::new()
        } else {
            format!("Host: 127.0.0.1:{}\r\n", self.port)
        };
        let mut text =
            format!("{method} {path} HTTP/1.0\r\n{host}{headers}Content-Length: {}\r\n\r\n", body.len())
                .into_bytes();
        text.extend_from_slice(body);
        let answer = self.raw(&text);
        let status = answer.split(' ').nth(1).and_then(|status| status.parse().ok()).unwrap_or(0);
        (status, answer.split_once("\r\n\r\n").map_or(String::new(), |(_, body)| body.to_string()))
    }

    pub fn get(&self, path: &str) -> (u16, String) {
        self.ask("GET", path, "", b"")
    }

    /// Gives an order; its answer.
    pub fn order(&self, order: &Value) -> Value {
        let (status, body) =
            self.ask("POST", "/order", "Content-Type: application/json\r\n", order.to_string().as_bytes());
        assert_eq!(status, 200, "{order}: {body}");
        serde_json::from_str(&body).unwrap()
    }

    /// Plays a text that must be allowed.
    pub fn play(&self, text: &str) {
        let answer = self.order(&json!({"do": "play", "text": text}));
        assert!(answer.get("errors").is_none(), "{text}: {answer}");
    }

    /// The one error of an order that is refused.
    pub fn refused(&self, order: &Value) -> Value {
        let answer = self.order(order);
        answer["errors"].get(0).unwrap_or_else(|| panic!("{order} was not refused: {answer}")).clone()
    }

    pub fn events(&self) -> Events {
        let mut stream = self.connect();
        write!(stream, "GET /events HTTP/1.0\r\nHost: localhost:{}\r\n\r\n", self.port).unwrap();
        Events(BufReader::new(stream))
    }

    /// How the game stands.
    pub fn state(&self) -> Value {
        self.events().next()
    }

    /// Tells the server to end, as a system does; its exit code and what it said last.
    pub fn terminate(mut self) -> (i32, String) {
        let told = Command::new("kill").arg("-TERM").arg(self.child.id().to_string()).status().unwrap();
        assert!(told.success());
        let until = Instant::now() + PATIENCE;
        let code = loop {
            if let Some(status) = self.child.try_wait().unwrap() {
                break status.code().unwrap_or(-1);
            }
            assert!(Instant::now() < until, "it does not end");
            std::thread::sleep(Duration::from_millis(20));
        };
        let mut said = String::new();
        self.child.stderr.take().unwrap().read_to_string(&mut said).unwrap();
        (code, said)
    }
}

impl Drop for Served {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// The states that a page is told.
pub struct Events(BufReader<TcpStream>);

impl Events {
    pub fn next(&mut self) -> Value {
        let mut line = String::new();
        loop {
            line.clear();
            assert_ne!(self.0.read_line(&mut line).unwrap(), 0, "the events end");
            if let Some(state) = line.strip_prefix("data: ") {
                return serde_json::from_str(state).unwrap();
            }
        }
    }

    /// The first state for which something holds.
    pub fn until(&mut self, holds: impl Fn(&Value) -> bool) -> Value {
        loop {
            let state = self.next();
            if holds(&state) {
                return state;
            }
        }
    }
}

/// The texts of the open decisions.
pub fn open(state: &Value) -> Vec<String> {
    let choices = state["choices"].as_array().unwrap();
    choices.iter().map(|choice| choice["text"].as_str().unwrap().to_string()).collect()
}
