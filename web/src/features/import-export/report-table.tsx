import type { Problem, Warning } from '@retropulse/domain/import-export/report'
import { locale } from '../../lib/locale.ts'
import { Table } from '../../ui/table.tsx'
import { t } from './messages.ts'

export interface ReportTableProps {
  caption: string
  /** The heading of the column that says what is wrong. */
  heading: string
  lines: readonly (Problem | Warning)[]
}

/** A table of lines of a file, with a text for each. */
export function ReportTable({ caption, heading, lines }: ReportTableProps) {
  return (
    <Table
      caption={caption}
      rows={lines.map((line, at) => ({ ...line, key: String(at) }))}
      rowKey={({ key }) => key}
      columns={[
        {
          id: 'line',
          header: t('line'),
          width: 'w-20',
          cell: ({ line }) => (line === null ? t('wholeFile') : locale.number.format(line)),
        },
        {
          id: 'problem',
          header: heading,
          names: true,
          cell: ({ code, detail }) => (
            <>
              <span className="font-normal">{t(`code.${code}`)}</span>
              {/* A phone has no room for a third column. */}
              {detail !== '' && (
                <bdi className="mt-0.5 block font-normal text-ink-soft wrap-anywhere sm:hidden">{detail}</bdi>
              )}
            </>
          ),
        },
        {
          id: 'found',
          header: t('found'),
          wideOnly: true,
          width: 'w-2/5',
          cell: ({ detail }) => <bdi className="block wrap-anywhere">{detail}</bdi>,
        },
      ]}
    />
  )
}
