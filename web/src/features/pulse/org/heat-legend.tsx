import type { OrgPulse } from '@retropulse/contract/pulse-survey'
import { overallAverage } from '@retropulse/domain/pulse/results'
import { clsx } from 'clsx'
import { locale } from '../../../lib/locale.ts'
import { CountingRulesPart } from '../results/counting-rules-part.tsx'
import { cellKinds, wordRules } from './cell-kinds.ts'
import { HATCHED, HEAT } from './heat-colours.ts'
import { t } from './messages.ts'
import { HEAT_STEPS } from './team-order.ts'

/** What the colours of averages mean, and all that stands in place of one; nothing that no cell has (PULSE-94). */
export function HeatLegend({ teams }: Pick<OrgPulse, 'teams'>) {
  const kinds = cellKinds(teams)
  const keys = KEYS.filter(({ kind }) => kinds.has(kind))
  const hasFew = kinds.has('few')
  const hasAverages = teams.some((team) => overallAverage(team.results) !== null)
  if (!hasAverages && !hasFew && keys.length === 0) return null
  return (
    <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2 text-xs text-ink-soft">
      {hasAverages && (
        // Below a desktop's width in a line of its own, so that the other keys stay side by side.
        <div className="flex max-lg:basis-full">
          <ul aria-label={t('legend.colours')} className="flex overflow-hidden rounded-sm digits">
            {HEAT_STEPS.map(({ step, from, to }) => (
              <li key={step} className={clsx('px-1.5 py-0.5 text-ink', HEAT[step])}>
                {t('legend.range', { from: locale.tenth.format(from), to: locale.tenth.format(to) })}
              </li>
            ))}
          </ul>
        </div>
      )}
      {keys.map(({ kind, swatch }) => (
        <span key={kind} className="flex items-center gap-1.5">
          <span
            aria-hidden="true"
            className={clsx(
              'flex h-4 w-6 shrink-0 items-center justify-center rounded-sm leading-none',
              swatch,
            )}
          >
            {/* Beside the empty swatch of split, in the dark too, what the cell has. */}
            {kind === 'none' && t('cell.none')}
          </span>
          {t(`legend.${kind}`)}
        </span>
      ))}
      {hasFew && <span>{t('legend.few')}</span>}
    </div>
  )
}

/** Below the table: how results in words are counted (PULSE-96). */
export function HeatRules({ teams }: Pick<OrgPulse, 'teams'>) {
  return <CountingRulesPart rules={wordRules(cellKinds(teams))} className="-mb-2 pt-3" />
}

/** What a cell can have in place of an average, as it is drawn there, with an edge that small things need. */
const KEYS = [
  { kind: 'word', swatch: clsx('bg-line-strong', HATCHED) },
  { kind: 'split', swatch: 'border border-line-strong bg-raised' },
  { kind: 'none', swatch: 'border border-dashed border-line-strong' },
] as const
