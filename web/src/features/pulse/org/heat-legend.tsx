import type { OrgPulse } from '@retropulse/contract/pulse-survey'
import { clsx } from 'clsx'
import { locale } from '../../../lib/locale.ts'
import { HEAT } from './heat-colours.ts'
import { t } from './messages.ts'
import { HEAT_STEPS, hasTooFew, meanOfTeam } from './team-order.ts'

/** What the colours of averages mean, and the words in place of one; nothing of words that no cell has. */
export function HeatLegend({ teams }: Pick<OrgPulse, 'teams'>) {
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
