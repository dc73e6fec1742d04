import type { Problem, Warning } from '@retropulse/domain/exchange/report'
import { locale } from '../../../lib/locale.ts'
import { Table } from '../../../ui/table.tsx'
import { t } from './messages.ts'

export interface ReportTableProps {
  caption: string
  /** What is said about each line. */
  heading: string
  lines: readonly (Problem | Warning)[]
}

/** What a file's lines are about, one below the other. */
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
              {/* On a phone there is no room for a column of its own. */}
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
