import type { Problem, Warning } from '@retropulse/domain/import-export/report'
import { Table } from '../../ui/table.tsx'
import { lineRanges } from './line-ranges.ts'
import { t } from './messages.ts'
import { foundText, type ReportRow, reportRows } from './report-rows.ts'

export interface ReportTableProps {
  caption: string
  /** The heading of the column that says what is wrong. */
  heading: string
  lines: readonly (Problem | Warning)[]
}

/** A table of lines of a file, with a text for those that have the same problem and value. */
export function ReportTable({ caption, heading, lines }: ReportTableProps) {
  const found = reportRows(lines)
  return (
    <Table
      caption={caption}
      rows={found.map((row, at) => ({ ...row, key: String(at) }))}
      rowKey={({ key }) => key}
      columns={[
        {
          id: 'line',
          header: t('line'),
          width: 'w-24',
          cell: (row) => (
            <span className="digits">{row.lines.length === 0 ? t('wholeFile') : lineRanges(row.lines)}</span>
          ),
        },
        {
          id: 'problem',
          header: heading,
          names: true,
          cell: (row) => (
            <>
              <span className="font-normal">{t(`code.${row.code}`)}</span>
              {/* A phone has no room for a third column. */}
              {row.detail !== '' && (
                <span className="mt-0.5 block font-normal text-ink-soft wrap-anywhere sm:hidden">
                  {t('found.is')} <bdi>{foundText(row)}</bdi>
                </span>
              )}
            </>
          ),
        },
        ...(found.some(({ detail }) => detail !== '')
          ? [
              {
                id: 'found',
                header: t('found'),
                wideOnly: true,
                width: 'w-2/5',
                cell: (row: ReportRow) => <bdi className="block wrap-anywhere">{foundText(row)}</bdi>,
              } as const,
            ]
          : []),
      ]}
    />
  )
}
