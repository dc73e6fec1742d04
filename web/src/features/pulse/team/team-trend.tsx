import type { SurveyResults } from '@retropulse/contract/pulse-survey'
import { useState } from 'react'
import { groupBy } from '../../../lib/group-by.ts'
import { locale } from '../../../lib/locale.ts'
import { ChartFigure } from '../../../ui/chart-figure.tsx'
import { isBridged } from '../../../ui/chart-scale.ts'
import { SelectBeside } from '../../../ui/select-beside.tsx'
import { bandText } from '../results/short-texts.ts'
import { t } from './messages.ts'
import { trendOf, type TopicLine } from './survey-averages.ts'
import { TopicSparkline } from './topic-sparkline.tsx'

export interface TeamTrendProps {
  team: string
  /** Surveys that were started, the latest first. */
  surveys: readonly SurveyResults[]
  /** Answers from which on a survey is a point of the trend. */
  trendMin: number
}

/**
 * How all topics went from survey to survey, a small chart each on one scale (PULSE-55, PULSE-97); nothing before there
 * are two surveys of a model.
 */
export function TeamTrend({ team, surveys, trendMin }: TeamTrendProps) {
  const models = [...groupBy(surveys, ({ modelId }) => modelId)].flatMap(([id, [latest, before]]) =>
    latest === undefined || before === undefined ? [] : [{ id, name: latest.name }],
  )
  const [modelId, chooseModel] = useState<string>()
  const model = models.find(({ id }) => id === modelId) ?? models[0]
  if (model === undefined) return null
  const { places, lines } = trendOf(surveys, model.id, trendMin)
  const hasBands = lines.some(({ bands }) => bands.some((band) => band !== null))
  const hasAny = hasBands || lines.some(({ averages }) => averages.some((average) => average !== null))
  const hasBridge = lines.some(({ averages }) => isBridged(averages))
  return (
    <ChartFigure
      about={team}
      title={t('trend.title')}
      summary={
        hasAny
          ? [
              textOf(places),
              ...(hasBands ? [t('trend.bands')] : []),
              ...(hasBridge ? [t('trend.gaps')] : []),
            ].join(' ')
          : t('trend.none', { count: trendMin })
      }
      savesTable
      choice={
        models.length > 1 && (
          <SelectBeside
            label={t('trend.model')}
            className="min-w-0 max-sm:basis-full"
            value={model.id}
            options={models.map(({ id, name }) => ({ value: id, name }))}
            onValueChange={chooseModel}
          />
        )
      }
      data={{
        columns: [t('trend.survey'), ...lines.map(({ topic }) => topic.title)],
        rows: places.map(({ name }, at) => [name, ...lines.map((line) => inWords(line, at))]),
      }}
    >
      {hasAny && (
        <ul className="grid grid-cols-2 gap-x-5 gap-y-6 md:grid-cols-3 md:gap-x-8">
          {lines.map((line) => (
            <TopicSparkline key={line.topic.id} line={line} places={places} />
          ))}
        </ul>
      )}
    </ChartFigure>
  )
}

/** What the charts show, with the first and the last day of all of them. */
function textOf(places: readonly { readonly at: number }[]): string {
  return t('trend.text', { from: dayOf(places[0]), to: dayOf(places.at(-1)) })
}

function dayOf(place: { readonly at: number } | undefined): string {
  return place === undefined ? '' : locale.dayShort.format(place.at)
}

function inWords({ averages, bands }: TopicLine, at: number): string {
  const [average, band] = [averages[at], bands[at]]
  if (typeof average === 'number') return locale.tenth.format(average)
  return band ? bandText(band) : t('trend.gap')
}
