import type { InsightLimit } from '@retropulse/contract/insights'
import { remember, useRemembered } from '../../lib/remembered.ts'

/** How many retros are looked at; 12 unless somebody chose another on this device (teams.md §9). */
export const RANGES = ['12', '24', 'all'] as const satisfies readonly InsightLimit[]

const chosen = remember('insight-range')

export function useRange(): readonly [InsightLimit, (range: InsightLimit) => void] {
  return [readRange(useRemembered(chosen)), chosen.set]
}

/** Whatever stands in the storage, it is one of the ranges. */
export function readRange(remembered: string | null): InsightLimit {
  return RANGES.find((range) => range === remembered) ?? '12'
}
