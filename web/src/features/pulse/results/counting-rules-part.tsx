import { clsx } from 'clsx'
import { DetailsSummary } from '../../../ui/details-summary.tsx'
import { t } from './messages.ts'

/** How results are counted, a sentence for each rule, in a closed part (PULSE-86, PULSE-96); nothing without a rule. */
export function CountingRulesPart({ rules, className }: { rules: readonly string[]; className: string }) {
  if (rules.length === 0) return null
  return (
    <details data-no-picture className={clsx('group', className)}>
      <DetailsSummary className="min-h-9 text-ink-soft hover:text-ink">{t('rules')}</DetailsSummary>
      <ul className="flex list-disc flex-col gap-1 ps-5 pt-1 text-sm text-pretty text-ink-soft">
        {rules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
    </details>
  )
}
