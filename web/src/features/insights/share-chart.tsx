import type { TeamInsights } from '@retropulse/contract/insights'
import { ChartFigure } from '../../ui/chart-figure.tsx'
import { ChartShares } from '../../ui/chart-shares.tsx'
import { evennessText } from './evenness-text.ts'
import { t } from './messages.ts'
import { wholePercents } from './whole-percents.ts'

type Contribution = NonNullable<TeamInsights['participation']['contribution']>

const PARTS = [
  { key: 'wroteMost', name: 'share.most', tone: 'strong' },
  { key: 'wroteSome', name: 'share.some', tone: 'light' },
  { key: 'wroteNone', name: 'share.quiet', tone: 'quiet' },
] as const

export interface ShareChartProps {
  team: string
  contribution: Contribution
  /** How many retros are in the contribution. */
  retros: number
  /** One retro alone, of which nothing is said in the plural (INSIGHT-4). */
  isSingle: boolean
}

/** The contribution: how evenly the notes are spread over the participants, without ids, names or texts (INSIGHT-9). */
export function ShareChart({ team, contribution, retros, isSingle }: ShareChartProps) {
  const percents = wholePercents(PARTS.map(({ key }) => contribution[key]))
  const shares = PARTS.map(({ key, name, tone }, at) => {
    const text = t('share.percent', { percent: percents[at] ?? 0 })
    return { key, row: t(`${name}.row`), name: t(name), value: contribution[key], tone, text }
  })
  return (
    <ChartFigure
      about={team}
      title={t('share.title')}
      value={t('share.value', { percent: percents[0] ?? 0 })}
      summary={t(evennessText(contribution, retros))}
      data={{
        columns: [t('people'), t('share'), t(isSingle ? 'share.people.single' : 'share.people')],
        rows: shares.map(({ row, text, value }) => [row, text, value]),
      }}
    >
      <ChartShares shares={shares} />
      <p className="mt-4 text-xs text-ink-faint">
        {t(isSingle ? 'share.anonymous.single' : 'share.anonymous')}
      </p>
    </ChartFigure>
  )
}
