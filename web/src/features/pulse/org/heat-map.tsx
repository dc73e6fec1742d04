import type { OrgPulse } from '@retropulse/contract/pulse-survey'
import { overallAverage } from '@retropulse/domain/pulse/results'
import { clsx } from 'clsx'
import { useRef } from 'react'
import { Link, useSearchParams } from 'react-router'
import { locale } from '../../../lib/locale.ts'
import type { NamedTable } from '../../../lib/save-table.ts'
import { ChartSaveButtons } from '../../../ui/chart-save-buttons.tsx'
import { Segmented } from '../../../ui/segmented.tsx'
import { useCutEdges } from '../../../ui/use-cut-edges.ts'
import { shortResult } from '../results/result-texts.ts'
import { surveyPath } from '../survey/survey-path.ts'
import { MeanCell, ResultCell } from './heat-cells.tsx'
import { HeatLegend, HeatRules } from './heat-legend.tsx'
import { t } from './messages.ts'
import { hasTooFew, inOrder, isSortable, ORDERS, orderFrom } from './team-order.ts'
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
      <div
        className={clsx(
          'flex flex-wrap justify-between gap-x-6 gap-y-3',
          isSortable(teams) ? 'items-start' : 'items-center',
        )}
      >
        <div className={clsx('min-w-0 flex-1', isSortable(teams) && 'basis-60')}>
          <h3 id="heat-map" className="font-display text-lg font-semibold tracking-tight">
            {t('teams')}
          </h3>
          {isSortable(teams) && <p className="mt-1 text-sm text-pretty text-ink-soft">{t('teams.text')}</p>}
        </div>
        <div
          data-no-picture
          className="-me-2 flex flex-wrap items-center gap-x-2 gap-y-2 max-sm:gap-x-0 pointer-coarse:-me-3.5"
        >
          {isSortable(teams) && (
            <>
              {/* The legend of the choice, which screen readers hear. */}
              <span aria-hidden="true" className="text-sm text-ink-soft max-sm:w-full">
                {t('sort')}
              </span>
              <Segmented
                label={t('sort')}
                value={order}
                onValueChange={choose}
                options={ORDERS.map((value) => ({ value, label: t(`sort.${value}`) }))}
              />
            </>
          )}
          {hasCells && (
            <ChartSaveButtons
              about={about}
              title={t('teams')}
              data={tableOf(topics, inOrder(teams, order))}
              part={part}
            />
          )}
        </div>
      </div>
      <HeatLegend teams={teams} />
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
                className="max-sm:grid max-sm:grid-cols-2 max-sm:gap-1 max-sm:ps-2 max-sm:pe-1"
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
                    <MeanCell results={team.results} />
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
      <HeatRules teams={teams} />
    </div>
  )
}

/** The same figures as rows for a file. */
function tableOf(topics: OrgPulse['topics'], teams: readonly OrgPulse['teams'][number][]): NamedTable {
  return {
    columns: [t('team'), t('mean'), ...topics.map(({ title }) => title)],
    rows: teams.map((team) => {
      const mean = overallAverage(team.results)
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
