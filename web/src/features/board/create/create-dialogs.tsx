import type { OrgFormats } from '@retropulse/contract/org-formats'
import type { Format, FormatColumn } from '@retropulse/domain/board/formats/format'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { showToast } from '../../../ui/toast.ts'
import { FormatPreview } from '../formats/format-preview.tsx'
import { t as formatText } from '../formats/messages.ts'
import { BackdropDialog } from './backdrop-dialog.tsx'
import { ColumnsDialog } from './columns-dialog.tsx'
import { KeepFormatDialog } from './keep-format-dialog.tsx'
import {
  asFormat,
  deleteOwnFormat,
  isOwnSlug,
  ownFormatsQuery,
  ownIdOf,
  restoreOwnFormat,
} from './own-formats.ts'
import { columnsOf, wantsCompact, type RetroBase, type RetroDraft } from './retro-plan.ts'

/** The dialog that is open over the page. */
export type Opened = 'columns' | 'background' | { readonly preview: Format }

export interface CreateDialogsProps {
  opened: Opened
  base: RetroBase
  draft: RetroDraft
  /** The organisation of the team; undefined while no team is chosen. */
  orgId: string | undefined
  own: OrgFormats | undefined
  onChange: (changed: Partial<RetroDraft>) => void
  onPick: (slug: string) => void
  onClose: () => void
}

/** The dialogs for columns, background and preview of a new retro; loaded when the first of them is opened. */
export function CreateDialogs(props: CreateDialogsProps) {
  const { opened, base, draft, orgId, own, onChange, onPick, onClose } = props
  const [kept, setKept] = useState<readonly FormatColumn[] | null>(null)
  const queries = useQueryClient()
  const columns = columnsOf(draft, base)
  const backdrop = draft.backdrop ?? base.backdrop
  const refresh = () => queries.invalidateQueries(ownFormatsQuery(orgId ?? ''))

  if (kept !== null && orgId !== undefined)
    return (
      <KeepFormatDialog
        orgId={orgId}
        columns={kept}
        theme={backdrop.theme}
        onClose={() => setKept(null)}
        onKept={(format) => {
          void refresh().then(() => onPick(asFormat(format).slug))
          onClose()
        }}
      />
    )
  if (opened === 'columns')
    return (
      <ColumnsDialog
        isCompact={wantsCompact(draft, base)}
        columns={columns}
        onClose={onClose}
        onSave={(chosen) => {
          onChange({ columns: chosen })
          onClose()
        }}
        onKeep={own?.maySave === true ? setKept : undefined}
      />
    )
  if (opened === 'background')
    return (
      <BackdropDialog
        backdrop={backdrop}
        onClose={onClose}
        onChoose={(chosen) => {
          onChange({ backdrop: chosen })
          onClose()
        }}
      />
    )

  const format = opened.preview
  const { name, slug } = format
  const isOwn = isOwnSlug(slug)
  const mayDelete = isOwn && own?.formats.find(({ id }) => id === ownIdOf(slug))?.mayDelete === true
  const restore = async (id: string) => {
    const answer = await restoreOwnFormat(orgId ?? '', id)
    if (!answer.ok) return failed()
    await refresh()
    showToast(formatText('restored', { name }))
  }
  const remove = async () => {
    const id = ownIdOf(slug)
    const answer = await deleteOwnFormat(orgId ?? '', id)
    if (!answer.ok) return failed()
    onClose()
    await refresh()
    showToast(formatText('deleted', { name }), {
      action: { label: formatText('undo'), onAction: () => void restore(id) },
    })
  }
  return (
    <FormatPreview
      format={format}
      hasPage={!isOwn}
      onClose={onClose}
      onUse={() => {
        onPick(slug)
        onClose()
      }}
      onDelete={mayDelete ? () => void remove() : undefined}
    />
  )
}

function failed(): void {
  showToast(formatText('failed'), { tone: 'danger' })
}
