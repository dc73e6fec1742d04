import ChartLine from 'lucide-react/icons/chart-line'
import Download from 'lucide-react/icons/download'
import ImageDown from 'lucide-react/icons/image-down'
import Table from 'lucide-react/icons/table-2'
import { useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { ChartFrame } from './chart-frame.tsx'
import type { ChartData } from './chart-table.tsx'
import { IconButton } from './icon-button.tsx'
import { showToast } from './toast.ts'
import { t } from '../lib/chart-messages.ts'
import { embeddedFonts } from '../lib/embedded-fonts.ts'
import { fileName, saveFile } from '../lib/save-file.ts'
import { saveTable } from '../lib/save-table.ts'

export interface ChartFigureProps {
  /** What the figures are about, such as the name of a team: the beginning of the name of a saved file. */
  about: string
  title: string
  summary: string
  data: ChartData
  /** The table can be saved as a CSV file, where no other button saves all figures of the page. */
  savesTable?: boolean
  children: ReactNode
}

/** A chart that can be read as a table and saved as a PNG (INSIGHT-13, INSIGHT-15). */
export function ChartFigure({ about, title, summary, data, savesTable = false, children }: ChartFigureProps) {
  const figure = useRef<HTMLElement>(null)
  const [showsTable, setShowsTable] = useState(false)
  const [isSaving, setSaving] = useState(false)
  const save = async () => {
    if (figure.current === null) return
    setSaving(true)
    await savePicture(figure.current, `${about} ${title}`).catch(() =>
      showToast(t('failed'), { tone: 'danger' }),
    )
    setSaving(false)
  }
  return (
    <ChartFrame
      ref={figure}
      title={title}
      summary={summary}
      data={data}
      showsTable={showsTable}
      action={
        <div data-no-picture className="-me-1.5 -mt-1 flex shrink-0">
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
          {savesTable && (
            <IconButton
              size="sm"
              label={t('chart.saveTable', { title })}
              icon={<Download aria-hidden="true" className="size-4" />}
              onClick={() => saveTable(data, `${about} ${title}`)}
            />
          )}
          <IconButton
            size="sm"
            label={t('chart.save', { title })}
            busy={isSaving}
            icon={<ImageDown aria-hidden="true" className="size-4" />}
            onClick={() => void save()}
          />
        </div>
      }
    >
      {children}
    </ChartFrame>
  )
}

/**
 * Saves a part of the page as a PNG, without elements that have `data-no-picture`. Throws where the browser cannot draw
 * it.
 */
async function savePicture(part: HTMLElement, name: string): Promise<void> {
  const { domToBlob } = await import('modern-screenshot')
  const blob = await domToBlob(part, {
    scale: 2,
    // Without our style sheet a figure has a margin.
    style: { margin: '0' },
    backgroundColor: getComputedStyle(part).backgroundColor,
    font: { cssText: await embeddedFonts() },
    filter: (node) => !(node instanceof HTMLElement && 'noPicture' in node.dataset),
  })
  saveFile(fileName(name, 'png'), blob)
}
