use std::net::{IpAddr, SocketAddr};

/// By which names a server may be called. Any other name may have been made to point here by somebody else.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Hosts {
    port: u16,
    names: Vec<String>,
    /// Whether any address may be named: an address cannot be made to point elsewhere.
    addresses: bool,
}

impl Hosts {
    /// The names of a server that listens on an address, for which the user said `host`.
    pub fn of(host: &str, address: SocketAddr) -> Hosts {
        let local = address.ip().is_loopback();
        let mut names = vec![host.to_ascii_lowercase(), address.ip().to_string()];
        if local || address.ip().is_unspecified() {
            names.extend(["localhost", "127.0.0.1", "::1"].map(String::from));
        }
        Hosts { port: address.port(), names, addresses: !local }
    }

    /// Whether a `Host` header names this server.
    pub fn allow(&self, host: &str) -> bool {
        let (name, port) = match host.rsplit_once(':') {
            Some((name, port)) if !port.ends_with(']') => (name, port.parse().ok()),
            _ => (host, Some(80)),
        };
        let name = name.strip_prefix('[').and_then(|name| name.strip_suffix(']')).unwrap_or(name);
        let known = || self.names.iter().any(|known| known.eq_ignore_ascii_case(name));
        let address = || self.addresses && name.parse::<IpAddr>().is_ok();
        port == Some(self.port) && (known() || address())
    }

    /// Whether an `Origin` header names a page of this server.
    pub fn allow_origin(&self, origin: &str) -> bool {
        origin.strip_prefix("http://").is_some_and(|host| self.allow(host))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_names_of_this_machine_and_this_port_are_allowed() {
        let hosts = Hosts::of("127.0.0.1", "127.0.0.1:4000".parse().unwrap());
        for good in ["127.0.0.1:4000", "localhost:4000", "LOCALHOST:4000", "[::1]:4000"] {
            assert!(hosts.allow(good), "{good}");
            assert!(hosts.allow_origin(&format!("http://{good}")), "{good}");
        }
        for bad in [
            "evil.example:4000",
            "localhost",
            "localhost:4001",
            "127.0.0.1.evil.example:4000",
            "localhost.:4000",
            "10.0.0.1:4000",
            "[::1]",
            "user@localhost:4000",
            "",
            ":4000",
        ] {
            assert!(!hosts.allow(bad), "{bad}");
        }
        for bad in
            ["null", "https://localhost:4000", "http://evil.example", "http://localhost:4000/", "file://"]
        {
            assert!(!hosts.allow_origin(bad), "{bad}");
        }
    }

    #[test]
    fn a_server_for_a_network_may_be_called_by_any_address_but_by_no_other_name() {
        let hosts = Hosts::of("0.0.0.0", "0.0.0.0:80".parse().unwrap());
        assert!(hosts.allow("192.168.1.7") && hosts.allow("[fe80::1]:80") && hosts.allow("localhost"));
        assert!(!hosts.allow("evil.example") && !hosts.allow("192.168.1.7:81"));
        let hosts = Hosts::of("games.example", "192.168.1.7:80".parse().unwrap());
        assert!(hosts.allow("games.example") && hosts.allow("192.168.1.7") && !hosts.allow("localhost"));
    }
}
