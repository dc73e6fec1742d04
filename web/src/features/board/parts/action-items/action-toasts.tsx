import type { ActionId } from '@retropulse/domain/kernel/ids'
import { shortened } from '@retropulse/domain/kernel/text'
import { useEffect } from 'react'
import { announce } from '../../../../ui/live-region.ts'
import { showToast } from '../../../../ui/toast.ts'
import { type BoardHandlers, useBoardHandlers } from '../../model/board-handlers.ts'
import { useBoardStore } from '../../model/board-store.ts'
import { freshActions } from './action-lists.ts'
import { t } from './messages.ts'

/** Shows 'New Action added' for action items that others create while the participant is on the board (ACTION-6). */
export function ActionToasts() {
  const { subscribe, get } = useBoardStore()
  const board = useBoardHandlers()
  useEffect(() => {
    const known = new Set<ActionId>()
    let isHere = false
    let before = get().board.actions
    const look = () => {
      const {
        status,
        board: { actions },
        you: { authorIds },
        clockOffset,
      } = get()
      if (isHere && actions === before) return
      const now = Date.now() + clockOffset
      const fresh = isHere ? freshActions(actions, known, { authorIds, now }) : []
      actions.forEach(({ id }) => known.add(id))
      before = actions
      isHere ||= status === 'live'
      const [first] = fresh
      if (first !== undefined) tell(fresh.length === 1 ? first.text : undefined, board)
    }
    look()
    return subscribe(look)
  }, [subscribe, get, board])
  return null
}

function tell(text: string | undefined, { togglePanel }: BoardHandlers): void {
  const open = () => {
    if (document.querySelector('[data-actions-panel]') === null) togglePanel('actions')
  }
  const action = { label: t('show'), onAction: open }
  showToast(t('toastAdded'), {
    id: 'action-added',
    text: text === undefined ? text : shortened(text, TEXT_MAX),
    action,
  })
  announce(t('toastAdded'), { key: 'action-added' })
}

/** Characters of the text that fit into a toast. */
const TEXT_MAX = 80
