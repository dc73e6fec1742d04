import type { Note } from '@retropulse/domain/board/state'
import { clsx } from 'clsx'
import Ellipsis from 'lucide-react/icons/ellipsis'
import MessageSquare from 'lucide-react/icons/message-square'
import SmilePlus from 'lucide-react/icons/smile-plus'
import type { ComponentProps } from 'react'
import { t } from '../messages.ts'
import { ReactionChips } from '../reactions/reaction-chips.tsx'
import { useBoardActions } from '../view/board-actions.ts'
import type { Reader } from './reader.ts'

export interface NoteLineProps {
  note: Note
  reader: Reader
  /** The note whose menu the Tab key reaches: the current one of its column. */
  isTabStop: boolean
}

/** The quiet line under a note: reactions, comments, and on hover or focus what can be done with it. */
export function NoteLine({ note, reader, isTabStop }: NoteLineProps) {
  const { show } = useBoardActions()
  const count = note.comments.length
  return (
    <div className="mt-1.5 flex min-h-7 flex-wrap items-center gap-1">
      <ReactionChips note={note} reader={reader} />
      <span className="ms-auto flex items-center">
        <LineButton
          aria-label={t('reactions.add')}
          aria-haspopup="dialog"
          data-part="react"
          className={onDemand}
          onClick={({ currentTarget }) => show({ kind: 'reactions', noteId: note.id, anchor: currentTarget })}
        >
          <SmilePlus aria-hidden="true" className="size-4" />
        </LineButton>
        <LineButton
          aria-label={count === 0 ? t('comments') : t('comments.open', { count })}
          aria-haspopup="dialog"
          data-part="comments"
          className={clsx(count === 0 && onDemand)}
          onClick={() => show({ kind: 'comments', noteId: note.id })}
        >
          <MessageSquare aria-hidden="true" className="size-4" />
          {count > 0 && <span className="text-xs font-medium digits">{count}</span>}
        </LineButton>
        <LineButton
          aria-label={t('note.menu')}
          aria-haspopup="menu"
          data-part="menu"
          tabIndex={isTabStop ? 0 : -1}
          className={onDemand}
          onClick={({ currentTarget }) => show({ kind: 'menu', noteId: note.id, anchor: currentTarget })}
        >
          <Ellipsis aria-hidden="true" className="size-4" />
        </LineButton>
      </span>
    </div>
  )
}

/** Fingers cannot hover: for them it is always there. */
const onDemand =
  'opacity-0 group-hover/note:opacity-100 group-focus-within/note:opacity-100 pointer-coarse:opacity-100'

function LineButton({ className, ...rest }: ComponentProps<'button'>) {
  return (
    <button
      type="button"
      tabIndex={-1}
      data-tooltip={rest['aria-label']}
      {...rest}
      className={clsx(
        'relative inline-flex h-7 min-w-7 items-center justify-center gap-1 rounded-sm px-1 text-hue-ink-soft transition-[opacity,background-color,color] duration-fast',
        'hover:bg-hue-line hover:text-hue-ink pointer-coarse:h-11 pointer-coarse:min-w-10',
        className,
      )}
    />
  )
}
