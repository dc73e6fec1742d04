/** The highest rate that held, and all rates that were tried. */
export interface Limit<Trial> {
  readonly held: number
  readonly trials: readonly { readonly rate: number; readonly isHeld: boolean; readonly trial: Trial }[]
}

export interface LimitOptions<Trial> {
  readonly first: number
  /** Never tries a higher one. */
  readonly highest: number
  /** The result is at most this share below the true limit. */
  readonly precision: number
  readonly attempt: (rate: number) => Promise<Trial>
  readonly isHeld: (trial: Trial) => boolean
}

/** Doubles the rate until it does not hold, then halves the interval in between until it is narrow enough. */
export async function findLimit<Trial>(options: LimitOptions<Trial>): Promise<Limit<Trial>> {
  const { first, highest, precision } = options
  const trials: { rate: number; isHeld: boolean; trial: Trial }[] = []

  async function holds(rate: number): Promise<boolean> {
    const trial = await options.attempt(rate)
    const isHeld = options.isHeld(trial)
    trials.push({ rate, isHeld, trial })
    return isHeld
  }

  let held = 0
  let broken = first
  while (broken <= highest && (await holds(broken))) {
    held = broken
    broken *= 2
  }
  while (broken <= highest && broken - held > Math.max(1, broken * precision)) {
    const middle = Math.round((held + broken) / 2)
    if (await holds(middle)) held = middle
    else broken = middle
  }
  return { held, trials }
}
