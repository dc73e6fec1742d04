import { clsx } from 'clsx'
import { placeOf } from '../../../ui/chart-scale.ts'
import { bandColour, HATCHED } from '../results/band-classes.ts'
import { bandsOf } from '../results/lowest-first.ts'
import type { TopicLine } from './survey-averages.ts'

/** The lowest and the highest rating of each band (PULSE-59). */
const ENDS = { low: [1, 2], high: [3, 5] } as const

export interface TrendBandsProps {
  bands: TopicLine['bands']
  /** The position of a rating in the chart, from 0 to 1. */
  heightOf: (rating: number) => number
}

/** The bands of a topic where a survey has them in place of an average: bars over their ratings (PULSE-101). */
export function TrendBands({ bands, heightOf }: TrendBandsProps) {
  return bands.flatMap((agreed, at) =>
    agreed === null
      ? []
      : bandsOf(agreed).map(({ kind }) => {
          const [lowest, highest] = ENDS[kind]
          return (
            <span
              key={`${at} ${kind}`}
              style={{
                // Apart from those beside it, also among many surveys.
                width: `min(0.75rem, ${80 / bands.length}%)`,
                insetInlineStart: `${placeOf(at, bands.length) * 100}%`,
                bottom: `${heightOf(lowest) * 100}%`,
                height: `${(heightOf(highest) - heightOf(lowest)) * 100}%`,
              }}
              className={clsx(
                'absolute -translate-x-1/2 rounded-[3px] rtl:translate-x-1/2',
                HATCHED,
                bandColour[kind],
              )}
            />
          )
        }),
  )
}
