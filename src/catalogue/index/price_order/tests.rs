use std::collections::BTreeSet;

use rand::{RngExt, SeedableRng, rngs::StdRng};

use super::*;

/// The same by a plain scan.
fn plain(all: &[(i64, i64)], bounds: PriceBounds, direction: Direction) -> Vec<i64> {
    let mut found: Vec<(i64, i64)> = all.iter().copied().filter(|(price, _)| bounds.take(*price)).collect();
    found.sort_by_key(|(price, seq)| {
        let by_price = if direction == Direction::Cheapest { *price } else { -*price };
        (*price == UNANNOUNCED, by_price, -*seq)
    });
    found.into_iter().map(|(_, seq)| seq).collect()
}

fn bounds(random: &mut StdRng) -> PriceBounds {
    let mut one = || random.random_bool(0.6).then(|| random.random_range(0..1_300));
    PriceBounds::new(one(), one())
}

fn agrees(order: &PriceOrder, all: &[(i64, i64)], random: &mut StdRng) {
    assert_eq!((order.len(), order.is_empty()), (all.len(), all.is_empty()));
    for _ in 0..12 {
        let bounds = bounds(random);
        let within = order.within(bounds);
        let mut outside: Vec<i64> = order.outside(&within).collect();
        outside.sort_unstable();
        let left = all.iter().filter(|(price, _)| !bounds.take(*price)).map(|(_, seq)| *seq);
        assert_eq!(outside, left.collect::<BTreeSet<_>>().into_iter().collect::<Vec<_>>(), "{bounds:?}");
        for direction in [Direction::Cheapest, Direction::Dearest] {
            let expected = plain(all, bounds, direction);
            assert_eq!(within.count(), expected.len(), "{bounds:?}");
            let before = random.random_range(0..=expected.len() + 2);
            for before in [0, before, expected.len()] {
                let page: Vec<i64> = order.ordered(&within, direction, before).take(9).collect();
                let shown: Vec<i64> = expected.iter().skip(before).take(9).copied().collect();
                assert_eq!(page, shown, "{bounds:?} {direction:?} {before}");
            }
        }
    }
}

#[test]
fn pages_and_counts_are_those_of_a_plain_scan_after_any_changes() {
    let mut random = StdRng::seed_from_u64(15);
    let mut all: Vec<(i64, i64)> =
        (1..=600).map(|seq| (random.random_range(0..1_200) * random.random_range(0..2), seq)).collect();
    let mut order = PriceOrder::of(all.iter().copied());
    agrees(&order, &all, &mut random);
    for turn in 0..60 {
        for _ in 0..40 {
            let seq = random.random_range(1..800);
            let known = all.iter().position(|(_, known)| *known == seq);
            if let Some((price, _)) = known.map(|at| all.swap_remove(at)) {
                order.remove(price, seq);
            }
            // In some turns there are only sales, in others many of one price are added.
            if turn % 4 != 3 {
                let price = if turn % 4 == 2 { 500 } else { random.random_range(0..1_200) };
                order.insert(price, seq);
                order.insert(price, seq);
                all.push((price, seq));
            }
            order.remove(1_201, seq);
        }
        agrees(&order, &all, &mut random);
    }
    for (price, seq) in all.drain(..) {
        order.remove(price, seq);
    }
    agrees(&order, &all, &mut random);
    assert!(order.is_empty());
    assert_eq!(order.announced(), 0);
}

#[test]
fn prices_are_reached_by_their_rank() {
    let order = PriceOrder::of([(300, 1), (0, 2), (100, 3), (300, 4), (i64::MAX, 5)].into_iter());
    assert_eq!((order.announced(), order.below(300), order.below(301)), (4, 1, 3));
    assert_eq!([0, 1, 2].map(|rank| order.price_at(rank)), [Some(100), Some(300), Some(300)]);
    assert_eq!(order.price_at(5), None);
    let of = |min, max| order.within(PriceBounds::new(min, max)).count();
    assert_eq!((of(None, None), of(Some(200), None), of(Some(201), None)), (5, 4, 3));
    assert_eq!((of(None, Some(300)), of(Some(400), Some(300))), (3, 0));
}
