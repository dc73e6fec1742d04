import type { OrgPulse } from '@retropulse/contract/pulse-survey'
import { useState } from 'react'
import { locale } from '../../../lib/locale.ts'
import { isBridged } from '../../../ui/chart-scale.ts'
import { SelectBeside } from '../../../ui/select-beside.tsx'
import { TopicTrend } from '../topic-trend.tsx'
import { t } from './messages.ts'

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
    key: month,
    name: locale.month.format(middleOf(month)),
    short: locale.monthShort.format(middleOf(month)),
    average: averages[at] ?? null,
  }))
  return (
    <TopicTrend
      about={about}
      title={`${t('trend.title')}: ${topic.title}`}
      summary={t(isBridged(points.map(({ average }) => average)) ? 'trend.text.gaps' : 'trend.text')}
      choice={
        <SelectBeside
          label={t('trend.topic')}
          value={topic.id}
          options={topics.map(({ id, icon, title }) => ({ value: id, name: `${icon} ${title}` }))}
          onValueChange={chooseTopic}
        />
      }
      columns={[t('trend.month'), t('trend.average')]}
      gap={t('trend.gap')}
      points={points}
      textOf={(month, average) =>
        average === null ? t('trend.noPoint', { month }) : t('trend.point', { month, average })
      }
    />
  )
}

/** A moment in a month (YYYY-MM) that is within it in every time zone. */
function middleOf(month: string): Date {
  return new Date(`${month}-15T12:00:00Z`)
}
