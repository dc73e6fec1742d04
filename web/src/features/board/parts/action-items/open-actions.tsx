import { t } from '../../model/messages.ts'
import { useLive } from '../../model/board-store.ts'
import { actionLists } from './action-lists.ts'

/** The number of open action items, beside the name of the Actions button; absent when there are none. */
export function OpenActions({ className = '' }: { className?: string }) {
  const count = useLive((view) => actionLists(view.board.actions).open.length)
  if (count === 0) return null
  return (
    <span
      className={`min-w-5 rounded-full bg-accent-soft px-1.5 text-center text-xs leading-5 text-accent-ink digits ${className}`}
    >
      <span aria-hidden="true">{count}</span>
      <span className="sr-only">{t('tools.openActions', { count })}</span>
    </span>
  )
}
