use std::collections::BTreeMap;
use std::io;
use std::sync::mpsc::{Receiver, SyncSender, sync_channel};
use std::sync::{Arc, Mutex};
use std::thread;

/// How many items are under way at once, for each thread.
const UNDER_WAY: usize = 64;

/// Deep rules need more stack than a thread usually has.
const STACK: usize = 16 << 20;

/// Works on items in several threads and hands over the results in order, as soon as they are there.
///
/// `worker` is called once in each thread and makes what does the work. `give` gets each result, and whether
/// more are there already. Only a bounded number of items is under way at once. An item of `Err` ends the work
/// after what came before it. An error of `give` ends it at once: threads that wait for input are left behind.
///
/// # Errors
/// The first error of an item or of `give`.
pub fn pipeline<I, T, R, W, M>(
    items: I,
    threads: usize,
    worker: M,
    mut give: impl FnMut(R, bool) -> io::Result<()>,
) -> io::Result<()>
where
    I: Iterator<Item = io::Result<T>> + Send + 'static,
    T: Send + 'static,
    R: Send + 'static,
    W: FnMut(T) -> R,
    M: Fn() -> W + Send + Sync + 'static,
{
    let threads = threads.max(1);
    let window = threads * UNDER_WAY;
    let (permit, permits) = sync_channel::<()>(window);
    let (put, get) = sync_channel::<(usize, T)>(window);
    let (done, results) = sync_channel::<(usize, R)>(window);
    for _ in 0..window {
        let _ = permit.try_send(());
    }
    let shared = Arc::new((Mutex::new(get), worker));
    for _ in 0..threads {
        let (shared, done) = (shared.clone(), done.clone());
        thread::Builder::new().stack_size(STACK).spawn(move || work(&shared.0, &done, shared.1()))?;
    }
    drop((done, shared));
    let reader = thread::Builder::new().spawn(move || read(items, &permits, &put))?;
    hand_over(&results, &permit, &mut give)?;
    reader.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic))
}

fn read<T>(
    items: impl Iterator<Item = io::Result<T>>,
    permits: &Receiver<()>,
    put: &SyncSender<(usize, T)>,
) -> io::Result<()> {
    for (number, item) in items.enumerate() {
        let item = item?;
        // both ends hang up when the results cannot be handed over any more
        if permits.recv().is_err() || put.send((number, item)).is_err() {
            break;
        }
    }
    Ok(())
}

fn work<T, R>(
    get: &Mutex<Receiver<(usize, T)>>,
    done: &SyncSender<(usize, R)>,
    mut worker: impl FnMut(T) -> R,
) {
    loop {
        let next = get.lock().unwrap_or_else(std::sync::PoisonError::into_inner).recv();
        let Ok((number, item)) = next else { return };
        if done.send((number, worker(item))).is_err() {
            return;
        }
    }
}

fn hand_over<R>(
    results: &Receiver<(usize, R)>,
    permit: &SyncSender<()>,
    give: &mut impl FnMut(R, bool) -> io::Result<()>,
) -> io::Result<()> {
    let mut waiting = BTreeMap::new();
    let mut next = 0;
    loop {
        let Ok((number, result)) = results.recv() else { return Ok(()) };
        waiting.insert(number, result);
        waiting.extend(results.try_iter());
        while let Some(result) = waiting.remove(&next) {
            next += 1;
            give(result, waiting.contains_key(&next))?;
            let _ = permit.try_send(());
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn results_come_in_order_whatever_takes_long() {
        let items = (0..500u64).map(Ok);
        let mut given = Vec::new();
        let worker = || {
            |item: u64| {
                if item.is_multiple_of(50) {
                    thread::yield_now();
                }
                item * 2
            }
        };
        pipeline(items, 3, worker, |result, _| {
            given.push(result);
            Ok(())
        })
        .unwrap();
        assert_eq!(given, (0..500).map(|item| item * 2).collect::<Vec<_>>());
    }

    #[test]
    fn an_output_that_is_closed_ends_the_work() {
        let items = (0..).map(Ok);
        let result = pipeline(
            items,
            2,
            || |item: u64| item,
            |result, _| {
                if result == 100 { Err(io::ErrorKind::BrokenPipe.into()) } else { Ok(()) }
            },
        );
        assert_eq!(result.unwrap_err().kind(), io::ErrorKind::BrokenPipe);
    }

    #[test]
    fn an_input_that_breaks_off_is_told_after_what_came_before() {
        let items = (0..3u64).map(Ok).chain([Err(io::ErrorKind::InvalidData.into())]);
        let mut given = 0;
        let result = pipeline(
            items,
            2,
            || |item: u64| item,
            |_, _| {
                given += 1;
                Ok(())
            },
        );
        assert_eq!((result.unwrap_err().kind(), given), (io::ErrorKind::InvalidData, 3));
    }
}
