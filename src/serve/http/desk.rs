use super::hosts::Hosts;
use super::rate::Rate;
use crate::serve::ask::Ask;
use std::sync::mpsc::SyncSender;
use std::sync::{Arc, Mutex};
use tokio::sync::{Semaphore, watch};

/// How many pages may look on at once.
const PAGES: usize = 64;

/// What the handlers of requests share.
#[derive(Debug)]
pub struct Desk {
    /// Where orders go.
    pub orders: SyncSender<Ask>,
    /// How the game stands, as JSON; empty before the game has begun.
    pub shown: watch::Receiver<Arc<str>>,
    /// By which names the server may be called.
    pub hosts: Hosts,
    /// How many requests there may be.
    pub rate: Mutex<Rate>,
    /// How many more pages may look on.
    pub pages: Arc<Semaphore>,
}

impl Desk {
    /// A desk nobody has asked at yet.
    pub fn new(orders: SyncSender<Ask>, shown: watch::Receiver<Arc<str>>, hosts: Hosts) -> Desk {
        Desk { orders, shown, hosts, rate: Mutex::default(), pages: Arc::new(Semaphore::new(PAGES)) }
    }
}
