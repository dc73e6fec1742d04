import type { Note } from '@retropulse/domain/board/state'
import { clsx } from 'clsx'
import { useVoteStage } from '../../model/vote-stage.ts'
import { NoteVotes } from '../voting/note-votes.tsx'
import { AddReaction, CommentsButton, commentCount, NoteActions } from './note-actions.tsx'
import { ACTIONS_BESIDE_BUTTONS, FOOTER_IN_TEXT, hasButtonsInText } from './end-of-text.ts'
import { addReactionWidth, NoteSignature } from './note-signature.tsx'
import { UnsavedMark } from './note-state.tsx'
import { KINDS_BESIDE } from '../reactions/reaction-groups.ts'
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
 * The line below a note or a group: author, reactions and, at its end, the button that adds one (REACTION-8) and the
 * comments; other buttons appear on demand, those of a group beside its title. Without author and reactions it lies at
 * the end of the text. While a vote runs, its buttons take the place of author and reactions, which keep their room:
 * no card changes its height (BOARD-78).
 */
export function NoteFooter({ note, members, reader, isTabStop, isUnsaved }: NoteFooterProps) {
  const isBallot = useVoteStage(note.columnId) === 'here'
  const count = commentCount(note, members)
  // The notes of a group are signed below their texts.
  const isSigned = members.length === 0 && shownAuthor(reader, note.by) !== null
  // What is not read yet invites no reaction; the menu has it (REACTION-1).
  const invites = !isHidden(reader, note)
  const isBare = isFooterBare(note, members, reader)
  const hasReactions = [note, ...members].some(({ reactions }) => reactions.length > 0)
  const isInText = hasButtonsInText(note, members, reader)
  const edge = isInText ? 'always' : hasReactions ? 'narrow' : 'none'
  const mark = isUnsaved && <UnsavedMark id={unsavedId(note)} edge={edge} />
  return (
    <div
      data-in-text={isInText ? '' : undefined}
      className={clsx(
        'flex gap-x-1',
        isSigned ? 'items-start' : 'items-end',
        isInText ? FOOTER_IN_TEXT : spaceAbove(isBare, isSigned, hasReactions),
      )}
    >
      <div
        className={clsx(
          'grid min-w-0 flex-auto grid-cols-[minmax(0,1fr)_auto]',
          // The button stands beside the author, or beside the last line of reactions.
          isSigned ? 'items-start' : 'items-end',
          invites ? addReactionWidth : '[--react:0rem]',
        )}
      >
        <div
          className={clsx(
            signature,
            !isInText && 'pointer-coarse:not-in-data-compact:min-h-8',
            hasReactions ? 'flex-wrap pointer-coarse:min-h-8' : 'flex-nowrap',
            isBallot && 'invisible',
            hasReactions && buttonsWidth(count > 0, members.length === 0),
            hasReactions && (areBeside(note) && isSigned ? OVER_BUTTONS_WHERE_NARROW : OVER_BUTTONS),
          )}
        >
          {!isBare && <NoteSignature {...{ note, members, reader }} />}
        </div>
        {invites && (
          <AddReaction
            noteId={note.id}
            className={clsx(besideSignature, !isInText && 'pointer-coarse:h-8', isBallot && 'invisible')}
          />
        )}
        <div
          className={clsx(
            'col-span-full row-start-1 empty:hidden',
            hasReactions ? 'self-end' : 'self-center',
          )}
        >
          <NoteVotes {...{ note, members, mark, isInText }} />
        </div>
      </div>
      {!isBallot && mark}
      <span
        className={clsx(
          'flex h-6 items-center pointer-coarse:-me-2.5',
          !isInText && 'pointer-coarse:not-in-data-compact:h-8',
          hasReactions && 'pointer-coarse:h-8',
          // With a mouse it takes no room then.
          count === 0 && 'pointer-fine:-ms-1',
        )}
      >
        {count > 0 && (
          <span className="text-hue-ink-soft">
            <CommentsButton noteId={note.id} count={count} />
          </span>
        )}
        {members.length === 0 && (
          <NoteActions
            {...{ note, members, isTabStop }}
            place="note"
            {...(isInText && { distance: ACTIONS_BESIDE_BUTTONS })}
          />
        )}
      </span>
    </div>
  )
}

/** Nothing stands in the line but the buttons. */
function isFooterBare(note: Note, members: readonly Note[], reader: Reader): boolean {
  return (
    (members.length > 0 || shownAuthor(reader, note.by) === null) &&
    [note, ...members].every(({ reactions, comments }) => reactions.length === 0 && comments.length === 0)
  )
}

/** The distance to the text: 8 px from what is drawn, since reactions are as high as the line, and buttons are not. */
function spaceAbove(isBare: boolean, isSigned: boolean, hasReactions: boolean): string {
  return clsx(
    'not-in-data-compact:mt-1.5',
    isBare || isSigned
      ? 'pointer-coarse:not-in-data-compact:mt-1'
      : 'pointer-coarse:not-in-data-compact:mt-2',
    // A compact board has the least room for the buttons of a vote, where it is all that the line has.
    isBare
      ? 'in-data-compact:-mt-0.5 in-data-compact:-mb-1.5 pointer-coarse:in-data-compact:my-0'
      : clsx('in-data-compact:mt-0.5', hasReactions && 'pointer-coarse:in-data-compact:mt-1'),
  )
}

/** The id of the text that tells screen readers that a change is not saved yet. */
export function unsavedId(note: Note): string {
  return `unsaved-${note.id}`
}

const besideSignature = 'col-start-2 row-start-1 pointer-fine:-me-1.5'

/** On touch devices the lines of reactions reach over the buttons, which the author or the last of them leaves room. */
const OVER_BUTTONS = 'pointer-coarse:-me-(--buttons)'
const OVER_BUTTONS_WHERE_NARROW =
  'pointer-coarse:not-in-data-compact:@max-[20rem]:-me-(--buttons) pointer-coarse:in-data-compact:@max-[14rem]:-me-(--buttons)'

/** A few reactions stand beside the author where there is room. */
function areBeside({ reactions }: Note): boolean {
  return new Set(reactions.map(({ emoji }) => emoji)).size <= KINDS_BESIDE
}

/** The width of the buttons beside the author, or at the end of the last line of reactions, on touch devices. */
export function buttonsWidth(hasComments: boolean, hasMenu: boolean): string {
  return clsx(
    hasComments && hasMenu
      ? 'pointer-coarse:[--buttons:calc(5.125rem+var(--react))] pointer-coarse:@max-[14rem]:[--buttons:calc(3.125rem+var(--react))]'
      : hasComments || hasMenu
        ? 'pointer-coarse:[--buttons:calc(2.375rem+var(--react))] pointer-coarse:@max-[14rem]:[--buttons:calc(1.375rem+var(--react))]'
        : 'pointer-coarse:[--buttons:var(--react)]',
  )
}

/** At least as high as the buttons of a vote. */
const signature =
  'col-start-1 row-start-1 flex min-h-6 min-w-0 items-center gap-x-1 gap-y-1.5 in-data-compact:gap-y-1'
