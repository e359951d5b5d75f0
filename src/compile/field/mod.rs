//! The board as bits: which bit each cell is, and steps, rays and lines over whole sets.

mod along;
mod around;
mod field;
mod layout;
mod line_table;
mod links;
mod pairs;
mod row;
mod shift;
mod star;
mod ways;

pub(super) use along::Along;
pub(super) use around::Around;
pub(super) use field::{Field, NOWHERE};
pub(super) use layout::Layout;
pub(super) use line_table::LineTable;
pub(super) use links::Links;
pub(super) use row::Row;
pub(super) use shift::Shift;
pub(super) use star::Star;
