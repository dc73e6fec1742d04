/** The shares of a whole in percent, rounded so that they add up to 100 (largest remainder); zeros without a whole. */
export function wholePercents(parts: readonly number[]): readonly number[] {
  const whole = parts.reduce((sum, part) => sum + part, 0)
  if (whole === 0) return parts.map(() => 0)
  const floors = parts.map((part) => Math.floor((part * 100) / whole))
  const missing = 100 - floors.reduce((sum, floor) => sum + floor, 0)
  const raised = new Set(
    parts
      .map((part, at) => ({ at, rest: (part * 100) % whole }))
      .toSorted((one, other) => other.rest - one.rest)
      .slice(0, missing)
      .map(({ at }) => at),
  )
  return floors.map((floor, at) => floor + (raised.has(at) ? 1 : 0))
}
