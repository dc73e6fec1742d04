import type { OrgFormats } from '@retropulse/contract/org-formats'
import type { Format, FormatColumn } from '@retropulse/domain/board/formats/format'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { showCallFailure } from '../../ui/failure-toast.ts'
import { showToast } from '../../ui/toast.ts'
import type { SavingBackdrop, Backdrop } from '../../lib/picture-address.ts'
import { ColumnsDialog } from './columns-dialog.tsx'
import { KeepFormatDialog, type StepsInput } from './keep-format-dialog.tsx'
import {
  asFormat,
  deleteOwnFormat,
  isOwnSlug,
  ownFormatsQuery,
  ownIdOf,
  restoreOwnFormat,
} from './own-formats.ts'
import { t } from './messages.ts'
import { columnsOf, stepsOf, wantsCompact, type RetroBase, type RetroDraft } from './retro-plan.ts'
import { Dialog } from '../../ui/dialog.tsx'

/** The dialog that is open over the page. */
export type Opened = 'columns' | 'background' | { readonly preview: Format }

/** What the dialogs have from other features. */
export interface CreateDialogParts {
  /** The preview of a format. */
  preview: (shown: ShownPreview) => ReactNode
  backgroundPicker: (saving: SavingBackdrop) => ReactNode
  /** The steps of a format that is saved (RUN-14). */
  stepsEditor: (input: StepsInput) => ReactNode
}

export interface ShownPreview {
  readonly format: Format
  /** Whether a page describes this format. */
  readonly hasPage: boolean
  readonly onUse: () => void
  readonly onClose: () => void
  /** If given, the format can be deleted here. */
  readonly onDelete?: (() => void) | undefined
}

export interface CreateDialogsProps extends CreateDialogParts {
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
  const {
    opened,
    base,
    draft,
    orgId,
    own,
    onChange,
    onPick,
    onClose,
    preview,
    backgroundPicker,
    stepsEditor,
  } = props
  const [toSave, setToSave] = useState<readonly FormatColumn[] | null>(null)
  const queries = useQueryClient()
  const columns = columnsOf(draft, base)
  const backdrop = draft.backdrop ?? base.backdrop
  const refresh = () => queries.invalidateQueries(ownFormatsQuery(orgId ?? ''))

  if (toSave !== null && orgId !== undefined)
    return (
      <KeepFormatDialog
        orgId={orgId}
        columns={toSave}
        steps={stepsOf({ ...draft, columns: toSave }, base)}
        theme={backdrop.theme}
        stepsEditor={stepsEditor}
        onClose={() => setToSave(null)}
        onSaved={(format) => {
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
        onKeep={own?.maySave === true ? setToSave : undefined}
      />
    )
  if (opened === 'background')
    return (
      <BackdropDialog
        {...{ backdrop, backgroundPicker }}
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
    if (!answer.ok) return showCallFailure(answer.problem)
    await refresh()
    showToast(t('format.restored', { name }))
  }
  const remove = async () => {
    const id = ownIdOf(slug)
    const answer = await deleteOwnFormat(orgId ?? '', id)
    if (!answer.ok) return showCallFailure(answer.problem)
    onClose()
    await refresh()
    showToast(t('format.deleted', { name }), {
      action: { label: t('format.undo'), onAction: () => void restore(id) },
    })
  }
  return preview({
    format,
    hasPage: !isOwn,
    onClose,
    onUse() {
      onPick(slug)
      onClose()
    },
    onDelete: mayDelete ? () => void remove() : undefined,
  })
}

interface BackdropDialogProps {
  backdrop: Backdrop
  backgroundPicker: (saving: SavingBackdrop) => ReactNode
  onChoose: (backdrop: Backdrop) => void
  onClose: () => void
}

/** Results of a search page for a new retro (BG-13). */
const PER_PAGE = 20

/** Chooses the background of a new retro; a choice closes the dialog (CREATE-7). */
function BackdropDialog({ backdrop, backgroundPicker, onChoose, onClose }: BackdropDialogProps) {
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={t('background')}
      description={t('backgroundText')}
      closeLabel={t('close')}
      size="lg"
    >
      {backgroundPicker({
        current: backdrop,
        perPage: PER_PAGE,
        saving: undefined,
        save(chosen) {
          onChoose(chosen)
          return Promise.resolve(true)
        },
      })}
    </Dialog>
  )
}
