import type { BoardSettingsWish } from '@retropulse/contract/board-settings'
import { useState } from 'react'
import { announce } from '../../../ui/live-region.ts'
import { showToast } from '../../../ui/toast.ts'
import { saveSettings } from '../settings/save-settings.ts'
import { useLive } from '../view/board-store.ts'
import { useBoardSummary } from '../view/use-board-summary.ts'
import { t } from './messages.ts'
import { type Backdrop, pictureAddress } from './picture-address.ts'

export interface SavingBackdrop {
  /** What is under the board now. */
  readonly current: Backdrop
  /** How many pictures a search asks for at a time (board.md §9, teams.md §7). */
  readonly perPage: number
  /** The address that is being saved; undefined while none is. */
  readonly saving: string | null | undefined
  /** Saves a background; answers whether that went well, and says so when not (board.md §8). */
  readonly save: (backdrop: Backdrop) => Promise<boolean>
}

/** Results of a search on a board (board.md §9); some sources give fewer (D24). */
const PER_PAGE = 24

/** Saves the background of the board for everybody, at once, without a save button. */
export function useSaveBackdrop(): SavingBackdrop {
  const id = useLive((view) => view.board.id)
  const theme = useLive((view) => view.board.theme)
  const backgroundUrl = useLive((view) => view.board.backgroundUrl)
  const summary = useBoardSummary()
  const [saving, setSaving] = useState<string | null | undefined>(undefined)
  return {
    current: { theme, backgroundUrl },
    perPage: PER_PAGE,
    saving,
    async save(backdrop) {
      setSaving(pictureAddress(backdrop))
      const wish: BoardSettingsWish = { ...backdrop }
      const answer = await saveSettings({ teamId: summary?.teamId ?? null, boardId: id }, wish)
      setSaving(undefined)
      if (answer.ok) announce(t(pictureAddress(backdrop) === null ? 'removed' : 'changed'))
      else showToast(t('failed'), { tone: 'danger' })
      return answer.ok
    },
  }
}
