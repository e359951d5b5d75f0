use super::Picture;
use super::page::Page;

/// Pictures one after the other, each for so many seconds, again and again; nothing for none.
///
/// Where a reader wants less motion the last one stands still.
pub fn film(title: &str, pictures: &[Picture], seconds: f64) -> Option<String> {
    let first = pictures.first()?;
    let (left, top, width, _) = first.bounds;
    let height = pictures.iter().map(|picture| picture.bounds.3).fold(0.0, f64::max);
    let (count, all) = (pictures.len(), seconds * pictures.len() as f64);
    let share = 100.0 / count as f64;
    let mut page = Page::default();
    let mut rules = format!(
        "@keyframes shown{{0%{{visibility:visible}}{share:.4}%{{visibility:hidden}}}}\
         .frame{{visibility:hidden;animation:shown {all:.2}s step-end infinite}}"
    );
    for frame in 1..count {
        rules += &format!(".f{frame}{{animation-delay:{:.2}s}}", seconds * frame as f64);
    }
    let last = count - 1;
    rules += &format!(
        "@media (prefers-reduced-motion:reduce){{.frame{{animation:none}}.f{last}{{visibility:visible}}}}"
    );
    page.style(&rules);
    for (frame, picture) in pictures.iter().enumerate() {
        page.open(&format!("frame f{frame}"), Some(&picture.title));
        page.put(&picture.inside);
        page.close();
    }
    Some(page.finish(title, (left, top, width, height), first.theme.colours().page))
}
