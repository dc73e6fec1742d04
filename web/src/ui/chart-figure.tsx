import ChartLine from 'lucide-react/icons/chart-line'
import Table from 'lucide-react/icons/table-2'
import { useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { ChartFrame } from './chart-frame.tsx'
import { ChartSaveButtons } from './chart-save-buttons.tsx'
import type { ChartData } from './chart-table.tsx'
import { IconButton } from './icon-button.tsx'
import { t } from '../lib/chart-messages.ts'

export interface ChartFigureProps {
  /** What the figures are about, such as the name of a team: the beginning of the name of a saved file. */
  about: string
  title: string
  /** What the chart says first, in a few words, where a phone folds it. */
  value?: string
  summary: string
  /** The newest figure of the chart, large above the drawing. */
  figure?: ReactNode
  data: ChartData
  /** The table can be saved as a CSV file, where no other button saves all figures of the page. */
  savesTable?: boolean
  /** What the chart is about, where there is a choice. */
  choice?: ReactNode
  /** The drawing is text, such as a list with controls, that screen readers read and that a table leaves below itself. */
  isReadable?: boolean
  children: ReactNode
}

/** A chart that can be read as a table and saved as a PNG (INSIGHT-13, INSIGHT-15). */
export function ChartFigure(props: ChartFigureProps) {
  const { about, title, value, summary, figure: newest, data, savesTable = false, choice } = props
  const { isReadable = false, children } = props
  const figure = useRef<HTMLElement>(null)
  const [showsTable, setShowsTable] = useState(false)
  return (
    <ChartFrame
      ref={figure}
      title={title}
      value={value}
      summary={summary}
      figure={newest}
      data={data}
      showsTable={showsTable}
      isReadable={isReadable}
      choice={choice}
      action={
        <div data-no-picture className="-my-2 -me-2 flex pointer-coarse:-me-3.5 shrink-0">
          <IconButton
            size="sm"
            label={t(showsTable ? 'chart.showChart' : 'chart.showTable', { title })}
            icon={
              showsTable ? (
                <ChartLine aria-hidden="true" className="size-4" />
              ) : (
                <Table aria-hidden="true" className="size-4" />
              )
            }
            onClick={() => setShowsTable(!showsTable)}
          />
          <ChartSaveButtons about={about} title={title} data={savesTable ? data : undefined} part={figure} />
        </div>
      }
    >
      {children}
    </ChartFrame>
  )
}
