import type { Problem } from '@retropulse/domain/exchange/report'
import { useId } from 'react'
import { t } from './messages.ts'
import { ReportTable } from './report-table.tsx'

export interface ImportReportProps {
  problems: readonly Problem[]
  /** Of all of them; the first are listed. */
  count: number
  /** There is a mapping above that may be to blame. */
  isMapped: boolean
}

/** Everything that is wrong with a file, line by line. */
export function ImportReport({ problems, count, isMapped }: ImportReportProps) {
  const id = useId()
  const title = t('problems', { count })
  return (
    <section aria-labelledby={id} role="alert" className="flex flex-col gap-4">
      <div>
        <h2 id={id} className="font-display text-xl font-semibold tracking-tight text-danger-ink">
          {title}
        </h2>
        <p className="mt-1 text-sm text-ink-soft">
          {t(isMapped ? 'problemsMapped' : 'problemsText')}{' '}
          {count > problems.length && t('problemsMore', { shown: problems.length, count })}
        </p>
      </div>
      <ReportTable caption={title} heading={t('problem')} lines={problems} />
    </section>
  )
}
