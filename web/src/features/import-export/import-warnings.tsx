import type { Warning } from '@retropulse/domain/import-export/report'
import { t } from './messages.ts'
import { ReportTable } from './report-table.tsx'
import { DetailsSummary } from '../../ui/details-summary.tsx'

/** What the user should know of an import, folded: none of it keeps the file out. */
export function ImportWarnings({ warnings }: { warnings: readonly Warning[] }) {
  if (warnings.length === 0) return null
  return (
    <details className="group">
      <DetailsSummary className="text-warn-ink">{t('warnings', { count: warnings.length })}</DetailsSummary>
      <div className="mt-3">
        <ReportTable caption={t('warning')} heading={t('warning')} lines={warnings} />
      </div>
    </details>
  )
}
