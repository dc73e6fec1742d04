import type { SurveyResults } from '@retropulse/contract/pulse-survey'
import { useState } from 'react'
import { groupBy } from '../../../lib/group-by.ts'
import { locale } from '../../../lib/locale.ts'
import { isBridged } from '../../../ui/chart-scale.ts'
import { SelectBeside } from '../../../ui/select-beside.tsx'
import { TopicTrend } from '../topic-trend.tsx'
import { t } from './messages.ts'
import { shortNames, trendOf } from './survey-averages.ts'

export interface TeamTrendProps {
  team: string
  /** Surveys that were started, the latest first. */
  surveys: readonly SurveyResults[]
  /** Answers from which on a survey is a point of the trend. */
  trendMin: number
}

/** How one topic went from survey to survey (PULSE-55); nothing before there are two surveys of a model. */
export function TeamTrend({ team, surveys, trendMin }: TeamTrendProps) {
  const models = [...groupBy(surveys, ({ modelId }) => modelId)].flatMap(([id, [latest, before]]) =>
    latest === undefined || before === undefined ? [] : [{ id, name: latest.name, topics: latest.topics }],
  )
  const [modelId, chooseModel] = useState<string>()
  const [topicId, chooseTopic] = useState<string>()
  const model = models.find(({ id }) => id === modelId) ?? models[0]
  const topic = model?.topics.find(({ id }) => id === topicId) ?? model?.topics[0]
  if (model === undefined || topic === undefined) return null
  const points = trendOf(surveys, model.id, topic.id, trendMin)
  const names = shortNames(points, (at, isOneYear) =>
    (isOneYear ? locale.dayOfYearShort : locale.dayShort).format(at),
  )
  const hasAny = points.some(({ average }) => average !== null)
  const hasBridge = isBridged(points.map(({ average }) => average))
  return (
    <TopicTrend
      about={team}
      title={`${t('trend.title')}: ${topic.title}`}
      summary={
        hasAny ? t(hasBridge ? 'trend.text.gaps' : 'trend.text') : t('trend.none', { count: trendMin })
      }
      choice={
        <div className="flex flex-wrap gap-x-6 gap-y-3">
          {models.length > 1 && (
            <SelectBeside
              label={t('trend.model')}
              className="min-w-0 max-sm:basis-full"
              value={model.id}
              options={models.map(({ id, name }) => ({ value: id, name }))}
              onValueChange={chooseModel}
            />
          )}
          <SelectBeside
            label={t('trend.topic')}
            className="min-w-0 max-sm:basis-full"
            value={topic.id}
            options={model.topics.map(({ id, icon, title }) => ({ value: id, name: `${icon} ${title}` }))}
            onValueChange={chooseTopic}
          />
        </div>
      }
      columns={[t('trend.survey'), t('trend.average')]}
      gap={t('trend.gap')}
      points={points.map(({ id, name, average }, at) => ({
        key: id,
        name,
        short: names[at] ?? name,
        average,
      }))}
      textOf={(survey, average) =>
        average === null ? t('trend.noPoint', { survey }) : t('trend.point', { survey, average })
      }
    />
  )
}
