import { locale } from '../../../lib/locale.ts'
import { ChartArea } from '../../../ui/chart-area.tsx'
import { ChartLine } from '../../../ui/chart-line.tsx'
import { AverageChange } from '../results/average-change.tsx'
import { bandText } from '../results/short-texts.ts'
import { t } from './messages.ts'
import type { TopicLine, TrendPlace } from './survey-averages.ts'

const [WORST, BEST] = [1, 5]
const LEVELS = [
  { at: 0, text: locale.number.format(WORST) },
  { at: 1, text: locale.number.format(BEST) },
]

export interface TopicSparklineProps {
  line: TopicLine
  places: readonly TrendPlace[]
}

/** A topic over time in a small chart, with its latest average and how that changed (PULSE-97). */
export function TopicSparkline({ line: { topic, averages, latest }, places }: TopicSparklineProps) {
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
      {averages.some((average) => average !== null) && (
        <ChartArea height="h-12" levels={LEVELS}>
          <ChartLine
            min={WORST}
            max={BEST}
            dots="small"
            points={places.map(({ id, name }, at) => {
              const value = averages[at] ?? null
              const average = value === null ? null : locale.tenth.format(value)
              return {
                key: id,
                value,
                text:
                  average === null
                    ? t('trend.noPoint', { survey: name })
                    : t('trend.point', { survey: name, average }),
              }
            })}
          />
        </ChartArea>
      )}
    </li>
  )
}
