import { t } from '../messages.ts'
import { useLive } from '../view/board-store.ts'
import { actionLists } from './action-lists.ts'

/** How many actions are open, beside the name of the button that shows them; nothing where none is. */
export function OpenActions() {
  const count = useLive((view) => actionLists(view.board.actions).open.length)
  if (count === 0) return null
  return (
    <span className="min-w-5 rounded-full bg-accent-soft px-1.5 text-center text-xs leading-5 text-accent-ink digits">
      <span aria-hidden="true">{count}</span>
      <span className="sr-only">{t('tools.openActions', { count })}</span>
    </span>
  )
}
