import type { BoardSettingsWish } from '@retropulse/contract/board-settings'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { announce } from '../../../../ui/live-region.ts'
import { showToast } from '../../../../ui/toast.ts'
import { saveSettings } from '../../model/save-settings.ts'
import { useLive } from '../../model/board-store.ts'
import { t } from './messages.ts'
import { pictureAddress, type SavingBackdrop } from '../../../../lib/picture-address.ts'

/** Results of a search page on a board (BG-12); a source may return fewer. */
const PER_PAGE = 24

/** Saves the background of the board for all participants at once, without a save button (BG-2). */
export function useSaveBackdrop(): SavingBackdrop {
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
      const wish: BoardSettingsWish = { ...backdrop }
      const answer = await saveSettings(queries, id, wish)
      setSaving(undefined)
      if (answer.ok) announce(t(pictureAddress(backdrop) === null ? 'removed' : 'changed'))
      else showToast(t('failed'), { tone: 'danger' })
      return answer.ok
    },
  }
}
