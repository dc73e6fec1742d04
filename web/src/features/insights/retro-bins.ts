import { toTenth } from '@retropulse/domain/kernel/tenth'
import type { RetroInsights } from '@retropulse/contract/insights'

/** As many marks can stand side by side on a phone and still be distinguished. */
const MARKS_MAX = 50

/** Of more retros about as many marks remain: single retros between them would hide which way a figure goes. */
const MARKS_OF_SEVERAL = 26

/** Retros in a row that one mark of a chart stands for; usually one (INSIGHT-14). */
export interface RetroBin {
  /** The id of its first retro. */
  readonly key: string
  readonly retros: readonly RetroInsights[]
}

/** How many retros in a row one mark stands for (INSIGHT-14). */
export function binSize(retros: readonly RetroInsights[]): number {
  return retros.length <= MARKS_MAX ? 1 : Math.ceil(retros.length / MARKS_OF_SEVERAL)
}

/** Groups retros: each mark stands for the same number of them, but for the first one, which may have fewer. */
export function binRetros(retros: readonly RetroInsights[], size = binSize(retros)): readonly RetroBin[] {
  const bins: RetroBin[] = []
  for (let end = retros.length; end > 0; end -= size) {
    const inside = retros.slice(Math.max(0, end - size), end)
    bins.push({ key: inside[0]?.retro.id ?? '', retros: inside })
  }
  return bins.reverse()
}

/**
 * The marks of a line. The two newest retros that have the figure stand alone, so that the difference of the last marks is
 * the change that the headline names (INSIGHT-28).
 */
export function binLine(
  retros: readonly RetroInsights[],
  has: (retro: RetroInsights) => boolean,
): readonly RetroBin[] {
  const newest = retros.findLastIndex(has)
  if (newest < 0) return binRetros(retros)
  const previous = retros.slice(0, newest).findLastIndex(has)
  const cuts = [0, ...(previous < 0 ? [] : [previous, previous + 1]), newest, newest + 1, retros.length]
  return cuts.flatMap((cut, at) => binRetros(retros.slice(cut, cuts[at + 1] ?? cut), binSize(retros)))
}

/** The mean of a figure over the retros that have it, to one decimal; null where none has. */
export function meanOf({ retros }: RetroBin, figure: (retro: RetroInsights) => number | null): number | null {
  const values = retros.map(figure).filter((value) => value !== null)
  return values.length === 0 ? null : toTenth(values.reduce((sum, value) => sum + value, 0) / values.length)
}

export function sumOf({ retros }: RetroBin, figure: (retro: RetroInsights) => number): number {
  return retros.reduce((sum, retro) => sum + figure(retro), 0)
}

/**
 * The end of a scale from 0: a round number that is at least each of the values (INSIGHT-31). To 5 each whole number is
 * one, then multiples of 5 to 50, of 10 to 100, of 50 to 500, and so on.
 */
export function scaleEnd(values: readonly (number | null)[]): number {
  const highest = Math.max(1, ...values.map((value) => value ?? 0))
  const power = 10 ** Math.floor(Math.log10(highest))
  const step = highest <= 5 ? 1 : Math.max(5, highest <= 5 * power ? power / 2 : power)
  return Math.ceil(highest / step) * step
}
