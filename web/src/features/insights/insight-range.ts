import type { InsightLimit } from '@retropulse/contract/insights'
import { storedText, useRemembered } from '../../lib/stored-text.ts'

/** The ranges of the insights; the first one unless another was chosen on this device (INSIGHT-2). */
export const RANGES = ['12', '24', 'all'] as const satisfies readonly InsightLimit[]

const chosen = storedText('insight-range')

export function useRange(): readonly [InsightLimit, (range: InsightLimit) => void] {
  return [readRange(useRemembered(chosen)), chosen.set]
}

/** The range in the storage of the device; the default for any other value. */
export function readRange(remembered: string | null): InsightLimit {
  return RANGES.find((range) => range === remembered) ?? '12'
}
