import type { Note } from '@retropulse/domain/board/state'
import type { NoteId } from '@retropulse/domain/kernel/ids'
import { clsx } from 'clsx'
import Ellipsis from 'lucide-react/icons/ellipsis'
import MessageSquare from 'lucide-react/icons/message-square'
import SmilePlus from 'lucide-react/icons/smile-plus'
import { useBoardHandlers } from '../../model/board-handlers.ts'
import { t } from '../../model/messages.ts'
import { NoteButton } from './note-button.tsx'

export interface NoteActionsProps {
  note: Note
  /** The other notes of the group that this note leads. */
  members: readonly Note[]
  /** The Tab key reaches the menu of this note, the current one of its column. */
  isTabStop: boolean
  place: 'note' | 'group'
  /** The class of the distance to the end of a note, where buttons stand in its first line. */
  distance?: string
}

/** The buttons of a note, or those of a group, in the line of its title. */
export function NoteActions({ note, members, isTabStop, place, distance = AT_END }: NoteActionsProps) {
  const { show } = useBoardHandlers()
  return (
    <span data-print="none" className={place === 'group' ? inTitle : clsx(floating, distance)}>
      {/* Other boards have it in the line below the text, whatever begins and ends: nothing moves (A11Y-21). */}
      <ReactButton noteId={note.id} className="pointer-coarse:hidden not-in-data-compact:hidden" />
      {commentCount(note, members) === 0 && (
        <span className="pointer-coarse:hidden">
          <CommentsButton noteId={note.id} count={0} />
        </span>
      )}
      <NoteButton
        aria-label={members.length > 0 ? t('group.menu') : t('note.menu')}
        aria-haspopup="menu"
        data-part="menu"
        tabIndex={isTabStop ? 0 : -1}
        onClick={({ currentTarget }) => show({ kind: 'menu', noteId: note.id, anchor: currentTarget })}
        className={slim}
      >
        <Ellipsis aria-hidden="true" className="size-4" />
      </NoteButton>
    </span>
  )
}

/** The button that adds a reaction, in the line below the text; a compact board has no room for it (REACTION-8). */
export function AddReaction({ noteId, className }: { noteId: NoteId; className: string }) {
  return (
    <span
      data-print="none"
      className={clsx('flex h-6 items-center text-hue-ink-soft in-data-compact:hidden', className)}
    >
      <ReactButton noteId={noteId} className={slim} />
    </span>
  )
}

interface ReactButtonProps {
  noteId: NoteId
  className: string
}

function ReactButton({ noteId, className }: ReactButtonProps) {
  const { show } = useBoardHandlers()
  return (
    <NoteButton
      className={className}
      aria-label={t('reactions.add')}
      aria-haspopup="dialog"
      data-part="reactions"
      onClick={({ currentTarget }) => show({ kind: 'reactions', noteId, anchor: currentTarget })}
    >
      <SmilePlus aria-hidden="true" className="size-4" />
    </NoteButton>
  )
}

export function CommentsButton({ noteId, count }: { noteId: NoteId; count: number }) {
  const { show } = useBoardHandlers()
  return (
    <NoteButton
      aria-label={count === 0 ? t('comments') : t('comments.open', { count })}
      aria-haspopup="dialog"
      data-part="comments"
      onClick={() => show({ kind: 'comments', noteId })}
      className={slim}
    >
      <MessageSquare aria-hidden="true" className="size-4" />
      {count > 0 && <span className="text-xs font-medium digits">{count}</span>}
    </NoteButton>
  )
}

/** The comments on a note or on all notes of a group. */
export function commentCount(note: Note, members: readonly Note[]): number {
  return members.reduce((sum, { comments }) => sum + comments.length, note.comments.length)
}

/**
 * With a mouse the buttons float over the upper edge of the note while the pointer is on it, no higher than the gap to
 * the note above; on touch devices one menu button stands in the line. Until then only their icons are hidden, which are
 * not painted then: hundreds of translucent boxes make a drag stutter, and screen readers would not find hidden buttons.
 * `:has()` on the note itself would restyle all its parts whenever one of them comes or goes.
 */
const floating = clsx(
  'flex items-center pointer-coarse:text-hue-ink-soft pointer-fine:absolute pointer-fine:z-2 pointer-fine:bottom-full pointer-fine:-mb-[calc(1.625rem-var(--note-gap))]',
  'pointer-fine:rounded-sm pointer-fine:border pointer-fine:border-transparent pointer-fine:text-hue-ink-soft pointer-fine:[&_svg]:invisible',
  'pointer-fine:group-[:is(:hover,:focus-visible)]/note:border-button-line',
  'pointer-fine:group-[:is(:hover,:focus-visible)]/note:bg-raised',
  'pointer-fine:group-[:is(:hover,:focus-visible)]/note:[&_svg]:visible',
  'pointer-fine:group-[:is(:hover,:focus-visible)]/note:shadow-raised',
  'pointer-fine:has-[:focus-visible,[data-open]]:border-button-line',
  'pointer-fine:has-[:focus-visible,[data-open]]:bg-raised',
  'pointer-fine:has-[:focus-visible,[data-open]]:[&_svg]:visible',
  'pointer-fine:has-[:focus-visible,[data-open]]:shadow-raised',
)

const AT_END = 'pointer-fine:inset-e-1.5'

/** In a group every text has a menu of its own: with a mouse, one menu is seen at a time. */
const inTitle = clsx(
  'relative -my-0.5 -me-1.5 ms-auto flex shrink-0 items-center pointer-coarse:my-0 pointer-coarse:-me-2.5 pointer-coarse:text-hue-ink-soft',
  'pointer-fine:text-transparent pointer-fine:[[data-note]:is(:hover,:focus-visible,:has([data-open])):not(:has([data-member]:hover,[data-member]_[data-open]))_&]:text-hue-ink-soft',
  'pointer-fine:[[data-note]:is(:hover,:focus-visible,:has([data-open])):not(:has([data-member]:hover,[data-member]_[data-open]))_&]:bg-hue pointer-fine:has-focus-visible:bg-hue',
  'pointer-fine:has-focus-visible:text-hue-ink-soft!',
)

/** In a narrow column the author needs the room: what a finger may touch is wider there than what the button takes. */
const slim =
  'pointer-coarse:@max-[14rem]:min-w-7 pointer-coarse:@max-[14rem]:px-0 pointer-coarse:@max-[14rem]:after:absolute pointer-coarse:@max-[14rem]:after:-inset-x-2 pointer-coarse:@max-[14rem]:after:inset-y-0'
