//! The products that have a measure.

use std::ops::RangeInclusive;

use super::terms::Term;
use crate::catalogue::index::{Entry, Index};
use crate::catalogue::search::bit_set::BitSet;
use crate::catalogue::specs::Facts;
use crate::catalogue::specs::choices::{self, Choice, Kind};

/// What a search for a measure asks for.
pub fn having(index: &Index, term: Term) -> BitSet {
    let just = |kind, from| index.having(Choice { kind, from }).clone();
    match term {
        Term::Ram(gb) => just(Kind::Ram, gb),
        Term::Storage(gb) => just(Kind::Storage, gb),
        Term::Network(network) => just(Kind::Network, network),
        Term::Battery(mah) => measuring(index, Kind::Battery, &(mah..=u32::MAX), Facts::battery),
        Term::Refresh(hz) => index.entries().filter(|e| e.facts.refresh() >= hz).map(Entry::seq).collect(),
        Term::Screen(tenths) => {
            let about = match tenths {
                0..100 => 2,
                100..200 => 7,
                _ => 10,
            };
            let sizes = tenths.saturating_sub(about).max(1)..=tenths.saturating_add(about);
            measuring(index, Kind::Screen, &sizes, Facts::screen)
        }
    }
}

/// The products whose number of a kind lies in a range: of the choices of that kind those that lie wholly in it, and of the
/// ones at its ends what fits.
fn measuring(
    index: &Index,
    kind: Kind,
    range: &RangeInclusive<u32>,
    number: impl Fn(Facts) -> u32,
) -> BitSet {
    let fits = |entry: &Entry| range.contains(&number(entry.facts));
    let mut of_kind = choices::all().filter(|choice| choice.kind == kind).peekable();
    if of_kind.peek().is_none_or(|first| *range.start() < first.from) {
        // There is no choice for what is smaller than all of them.
        return index.entries().filter(|entry| fits(entry)).map(Entry::seq).collect();
    }
    let mut found = BitSet::default();
    for choice in of_kind {
        let last = choice.to().unwrap_or(u32::MAX);
        let (set, inside) = (index.having(choice), [choice.from, last].map(|end| range.contains(&end)));
        if inside == [true, true] {
            found.join(set);
        } else if last >= *range.start() && choice.from <= *range.end() {
            found.join(&index.of_seqs(set.oldest()).filter(|entry| fits(entry)).map(Entry::seq).collect());
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::catalogue::search::understand::tests::demo;

    #[test]
    fn what_has_a_measure_is_what_a_plain_scan_finds() {
        let (_, index) = demo();
        let plain = |test: &dyn Fn(Facts) -> bool| -> BitSet {
            index.entries().filter(|entry| test(entry.facts)).map(Entry::seq).collect()
        };
        let mut found = 0;
        for mah in (0..12_000).step_by(250) {
            let set = having(&index, Term::Battery(mah));
            found += set.count();
            assert_eq!(set, plain(&|facts| facts.battery() >= mah), "{mah} mAh");
        }
        for tenths in 1..900 {
            let about = if tenths < 100 {
                2
            } else if tenths < 200 {
                7
            } else {
                10
            };
            let set = having(&index, Term::Screen(tenths));
            found += set.count();
            let expected = |f: Facts| f.screen() > 0 && f.screen().abs_diff(tenths) <= about;
            assert_eq!(set, plain(&expected), "{tenths} tenths of an inch");
        }
        for gb in [1, 5, 8, 16, 256, 512] {
            assert_eq!(having(&index, Term::Ram(gb)), plain(&|facts| facts.has_ram(gb)));
            assert_eq!(having(&index, Term::Storage(gb)), plain(&|facts| facts.has_storage(gb)));
        }
        for network in [4, 5] {
            assert_eq!(having(&index, Term::Network(network)), plain(&|f| f.network() == network));
        }
        assert!(found > 1_000);
    }
}
