import type { Problem } from '@retropulse/domain/import-export/report'
import { clsx } from 'clsx'
import { useId } from 'react'
import { t } from './messages.ts'
import { reportRows } from './report-rows.ts'
import { ReportTable } from './report-table.tsx'

export interface ImportReportProps {
  problems: readonly Problem[]
  /** The number of all problems; the first ones are listed (IMPORT-23). */
  count: number
  /** What may be changed: nothing on the page, any choice of the mapping, or the choices that are marked. */
  remedy: 'file' | 'mapping' | 'marked'
}

/** Reports the problems of a file with their lines (IMPORT-8). */
export function ImportReport({ problems, count, remedy }: ImportReportProps) {
  const id = useId()
  const isWhole = count <= problems.length
  const title = t('problems', { count: isWhole ? reportRows(problems).length : count })
  return (
    <section aria-labelledby={id} role="alert" className="flex flex-col gap-4">
      <div>
        <h2
          id={id}
          className={clsx(
            'font-display text-xl font-semibold tracking-tight',
            // Where a choice is marked, that is red, and it alone.
            remedy !== 'marked' && 'text-danger-ink',
          )}
        >
          {title}
        </h2>
        <p className="mt-1 text-sm text-ink-soft">
          {t(`remedy.${remedy}`)} {!isWhole && t('problemsMore', { shown: problems.length, count })}
        </p>
      </div>
      <ReportTable caption={title} heading={t('problem')} lines={problems} />
    </section>
  )
}
