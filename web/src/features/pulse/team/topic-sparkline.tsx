import { locale } from '../../../lib/locale.ts'
import { ChartArea } from '../../../ui/chart-area.tsx'
import { ChartLine } from '../../../ui/chart-line.tsx'
import { placeOf } from '../../../ui/chart-scale.ts'
import { AverageChange } from '../results/average-change.tsx'
import { bandText } from '../results/short-texts.ts'
import { t } from './messages.ts'
import type { TopicLine, TrendPlace } from './survey-averages.ts'
import { TrendBands } from './trend-bands.tsx'

const [WORST, BEST] = [1, 5]
const MIDDLE = (WORST + BEST) / 2
const LEVELS = [WORST, MIDDLE, BEST].map((value) => ({
  at: heightOf(value),
  text: locale.number.format(value),
}))

export interface TopicSparklineProps {
  line: TopicLine
  places: readonly TrendPlace[]
}

/** A topic over time in a small chart, with its latest average and how that changed (PULSE-97). */
export function TopicSparkline({ line: { topic, averages, bands, latest }, places }: TopicSparklineProps) {
  return (
    <li className="flex min-w-0 flex-col justify-between gap-3">
      <div className="min-w-0">
        <p dir="auto" className="text-sm wrap-anywhere text-ink-soft">
          <span className="emoji-edge">{topic.icon}</span> {topic.title}
        </p>
        <p className="flex flex-wrap items-baseline gap-x-2.5 digits">
          {latest?.state === 'shown' ? (
            <>
              <span className="font-display text-lg font-semibold tracking-tight text-ink">
                {locale.tenth.format(latest.average)}
              </span>
              {latest.change !== null && <AverageChange change={latest.change} />}
            </>
          ) : (
            <span className="text-sm leading-7 font-medium text-ink">
              {latest?.state === 'band' ? bandText(latest.agreed) : t('trend.gap')}
            </span>
          )}
        </p>
      </div>
      <ChartArea height="h-24" levels={LEVELS} names={endsOf(places)}>
        <TrendBands bands={bands} heightOf={heightOf} />
        <ChartLine
          min={WORST}
          max={BEST}
          dots="small"
          points={places.map(({ id, name }, at) => ({
            key: id,
            value: averages[at] ?? null,
            text: textOf(name, averages[at] ?? null, bands[at] ?? null),
          }))}
        />
      </ChartArea>
    </li>
  )
}

/** The position of a rating, from 0 at the worst to 1 at the best. */
function heightOf(rating: number): number {
  return (rating - WORST) / (BEST - WORST)
}

/** The days of the first place and of the last one. */
function endsOf(places: readonly TrendPlace[]) {
  return [...new Set([0, places.length - 1])].flatMap((index) => {
    const place = places[index]
    return place === undefined
      ? []
      : [{ at: placeOf(index, places.length), text: locale.dayOfYearShort.format(place.at) }]
  })
}

function textOf(survey: string, average: number | null, band: TopicLine['bands'][number]): string {
  if (average !== null) return t('trend.point', { survey, average: locale.tenth.format(average) })
  return band === null ? t('trend.noPoint', { survey }) : t('trend.band', { survey, band: bandText(band) })
}
