import type { Problem } from '@retropulse/domain/import-export/report'
import { useId } from 'react'
import { t } from './messages.ts'
import { ReportTable } from './report-table.tsx'

export interface ImportReportProps {
  problems: readonly Problem[]
  /** The number of all problems; the first ones are listed (IMPORT-23). */
  count: number
  /** The table has a mapping, which may be the cause. */
  isMapped: boolean
}

/** Reports the problems of a file line by line (IMPORT-8). */
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
