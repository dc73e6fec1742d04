/** The same items in another order; `random` returns a number from 0 up to 1. */
export function shuffled<Thing>(things: readonly Thing[], random: () => number): readonly Thing[] {
  const drawn = things.map((thing) => ({ thing, at: random() }))
  return drawn.sort((one, other) => one.at - other.at).map(({ thing }) => thing)
}
