import type { Format } from '@retropulse/domain/board/formats/format'

/**
 * The format that suits a month (1 is January, seasons are northern): of those in season the one with the shortest
 * season, so that a holiday comes before a time of year (DASH-35). Undefined without any.
 */
export function seasonalFormat(formats: readonly Format[], month: number): Format | undefined {
  return formats
    .filter(({ months }) => months.includes(month))
    .toSorted((one, other) => one.months.length - other.months.length)[0]
}
