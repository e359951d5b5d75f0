//! Games by name, loaded once for all who share them.

mod loaded;
mod lots;
mod recent;
mod shelf;

pub use loaded::Loaded;
pub use recent::Recent;
pub use shelf::Shelf;

use crate::script::Request;

/// Sets an option of a game that is asked for, in the place of another value of it.
pub fn set_option(request: &mut Request, key: &str, value: &str) {
    match request.set.iter_mut().find(|(known, _)| known == key) {
        Some((_, known)) => *known = value.to_string(),
        None => request.set.push((key.to_string(), value.to_string())),
    }
}
