import type { ComparedResult, OrgPulse } from '@retropulse/contract/pulse-survey'
import { clsx } from 'clsx'
import { useRef } from 'react'
import { Link, useSearchParams } from 'react-router'
import { locale } from '../../../lib/locale.ts'
import type { NamedTable } from '../../../lib/save-table.ts'
import { ChartSaveButtons } from '../../../ui/chart-save-buttons.tsx'
import { Segmented } from '../../../ui/segmented.tsx'
import { useCutEdges } from '../../../ui/use-cut-edges.ts'
import { bandText, directionOf, shortResult } from '../results/result-texts.ts'
import { surveyPath } from '../survey/survey-path.ts'
import { t } from './messages.ts'
import { heatOf, inOrder, meanOfTeam, ORDERS, orderFrom } from './team-order.ts'
import { aloneLinkClass } from '../../../ui/link-class.ts'

/** The averages of teams and topics as a table, in colours and in numbers (PULSE-49). */
export function HeatMap({ about, pulse: { topics, teams } }: { about: string; pulse: OrgPulse }) {
  const part = useRef<HTMLDivElement>(null)
  const scrolled = useRef<HTMLDivElement>(null)
  useCutEdges(scrolled)
  const [query, setQuery] = useSearchParams()
  const order = orderFrom(query.get('sort'))
  const choose = (sort: string) =>
    setQuery(
      (before) => {
        before.set('sort', sort)
        return before
      },
      { replace: true },
    )
  return (
    <div ref={part} className="rounded-lg border border-line bg-surface p-5">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0 flex-1 basis-60">
          <h3 id="heat-map" className="font-display text-lg font-semibold tracking-tight">
            {t('teams')}
          </h3>
          <p className="mt-1 text-sm text-pretty text-ink-soft">{t('teams.text')}</p>
        </div>
        <div
          data-no-picture
          className="-me-2 flex flex-wrap items-center gap-x-2 gap-y-2 max-sm:gap-x-0 pointer-coarse:-me-3.5"
        >
          <Segmented
            label={t('sort')}
            value={order}
            onValueChange={choose}
            options={ORDERS.map((value) => ({ value, label: t(`sort.${value}`) }))}
          />
          <ChartSaveButtons
            about={about}
            title={t('teams')}
            data={tableOf(topics, inOrder(teams, order))}
            part={part}
          />
        </div>
      </div>
      <div
        {...SCROLLED}
        ref={scrolled}
        className={clsx(
          // The names begin where the title does: a cell has 4 px around it, and 4 px within it.
          'relative -ms-2 -me-1 mt-4 max-h-160 overflow-auto',
          // The other edge is that of the names, which stay.
          'data-[cut$=end]:mask-r-from-[calc(100%-3rem)] rtl:data-[cut$=end]:mask-r-from-100%',
          'rtl:data-[cut$=end]:mask-l-from-[calc(100%-3rem)]',
        )}
      >
        <table className="w-full border-separate border-spacing-1 text-sm">
          <thead>
            <tr>
              <th
                scope="col"
                className="sticky start-0 top-0 z-2 min-w-32 bg-surface p-1 text-start text-xs font-medium text-ink-soft"
              >
                {t('team')}
              </th>
              {[...topics, null].map((topic) => (
                <th
                  key={topic?.id ?? 'mean'}
                  scope="col"
                  className="sticky top-0 z-1 min-w-24 bg-surface p-1 text-xs font-medium text-ink-soft"
                >
                  {topic === null ? t('mean') : topic.title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {inOrder(teams, order).map((team) => (
              <tr key={team.id}>
                <th scope="row" className="sticky start-0 z-1 bg-surface p-1 text-start font-medium">
                  {team.survey === null ? (
                    <span dir="auto" className="wrap-anywhere text-ink-soft">
                      {team.name}
                    </span>
                  ) : (
                    <Link
                      to={`${surveyPath(team.survey.id)}?tab=results`}
                      dir="auto"
                      className={`wrap-anywhere ${aloneLinkClass}`}
                    >
                      {team.name}
                    </Link>
                  )}
                </th>
                {team.survey === null ? (
                  <td colSpan={topics.length + 1} className="p-1 text-ink-soft">
                    {t('noSurvey')}
                  </td>
                ) : (
                  <>
                    {topics.map(({ id }, at) => (
                      <ResultCell key={id} result={team.results[at]} />
                    ))}
                    <AverageCell average={meanOfTeam(team)} change={null} />
                  </>
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <Legend teams={teams} />
    </div>
  )
}

/** What the words mean that stand in place of an average; nothing of words that no cell has. */
function Legend({ teams }: Pick<OrgPulse, 'teams'>) {
  const results = teams.flatMap((team) => (team.survey === null ? [] : team.results))
  const has = {
    few: results.some(({ state }) => state === 'insufficient'),
    low: results.some((result) => result.state === 'band' && result.agreed.low > 0),
    high: results.some((result) => result.state === 'band' && result.agreed.high > 0),
  }
  const words = (['few', 'low', 'high'] as const).filter((word) => has[word])
  if (words.length === 0) return null
  return <p className="mt-3 text-xs text-ink-soft">{words.map((word) => t(`legend.${word}`)).join(' ')}</p>
}

/** The same figures as rows for a file. */
function tableOf(topics: OrgPulse['topics'], teams: readonly OrgPulse['teams'][number][]): NamedTable {
  return {
    columns: [t('team'), ...topics.map(({ title }) => title), t('mean')],
    rows: teams.map((team) => {
      const mean = meanOfTeam(team)
      return [
        team.name,
        ...topics.map((_, at) => (team.survey === null ? t('noSurvey') : shortResult(team.results[at]))),
        mean === null ? t('cell.none') : locale.tenth.format(mean),
      ]
    }),
  }
}

/** A table that is wider than the window is scrolled by keys, too. */
const SCROLLED = { role: 'region', tabIndex: 0, 'aria-labelledby': 'heat-map' } as const

function ResultCell({ result }: { result: ComparedResult | undefined }) {
  if (result?.state === 'shown') return <AverageCell average={result.average} change={result.change} />
  if (result?.state === 'band') return <td className={quietCell}>{bandText(result.agreed)}</td>
  const kind = result?.state === 'insufficient' ? 'few' : 'none'
  return (
    <td className={quietCell}>
      <span aria-hidden="true">{t(`cell.${kind}`)}</span>
      <span className="sr-only">{t(`cell.${kind}.text`)}</span>
    </td>
  )
}

function AverageCell({ average, change }: { average: number | null; change: number | null }) {
  if (average === null)
    return (
      <td className={quietCell}>
        <span aria-hidden="true">{t('cell.none')}</span>
        <span className="sr-only">{t('cell.none.text')}</span>
      </td>
    )
  const direction = directionOf(change)
  return (
    <td className={clsx('rounded-sm p-2 text-center font-medium digits', HEAT[heatOf(average)])}>
      {locale.tenth.format(average)}
      {direction !== null && (
        <>
          <span aria-hidden="true" className="ms-1 text-xs">
            {direction === 'up' ? '▲' : '▼'}
          </span>
          <span className="sr-only">
            {' '}
            {t(direction === 'up' ? 'rose' : 'fell', {
              by: locale.tenth.format(Math.abs(change ?? 0)),
            })}
          </span>
        </>
      )}
    </td>
  )
}

const quietCell = 'rounded-sm bg-fill p-2 text-center text-ink-soft'

/** The colours of the steps; the number in a cell says the same. */
const HEAT = {
  1: 'bg-danger-soft text-danger-ink',
  2: 'bg-warn-soft text-warn-ink',
  3: 'bg-fill text-ink',
  4: 'bg-accent-soft text-accent-ink',
  5: 'bg-ok-soft text-ok-ink',
} as const
