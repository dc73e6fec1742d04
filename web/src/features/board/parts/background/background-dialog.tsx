import { useState } from 'react'
import type { ReactNode } from 'react'
import { type SavingBackdrop, pictureAddress } from '../../../../lib/picture-address.ts'
import { Dialog } from '../../../../ui/dialog.tsx'
import { closeTo } from '../controls/close-then-act.ts'
import { useBoardHandlers } from '../../model/board-handlers.ts'
import { t } from './messages.ts'
import type { BoardSettingsInput } from '@retropulse/contract/board-settings'
import { useQueryClient } from '@tanstack/react-query'
import { announce } from '../../../../ui/live-region.ts'
import { showCallFailure } from '../../../../ui/failure-toast.ts'
import { saveSettings } from '../../model/use-board-summary.ts'
import { useLive } from '../../model/board-store.ts'

export interface BackgroundDialogProps {
  anchor: HTMLElement
  /** Chooses a background. */
  picker: (saving: SavingBackdrop) => ReactNode
}

/** The background dialog of a facilitator; a choice is saved at once for all participants (BG-2). */
export function BackgroundDialog({ anchor, picker }: BackgroundDialogProps) {
  const { hide } = useBoardHandlers()
  const saving = useSaveBackdrop()
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => isOpen || closeTo(hide, () => anchor.focus())}
      title={t('title')}
      description={t('text')}
      closeLabel={t('close')}
      size="lg"
    >
      {picker(saving)}
    </Dialog>
  )
}

/** Results of a search page on a board (BG-12); a source may return fewer. */
const PER_PAGE = 24

/** Saves the background of the board for all participants at once, without a save button (BG-2). */
function useSaveBackdrop(): SavingBackdrop {
  const id = useLive((view) => view.board.id)
  const theme = useLive((view) => view.board.theme)
  const backgroundUrl = useLive((view) => view.board.backgroundUrl)
  const queries = useQueryClient()
  const [saving, setSaving] = useState<string | null | undefined>(undefined)
  return {
    current: { theme, backgroundUrl },
    perPage: PER_PAGE,
    saving,
    async save(backdrop) {
      setSaving(pictureAddress(backdrop))
      const input: BoardSettingsInput = { ...backdrop }
      const answer = await saveSettings(queries, id, input)
      setSaving(undefined)
      if (answer.ok) announce(t(pictureAddress(backdrop) === null ? 'removed' : 'changed'))
      else showCallFailure(answer.problem)
      return answer.ok
    },
  }
}
