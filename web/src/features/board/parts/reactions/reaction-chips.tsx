import { mergedReactions } from '@retropulse/domain/board/groups/groups'
import type { Note } from '@retropulse/domain/board/state'
import { clsx } from 'clsx'
import { memo, useState } from 'react'
import { t } from '../../model/messages.ts'
import { useBoardHandlers } from '../../model/board-handlers.ts'
import { type Reader, shownAuthor } from '../../model/reader.ts'
import { notesToReactOn } from './merged-reactions.ts'
import { GROUPS_SHOWN, KINDS_BESIDE, type ReactionGroup, reactionGroups } from './reaction-groups.ts'

export interface ReactionChipsProps {
  note: Note
  /** The other notes of the group that this note leads. */
  members: readonly Note[]
  reader: Reader
  /** The number of different emoji. */
  kinds: number
}

/** The reactions of a note or of a group; a press gives or takes back the participant's own (REACTION-2). */
export const ReactionChips = memo(function ReactionChips(props: ReactionChipsProps) {
  const { note, members, reader, kinds } = props
  const { react } = useBoardHandlers()
  const [isWhole, setWhole] = useState(false)
  const mine = reader.you.authorIds
  const groups = reactionGroups(mergedReactions(note, members), mine)
  const isByMenu = members.length === 0
  // An author has the line of the buttons, and the reactions one of their own.
  const isSqueezed = isByMenu && shownAuthor(reader, note.by) === null
  const shown = isWhole ? groups : groups.slice(0, GROUPS_SHOWN)
  const more = groups.length - shown.length
  const press = ({ emoji, isMine }: ReactionGroup) => {
    for (const id of notesToReactOn(note, members, { emoji, on: !isMine, mine })) react(id, emoji, !isMine)
  }
  return (
    <>
      {shown.map((group) => (
        <button
          key={group.emoji}
          type="button"
          tabIndex={-1}
          aria-pressed={group.isMine}
          aria-label={t('reactions.group', { emoji: group.emoji, count: group.by.length })}
          data-tooltip={namesOf(group, reader)}
          onClick={() => press(group)}
          className={pressClass(kinds, isSqueezed)}
        >
          <span className={chipClass(group.isMine, kinds, isSqueezed)}>
            <span className="text-sm">{group.emoji}</span>
            <span className="digits">{group.by.length}</span>
          </span>
        </button>
      ))}
      {more > 0 && (
        <button
          type="button"
          tabIndex={-1}
          aria-label={t('reactions.more', { count: more })}
          onClick={() => setWhole(true)}
          className={pressClass(kinds, isSqueezed)}
        >
          <span className={chipClass(false, kinds, isSqueezed)}>+{more}</span>
        </button>
      )}
    </>
  )
})

/** A finger presses 44 px, of which the chip draws 32: what it draws is what it takes of the line. */
const pressBase =
  'group/chip relative inline-flex h-6 shrink-0 items-center rounded-full select-none pointer-coarse:-my-1.5 pointer-coarse:h-11'

/**
 * More kinds than these stand closer, so that they share one line in most columns; for a finger, one more, since narrow
 * columns have three in a line at their full width.
 */
const MOST_WIDE = 5
const MOST_WIDE_COARSE = 6

/** The distances of a reaction among many, which are words of a text (`text-pretty`) and have no gaps. */
const IN_LINES = 'align-top mb-1.5 in-data-compact:mb-1 pointer-coarse:mb-0!'

function pressClass(kinds: number, isSqueezed: boolean): string {
  return clsx(
    pressBase,
    kinds > KINDS_BESIDE && IN_LINES,
    kinds > KINDS_BESIDE && (kinds > MOST_WIDE ? 'pointer-coarse:me-1 pointer-fine:me-0.5' : 'me-1'),
    kinds > MOST_WIDE_COARSE ? 'pointer-coarse:min-w-9' : 'pointer-coarse:min-w-11',
    isSqueezed ? narrow : kinds > KINDS_BESIDE && fourInLine,
    roomForButtons,
  )
}

/**
 * The width of the buttons at the end of the last line. The last reaction has it, so that where a line has no room for
 * both they share the next one, and the buttons never stand alone.
 */
const roomForButtons = 'pointer-coarse:last:me-(--last-end)'

/** Beside the buttons of a note, three of them have room in a narrow column. */
const narrow = 'pointer-coarse:@max-[14rem]:min-w-8.5'

/** Without buttons in their line four of them have room in a narrow column. */
const fourInLine = 'pointer-coarse:@max-[14rem]:min-w-9'

function chipClass(isMine: boolean, kinds: number, isSqueezed: boolean): string {
  return clsx(
    'inline-flex h-6 items-center justify-center rounded-full border text-xs leading-none pointer-coarse:h-8',
    kinds > MOST_WIDE ? 'gap-0.5 px-1' : 'gap-1 px-1.5',
    kinds > MOST_WIDE_COARSE
      ? 'pointer-coarse:min-w-9'
      : 'pointer-coarse:min-w-11 pointer-coarse:gap-1 pointer-coarse:px-2.5',
    isSqueezed
      ? clsx(narrow, 'pointer-coarse:@max-[14rem]:gap-0.5 pointer-coarse:@max-[14rem]:px-0.75')
      : kinds > KINDS_BESIDE &&
          clsx(fourInLine, 'pointer-coarse:@max-[14rem]:gap-0.5 pointer-coarse:@max-[14rem]:px-1'),
    'transition-colors duration-fast',
    isMine
      ? 'border-hue-ink-soft bg-hue-line font-semibold text-hue-ink'
      : 'border-hue-edge text-hue-ink group-hover/chip:border-hue-ink-soft',
  )
}

/** The names behind an emoji, for viewers who see authors; undefined for all others. */
function namesOf({ by }: ReactionGroup, reader: Reader): string | undefined {
  const names = by.flatMap((author) => shownAuthor(reader, author)?.name ?? [])
  return names.length === 0 ? undefined : names.join(', ')
}
