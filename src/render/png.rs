//! Pictures as dots: an SVG of this program as PNG.

use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{Options, Tree};
use std::sync::{Arc, LazyLock};

/// How many dots a unit of the SVG is wide, so that letters stay sharp.
const SCALE: f32 = 2.0;
/// The most dots that a PNG is wide or high.
const LARGEST: f32 = 16_384.0;

/// The letters of the program itself: the same picture on every machine, whatever fonts it has.
static OPTIONS: LazyLock<Options<'static>> = LazyLock::new(|| {
    let mut options = Options { font_family: FAMILY.to_string(), ..Options::default() };
    let fonts = Arc::make_mut(&mut options.fontdb);
    fonts.load_font_data(epaint_default_fonts::HACK_REGULAR.to_vec());
    fonts.set_sans_serif_family(FAMILY);
    options
});
const FAMILY: &str = "Hack";

/// An SVG as PNG, twice as large.
///
/// # Errors
/// If it is no SVG, or too large to be drawn.
pub fn png(svg: &str) -> Result<Vec<u8>, String> {
    png_of(&dots(svg, LARGEST)?)
}

/// An SVG as dots, twice as large, but at most so wide and high.
pub(super) fn dots(svg: &str, largest: f32) -> Result<Pixmap, String> {
    let tree = Tree::from_str(svg, &OPTIONS).map_err(|error| error.to_string())?;
    let size = tree.size();
    let scale = SCALE.min(largest / size.width().max(size.height()));
    let (width, height) = ((size.width() * scale).ceil(), (size.height() * scale).ceil());
    let dots = Pixmap::new(width as u32, height as u32);
    let mut dots = dots.ok_or_else(|| format!("{width} x {height} dots are too many"))?;
    resvg::render(&tree, Transform::from_scale(scale, scale), &mut dots.as_mut());
    Ok(dots)
}

/// Dots as PNG.
pub(super) fn png_of(dots: &Pixmap) -> Result<Vec<u8>, String> {
    dots.encode_png().map_err(|error| error.to_string())
}
