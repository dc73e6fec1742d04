import { TITLE_MAX } from '@retropulse/domain/board/limits'
import { clsx } from 'clsx'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Tooltip } from '../../../../ui/tooltip.tsx'
import { NameEditor } from '../../parts/editing/name-editor.tsx'
import { t } from '../../model/messages.ts'
import { useBoardStore, useLive } from '../../model/board-store.ts'

/** Letters of a title for which the header of a phone has room in one line. */
const SHORT = 15

/** A phone lends a title that is typed the whole line of its header. */
const overHeader =
  'max-sm:focus-within:absolute max-sm:focus-within:inset-y-0 max-sm:focus-within:start-12 max-sm:focus-within:end-2 max-sm:focus-within:z-1 max-sm:focus-within:items-center max-sm:focus-within:bg-surface'

/** The title of the board; a facilitator clicks it to edit it (BOARD-2). */
export function BoardTitle() {
  const { session } = useBoardStore()
  const title = useLive((view) => view.board.title)
  const canEdit = useLive((view) => view.you.isFacilitator)
  const [isEditing, setEditing] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const close = () => {
    const hadFocus = document.activeElement?.matches('input') ?? false
    flushSync(() => setEditing(false))
    if (hadFocus) button.current?.focus()
  }
  const look = 'font-display text-lg font-semibold tracking-tight'
  if (isEditing)
    return (
      <h1 className={clsx('flex min-w-0 flex-1 ps-1.5 pe-1', overHeader)}>
        <NameEditor
          label={t('title.field')}
          value={title}
          max={TITLE_MAX}
          onSave={(wanted) => session.do({ type: 'rename-board', title: wanted })}
          onClose={close}
          className={look}
        />
      </h1>
    )
  // A phone has one line for a short title, and two for a longer one.
  const lines =
    title.length > SHORT
      ? 'line-clamp-1 max-sm:line-clamp-2 max-sm:text-[0.9375rem] max-sm:leading-tight wrap-anywhere'
      : 'truncate'
  return (
    <h1 dir="auto" className={`${look} flex min-w-0`}>
      {canEdit ? (
        <Tooltip text={t('title.edit')}>
          <button
            ref={button}
            type="button"
            onClick={() => setEditing(true)}
            className={`min-w-0 cursor-text rounded-sm px-1.5 text-start hover:bg-fill ${lines}`}
          >
            {title}
          </button>
        </Tooltip>
      ) : (
        <span data-tooltip={title} className={`min-w-0 px-1.5 ${lines}`}>
          {title}
        </span>
      )}
    </h1>
  )
}
