import type { SurveyResults } from '@retropulse/contract/pulse-survey'
import { useState } from 'react'
import { groupBy } from '../../../lib/group-by.ts'
import { locale } from '../../../lib/locale.ts'
import { ChartArea } from '../../../ui/chart-area.tsx'
import { ChartFigure } from '../../../ui/chart-figure.tsx'
import { ChartLine } from '../../../ui/chart-line.tsx'
import { pickNamed, placeOf } from '../../../ui/chart-scale.ts'
import { SelectBeside } from '../../../ui/select-beside.tsx'
import { t } from './messages.ts'
import { trendOf } from './survey-averages.ts'

export interface TeamTrendProps {
  team: string
  /** Surveys that were started, the latest first. */
  surveys: readonly SurveyResults[]
  /** Answers from which on a survey is a point of the trend. */
  trendMin: number
}

const [WORST, BEST] = [1, 5]
const LEVELS = [1, 2, 3, 4, 5].map((value) => ({ at: (value - WORST) / (BEST - WORST), text: String(value) }))

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
  const hasAny = points.some(({ average }) => average !== null)
  return (
    <ChartFigure
      about={team}
      title={`${t('trend.title')}: ${topic.title}`}
      summary={hasAny ? t('trend.text') : t('trend.none', { count: trendMin })}
      savesTable
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
      data={{
        columns: [t('trend.survey'), t('trend.average')],
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
          text: points[index]?.name ?? '',
          wideOnly,
        }))}
      >
        <ChartLine
          min={WORST}
          max={BEST}
          points={points.map(({ id, name, average }) => ({
            key: id,
            value: average,
            text:
              average === null
                ? t('trend.noPoint', { survey: name })
                : t('trend.point', { survey: name, average: numberOf(average) }),
          }))}
        />
      </ChartArea>
    </ChartFigure>
  )
}

function numberOf(average: number): string {
  return locale.tenth.format(average)
}
