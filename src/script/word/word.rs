use super::{Op, Type};

/// A word of the script language: one row of the vocabulary.
#[derive(Clone, Copy, Debug)]
pub struct Word {
    /// How it is written; `board.hex` is the field `hex` of `board`.
    pub name: &'static str,
    /// What it means.
    pub op: Op,
    /// How it is used.
    pub form: Form,
    /// What it gives.
    pub result: Type,
    /// What it is, in a sentence.
    pub says: &'static str,
    /// How it looks in a script.
    pub example: &'static str,
}

/// How a word is used.
#[derive(Clone, Copy, Debug)]
pub enum Form {
    /// By itself.
    Value,
    /// By itself, or with arguments.
    ValueOrCall(&'static [Param]),
    /// With arguments in order.
    Call(&'static [Param]),
    /// With one table of named arguments.
    Fields(&'static [Param]),
}

impl Form {
    /// The parameters, if it takes any.
    pub fn params(self) -> &'static [Param] {
        match self {
            Form::Value => &[],
            Form::ValueOrCall(params) | Form::Call(params) | Form::Fields(params) => params,
        }
    }
}

/// An argument that a word takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Param {
    /// Its name.
    pub name: &'static str,
    /// What it takes.
    pub ty: Type,
    /// What holds without it; absent if it must be given.
    pub without: Option<&'static str>,
    /// What it is, in a few words.
    pub says: &'static str,
}

impl Param {
    /// Whether it must be given.
    pub fn is_needed(&self) -> bool {
        self.without.is_none()
    }
}

/// A method of a value.
#[derive(Clone, Copy, Debug)]
pub struct Method {
    /// The types of values that have it.
    pub of: &'static [Type],
    /// The word after the colon.
    pub word: Word,
}

/// An argument that must be given.
pub(super) const fn must(name: &'static str, ty: Type, says: &'static str) -> Param {
    Param { name, ty, without: None, says }
}

/// An argument that may be left out.
pub(super) const fn may(name: &'static str, ty: Type, without: &'static str, says: &'static str) -> Param {
    Param { name, ty, without: Some(without), says }
}

/// A word that is used by itself.
pub(super) const fn value(
    name: &'static str,
    op: Op,
    result: Type,
    says: &'static str,
    example: &'static str,
) -> Word {
    Word { name, op, form: Form::Value, result, says, example }
}

/// A word that takes arguments in order.
pub(super) const fn call(
    name: &'static str,
    op: Op,
    params: &'static [Param],
    result: Type,
    says: &'static str,
    example: &'static str,
) -> Word {
    Word { name, op, form: Form::Call(params), result, says, example }
}

/// A word that takes a table of named arguments.
pub(super) const fn fields(
    name: &'static str,
    op: Op,
    params: &'static [Param],
    result: Type,
    says: &'static str,
    example: &'static str,
) -> Word {
    Word { name, op, form: Form::Fields(params), result, says, example }
}
