import Download from 'lucide-react/icons/download'
import ImageDown from 'lucide-react/icons/image-down'
import { type RefObject, useState } from 'react'
import { t } from '../lib/chart-messages.ts'
import { savePicture } from '../lib/save-picture.ts'
import { type NamedTable, saveTable } from '../lib/save-table.ts'
import { IconButton } from './icon-button.tsx'
import { showToast } from './toast.ts'

export interface ChartSaveButtonsProps {
  /** What the figures are about: the beginning of the name of a saved file. */
  about: string
  title: string
  /** The numbers for a CSV file; undefined: another button of the page saves them. */
  data: NamedTable | undefined
  /** The part of the page that a picture shows. */
  part: RefObject<HTMLElement | null>
}

/** Saves figures as a CSV file and as a PNG (INSIGHT-15). */
export function ChartSaveButtons({ about, title, data, part }: ChartSaveButtonsProps) {
  const [isSaving, setSaving] = useState(false)
  const name = `${about} ${title}`
  const save = async () => {
    if (part.current === null) return
    setSaving(true)
    await savePicture(part.current, name).catch(() => showToast(t('failed'), { tone: 'danger' }))
    setSaving(false)
  }
  return (
    <>
      {data !== undefined && (
        <IconButton
          size="sm"
          label={t('chart.saveTable', { title })}
          icon={<Download aria-hidden="true" className="size-4" />}
          onClick={() => saveTable(data, name)}
        />
      )}
      <IconButton
        size="sm"
        label={t('chart.save', { title })}
        busy={isSaving}
        icon={<ImageDown aria-hidden="true" className="size-4" />}
        onClick={() => void save()}
      />
    </>
  )
}
