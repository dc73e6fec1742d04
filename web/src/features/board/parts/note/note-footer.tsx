import type { Note } from '@retropulse/domain/board/state'
import { clsx } from 'clsx'
import Ellipsis from 'lucide-react/icons/ellipsis'
import MessageSquare from 'lucide-react/icons/message-square'
import SmilePlus from 'lucide-react/icons/smile-plus'
import { t } from '../../model/messages.ts'
import { useBoardHandlers } from '../../model/board-handlers.ts'
import { useVoteStage } from '../../model/vote-stage.ts'
import { NoteVotes } from '../voting/note-votes.tsx'
import { NoteButton } from './note-button.tsx'
import { NoteSignature } from './note-signature.tsx'
import { UnsavedMark } from './note-state.tsx'
import { isHidden, type Reader, shownAuthor } from '../../model/reader.ts'

export interface NoteFooterProps {
  note: Note
  /** The other notes of the group that this note leads. */
  members: readonly Note[]
  reader: Reader
  /** The Tab key reaches the menu of this note, the current one of its column. */
  isTabStop: boolean
  /** A change of it is not saved yet. */
  isUnsaved: boolean
}

/**
 * The line below a note or a group: author, reactions and comments; buttons appear on demand. While a vote runs, its
 * buttons take the place of author and reactions, which keep their room: no card changes its height (BOARD-78).
 */
export function NoteFooter({ note, members, reader, isTabStop, isUnsaved }: NoteFooterProps) {
  const { show } = useBoardHandlers()
  const isBallot = useVoteStage(note.columnId) === 'here'
  const count = members.reduce((sum, { comments }) => sum + comments.length, note.comments.length)
  const isSigned = shownAuthor(reader, note.by) !== null
  const isBare = isFooterBare(note, members, reader)
  const isBeside = isMenuBesideText(note, members, reader)
  const mark = isUnsaved && <UnsavedMark id={unsavedId(note)} />
  const commentsButton = (
    <NoteButton
      aria-label={count === 0 ? t('comments') : t('comments.open', { count })}
      aria-haspopup="dialog"
      data-part="comments"
      onClick={() => show({ kind: 'comments', noteId: note.id })}
    >
      <MessageSquare aria-hidden="true" className="size-4" />
      {count > 0 && <span className="text-xs font-medium digits">{count}</span>}
    </NoteButton>
  )
  return (
    <div
      className={clsx(
        'flex gap-x-1',
        isSigned ? 'items-start' : 'items-end',
        // The room for the buttons of a vote is smaller where it is all that the line has.
        isBare
          ? '-mt-0.5 -mb-1.5 pointer-coarse:-mt-1 pointer-coarse:-mb-2'
          : 'mt-1.5 in-data-compact:mt-0.5',
      )}
    >
      <div
        className={clsx(
          'grid min-w-0 flex-auto grid-cols-[minmax(0,1fr)] *:[grid-area:1/1]',
          !isSigned && 'items-center',
          // The buttons of a vote stand beside the menu: below it, a finger would press the menu instead of them.
          isBeside && 'pointer-coarse:pe-9',
        )}
      >
        <div className={clsx(signature, isBallot && 'invisible')}>
          <NoteSignature {...{ note, members, reader }} />
        </div>
        <NoteVotes {...{ note, members, mark }} />
      </div>
      {!isBallot && mark}
      <span
        className={clsx(
          'flex h-6 items-center pointer-coarse:-me-2.5',
          isBeside && besideText,
          // As high as the last line of the reactions beside it.
          !isSigned && !isBare && 'pointer-coarse:h-8',
        )}
      >
        {count > 0 && <span className="text-hue-ink-soft">{commentsButton}</span>}
        <span className={onDemand}>
          <NoteButton
            className="pointer-coarse:hidden"
            aria-label={t('reactions.add')}
            aria-haspopup="dialog"
            data-part="reactions"
            onClick={({ currentTarget }) =>
              show({ kind: 'reactions', noteId: note.id, anchor: currentTarget })
            }
          >
            <SmilePlus aria-hidden="true" className="size-4" />
          </NoteButton>
          {count === 0 && <span className="pointer-coarse:hidden">{commentsButton}</span>}
          <NoteButton
            aria-label={members.length > 0 ? t('group.menu') : t('note.menu')}
            aria-haspopup="menu"
            data-part="menu"
            tabIndex={isTabStop ? 0 : -1}
            onClick={({ currentTarget }) => show({ kind: 'menu', noteId: note.id, anchor: currentTarget })}
          >
            <Ellipsis aria-hidden="true" className="size-4" />
          </NoteButton>
        </span>
      </span>
    </div>
  )
}

/** Nothing stands in the line but the buttons. */
function isFooterBare(note: Note, members: readonly Note[], reader: Reader): boolean {
  return (
    shownAuthor(reader, note.by) === null &&
    [note, ...members].every(({ reactions, comments }) => reactions.length === 0 && comments.length === 0)
  )
}

/**
 * On touch devices the menu button of a note with nothing in its footer stands in the first line of its text, which
 * leaves room for it (`besideMenu`), also while a vote runs: no line breaks elsewhere then (BOARD-78).
 */
export function isMenuBesideText(note: Note, members: readonly Note[], reader: Reader): boolean {
  return members.length === 0 && !isHidden(reader, note) && isFooterBare(note, members, reader)
}

/** The middle of the button is that of the first line of the text. */
const besideText =
  'pointer-coarse:absolute pointer-coarse:inset-e-3 pointer-coarse:top-2 pointer-coarse:in-data-compact:inset-e-2 pointer-coarse:in-data-compact:top-0.5'

/** Room for the button at the end of the first line of a text, which may be of either direction. */
export const besideMenu =
  'pointer-coarse:flow-root pointer-coarse:before:float-right pointer-coarse:before:h-[1lh] pointer-coarse:before:w-8 pointer-coarse:before:content-[""]'

/** The id of the text that tells screen readers that a change is not saved yet. */
export function unsavedId(note: Note): string {
  return `unsaved-${note.id}`
}

/** At least as high as the buttons of a vote. */
const signature = 'flex min-h-6 min-w-0 flex-wrap items-center gap-x-1 gap-y-1.5 in-data-compact:gap-y-1'

/**
 * With a mouse the buttons float over the upper edge of the note, and over the fade of its column, while the pointer is
 * on it; on touch devices one menu button stands in the line. Until then they are colourless and not transparent or
 * hidden: hundreds of translucent boxes make a drag stutter, and screen readers would not find hidden buttons.
 */
const onDemand = clsx(
  'flex items-center pointer-coarse:text-hue-ink-soft pointer-fine:absolute pointer-fine:z-2 pointer-fine:inset-e-1.5 pointer-fine:bottom-full pointer-fine:-mb-2.5',
  'pointer-fine:rounded-sm pointer-fine:border pointer-fine:border-transparent pointer-fine:p-0.5 pointer-fine:text-transparent',
  'pointer-fine:group-[:is(:hover,:focus-visible,:has(:focus-visible,[data-open]))]/note:border-line',
  'pointer-fine:group-[:is(:hover,:focus-visible,:has(:focus-visible,[data-open]))]/note:bg-raised',
  'pointer-fine:group-[:is(:hover,:focus-visible,:has(:focus-visible,[data-open]))]/note:text-hue-ink-soft',
  'pointer-fine:group-[:is(:hover,:focus-visible,:has(:focus-visible,[data-open]))]/note:shadow-raised',
)
