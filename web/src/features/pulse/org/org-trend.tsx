import type { OrgPulse } from '@retropulse/contract/pulse-survey'
import { useState } from 'react'
import { locale } from '../../../lib/locale.ts'
import { ChartArea } from '../../../ui/chart-area.tsx'
import { ChartFigure } from '../../../ui/chart-figure.tsx'
import { ChartLine } from '../../../ui/chart-line.tsx'
import { pickNamed, placeOf } from '../../../ui/chart-scale.ts'
import { SelectBeside } from '../../../ui/select-beside.tsx'
import { t } from './messages.ts'

const [WORST, BEST] = [1, 5]
const LEVELS = [1, 2, 3, 4, 5].map((value) => ({ at: (value - WORST) / (BEST - WORST), text: String(value) }))

/** How one topic went in the organisation from month to month (PULSE-55); nothing before there are two months. */
export function OrgTrend({ about, pulse: { topics, trend } }: { about: string; pulse: OrgPulse }) {
  const [topicId, chooseTopic] = useState<string>()
  const at = Math.max(
    topics.findIndex(({ id }) => id === topicId),
    0,
  )
  const topic = topics[at]
  if (topic === undefined || trend.length < 2) return null
  const points = trend.map(({ month, averages }) => ({
    name: locale.month.format(middleOf(month)),
    short: locale.monthShort.format(middleOf(month)),
    average: averages[at] ?? null,
  }))
  return (
    <ChartFigure
      about={about}
      title={`${t('trend.title')}: ${topic.title}`}
      summary={t('trend.text')}
      savesTable
      choice={
        <SelectBeside
          label={t('trend.topic')}
          value={topic.id}
          options={topics.map(({ id, icon, title }) => ({ value: id, name: `${icon} ${title}` }))}
          onValueChange={chooseTopic}
        />
      }
      data={{
        columns: [t('trend.month'), t('trend.average')],
        rows: points.map(({ name, average }) => [
          name,
          average === null ? t('trend.gap') : numberOf(average),
        ]),
      }}
    >
      <ChartArea
        height="h-44"
        levels={LEVELS}
        names={pickNamed(points.length).map(({ index, wideOnly }) => ({
          at: placeOf(index, points.length),
          text: points[index]?.short ?? '',
          wideOnly,
        }))}
      >
        <ChartLine
          min={WORST}
          max={BEST}
          points={points.map(({ name, average }) => ({
            key: name,
            value: average,
            text:
              average === null
                ? t('trend.noPoint', { month: name })
                : t('trend.point', { month: name, average: numberOf(average) }),
          }))}
        />
      </ChartArea>
    </ChartFigure>
  )
}

function numberOf(average: number): string {
  return locale.tenth.format(average)
}

/** A moment in a month (YYYY-MM) that is within it in every time zone. */
function middleOf(month: string): Date {
  return new Date(`${month}-15T12:00:00Z`)
}
