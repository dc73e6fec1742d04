import type { ComparedResult, OrgPulse } from '@retropulse/contract/pulse-survey'
import { verdictOf } from '@retropulse/domain/pulse/results'
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
import { BandSquares } from '../results/band-squares.tsx'
import { HEAT } from './heat-colours.ts'
import { t } from './messages.ts'
import { HEAT_STEPS, heatOf, inOrder, meanOfTeam, ORDERS, orderFrom } from './team-order.ts'
import { aloneLinkClass } from '../../../ui/link-class.ts'

/** The averages of teams and topics as a table, in colours and in numbers (PULSE-49). */
export function HeatMap({ about, pulse: { topics, teams } }: { about: string; pulse: OrgPulse }) {
  const part = useRef<HTMLDivElement>(null)
  const scrolled = useRef<HTMLDivElement>(null)
  useCutEdges(scrolled)
  const [query, setQuery] = useSearchParams()
  const order = orderFrom(query.get('sort'))
  // Without a cell there is nothing below the names of topics.
  const hasCells = teams.some((team) => team.survey !== null && !hasTooFew(team))
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
          'relative -ms-2 -me-1 mt-4 overflow-auto sm:max-h-160',
          // The other edge is that of the names, which stay.
          'data-[cut$=end]:mask-r-from-[calc(100%-3rem)] rtl:data-[cut$=end]:mask-r-from-100%',
          'rtl:data-[cut$=end]:mask-l-from-[calc(100%-3rem)]',
        )}
      >
        {/* On a phone each team is a block, whose cells name their topics: no column would be in view but the first. */}
        <table className="w-full border-separate border-spacing-1 text-sm max-sm:block">
          <thead className="max-sm:hidden">
            <tr>
              <th
                scope="col"
                className="sticky start-0 top-0 z-2 min-w-32 bg-surface p-1 text-start text-xs font-medium text-ink-soft"
              >
                {t('team')}
              </th>
              {(hasCells ? [null, ...topics] : []).map((topic) => (
                <th
                  key={topic?.id ?? 'mean'}
                  scope="col"
                  className="sticky top-0 z-1 min-w-20 bg-surface px-0.5 py-1 text-xs font-medium text-ink-soft lg:min-w-24"
                >
                  {topic === null ? t('mean') : topic.title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="max-sm:flex max-sm:flex-col max-sm:gap-4">
            {inOrder(teams, order).map((team) => (
              <tr
                key={team.id}
                className={clsx(
                  'max-sm:grid max-sm:grid-cols-2 max-sm:gap-1 max-sm:ps-2 max-sm:pe-1',
                  // On a phone one line says what all cells would.
                  isWithoutResults(team) && 'max-sm:[&>td+td]:hidden',
                )}
              >
                <th
                  scope="row"
                  className="bg-surface text-start font-medium max-sm:col-span-2 sm:sticky sm:start-0 sm:z-1 sm:p-1"
                >
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
                {team.survey === null || hasTooFew(team) ? (
                  // Once for all topics.
                  <td
                    colSpan={topics.length + 1}
                    className={clsx('text-ink-soft max-sm:col-span-2 sm:p-1', !hasCells && 'sm:text-end')}
                  >
                    {t(team.survey === null ? 'noSurvey' : 'cell.few.text')}
                  </td>
                ) : (
                  <>
                    {isWithoutResults(team) && (
                      <td className={clsx(cellClass, QUIET, 'max-sm:col-span-2 sm:hidden')}>
                        {t('cell.few.text')}
                      </td>
                    )}
                    <MeanCell mean={meanOfTeam(team)} />
                    {topics.map(({ id, title }, at) => (
                      <ResultCell key={id} title={title} result={team.results[at]} />
                    ))}
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

/** Whether no topic of a team has enough answers (PULSE-46). */
function hasTooFew({ results }: Pick<OrgPulse['teams'][number], 'results'>): boolean {
  return results.length > 0 && results.every(({ state }) => state === 'insufficient')
}

/** What the colours of averages mean, and the words in place of one; nothing of words that no cell has. */
function Legend({ teams }: Pick<OrgPulse, 'teams'>) {
  const results = teams.flatMap((team) => (team.survey === null || hasTooFew(team) ? [] : team.results))
  const has = {
    few: results.some(({ state }) => state === 'insufficient'),
    bands: results.some(({ state }) => state === 'band'),
  }
  const hasAverages = teams.some((team) => meanOfTeam(team) !== null)
  const words = (['few', 'bands'] as const).filter((word) => has[word])
  if (!hasAverages && words.length === 0) return null
  return (
    <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2 text-xs text-ink-soft">
      {hasAverages && (
        <ul aria-label={t('legend.colours')} className="flex overflow-hidden rounded-sm digits">
          {HEAT_STEPS.map(({ step, from, to }) => (
            <li key={step} className={clsx('px-1.5 py-0.5 text-ink', HEAT[step])}>
              {t('legend.range', { from: locale.tenth.format(from), to: locale.tenth.format(to) })}
            </li>
          ))}
        </ul>
      )}
      {words.length > 0 && (
        <p className="text-pretty">{words.map((word) => t(`legend.${word}`)).join(' ')}</p>
      )}
    </div>
  )
}

/** The same figures as rows for a file. */
function tableOf(topics: OrgPulse['topics'], teams: readonly OrgPulse['teams'][number][]): NamedTable {
  return {
    columns: [t('team'), t('mean'), ...topics.map(({ title }) => title)],
    rows: teams.map((team) => {
      const mean = meanOfTeam(team)
      return [
        team.name,
        mean === null ? t('cell.none') : locale.tenth.format(mean),
        ...topics.map((_, at) => (team.survey === null ? t('noSurvey') : shortResult(team.results[at]))),
      ]
    }),
  }
}

/** A table that is wider than the window is scrolled by keys, too. */
const SCROLLED = { role: 'region', tabIndex: 0, 'aria-labelledby': 'heat-map' } as const

function ResultCell({ title, result }: { title: string; result: ComparedResult | undefined }) {
  if (result?.state === 'shown')
    return (
      <td className={clsx(cellClass, 'font-medium', HEAT[heatOf(result.average)])}>
        <TopicName title={title} />
        {locale.tenth.format(result.average)}
        <Change change={result.change} />
      </td>
    )
  if (result?.state === 'band') {
    const verdict = verdictOf(result.agreed)
    return (
      <td className={clsx(cellClass, 'font-medium', WORDS, verdict === 'low' && 'bg-heat-1/35')}>
        <TopicName title={title} />
        <span className="inline-flex items-center gap-1.5 whitespace-nowrap">
          <BandSquares verdict={verdict} />
          {bandText(result.agreed)}
        </span>
      </td>
    )
  }
  return (
    <td className={clsx(cellClass, QUIET)}>
      <TopicName title={title} />
      <ShortWord kind={result?.state === 'insufficient' ? 'few' : 'none'} />
    </td>
  )
}

/** The mean of a team's topics, first, so that no scrolled table hides it; on a phone the line above them. */
function MeanCell({ mean }: { mean: number | null }) {
  return (
    <td
      className={clsx(
        cellClass,
        'max-sm:col-span-2',
        mean === null ? QUIET : ['font-medium', HEAT[heatOf(mean)]],
      )}
    >
      <TopicName title={t('mean')} />
      {mean === null ? <ShortWord kind="none" /> : locale.tenth.format(mean)}
    </td>
  )
}

/** No topic of the team has enough answers. */
function isWithoutResults({ results }: OrgPulse['teams'][number]): boolean {
  return results.length > 0 && results.every(({ state }) => state === 'insufficient')
}

/** What a cell is about, where no column says it. */
function TopicName({ title }: { title: string }) {
  return (
    <span dir="auto" className="mb-0.5 block text-xs font-normal wrap-anywhere sm:hidden">
      {title}
    </span>
  )
}

function ShortWord({ kind }: { kind: 'few' | 'none' }) {
  return (
    <>
      <span aria-hidden="true">{t(`cell.${kind}`)}</span>
      <span className="sr-only">{t(`cell.${kind}.text`)}</span>
    </>
  )
}

function Change({ change }: { change: number | null }) {
  const direction = directionOf(change)
  if (direction === null) return null
  const by = locale.tenth.format(Math.abs(change ?? 0))
  return (
    <>
      <span aria-hidden="true" className="ms-1.5 text-xs font-normal whitespace-nowrap">
        {direction === 'up' ? '▲' : '▼'} {by}
      </span>
      <span className="sr-only"> {t(direction === 'up' ? 'rose' : 'fell', { by })}</span>
    </>
  )
}

const cellClass = 'rounded-sm p-2 text-center digits max-sm:text-start'
/**
 * A result in words, which has no average: with the squares of its bands, and without a ground, unless all answers are
 * low, which is what a reader looks for.
 */
const WORDS = 'inset-ring-1 inset-ring-line'
/** Not in the colour of an average: there is none. */
const QUIET = 'border border-dashed border-line text-ink-soft'
