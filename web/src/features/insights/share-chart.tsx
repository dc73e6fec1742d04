import type { TeamInsights } from '@retropulse/contract/insights'
import { ChartRows } from '../../ui/chart-rows.tsx'
import { ChartFigure } from '../../ui/chart-figure.tsx'
import { t } from './messages.ts'
import { wholePercents } from './whole-percents.ts'

type Contribution = NonNullable<TeamInsights['participation']['contribution']>

const PARTS = [
  { key: 'wroteMost', name: 'share.most', colour: 'accent' },
  { key: 'wroteSome', name: 'share.some', colour: 'accent' },
  { key: 'wroteNone', name: 'share.quiet', colour: 'quiet' },
] as const

export interface ShareChartProps {
  team: string
  contribution: Contribution
  /** One retro alone, of which nothing is said in the plural (INSIGHT-4). */
  isSingle: boolean
}

/** The contribution: how evenly the notes are spread over the participants, without ids, names or texts (INSIGHT-9). */
export function ShareChart({ team, contribution, isSingle }: ShareChartProps) {
  const percents = wholePercents(PARTS.map(({ key }) => contribution[key]))
  const rows = PARTS.map(({ key, name, colour }, at) => {
    const value = contribution[key]
    const percent = percents[at] ?? 0
    return { key, name: t(name), value, colour, percent, text: t('share.percent', { percent }) }
  })
  return (
    <ChartFigure
      about={team}
      title={t('share.title')}
      summary={t(evennessOf(contribution), { percent: rows[0]?.percent ?? 0 })}
      data={{
        columns: [t('people'), t('share'), t(isSingle ? 'share.people.single' : 'share.people')],
        rows: rows.map(({ name, text, value }) => [name, text, value]),
      }}
    >
      <ChartRows rows={rows} />
      <p className="mt-4 text-xs text-ink-faint">
        {t(isSingle ? 'share.anonymous.single' : 'share.anonymous')}
      </p>
    </ChartFigure>
  )
}

/** The evenness in words: the number itself is for the table. */
function evennessOf({ evenness }: Pick<Contribution, 'evenness'>) {
  if (evenness >= 70) return 'share.even'
  return evenness >= 40 ? 'share.middle' : 'share.uneven'
}
