import type { Note } from '@retropulse/domain/board/state'
import { clsx } from 'clsx'
import { ReactionChips } from '../reactions/reaction-chips.tsx'
import { KINDS_BESIDE } from '../reactions/reaction-groups.ts'
import { type Reader, shownAuthor, authorName, isOwn } from '../../model/reader.ts'
import { t } from '../../model/messages.ts'
import { shortAuthorName } from '../../model/short-author-name.ts'
import { Avatar } from '../../../../ui/avatar.tsx'

export interface NoteSignatureProps {
  note: Note
  /** The other notes of the group that this note leads. */
  members: readonly Note[]
  reader: Reader
}

/** The author of a note, and the reactions of a note or of a group: parts of one line that wraps. */
export function NoteSignature({ note, members, reader }: NoteSignatureProps) {
  const isGroup = members.length > 0
  const isSigned = shownAuthor(reader, note.by) !== null
  const hasChips = [note, ...members].some(({ reactions }) => reactions.length > 0)
  const kinds = new Set([note, ...members].flatMap(({ reactions }) => reactions.map(({ emoji }) => emoji)))
    .size
  const isBeside = kinds <= KINDS_BESIDE
  return (
    <>
      {!isGroup && (
        <NoteAuthor {...{ note, reader }} chips={hasChips ? (isBeside ? 'beside' : 'below') : null} />
      )}
      <span
        data-chips
        className={clsx(
          // Reactions that have no room beside the author stand below, all together.
          hasChips
            ? isBeside
              ? 'flex flex-wrap gap-x-1 gap-y-1.5 in-data-compact:gap-y-1'
              : chipsInLines
            : 'contents',
          hasChips && isSigned && !isGroup && (isBeside ? chipsBesideWhereWide : 'pointer-coarse:order-1'),
          hasChips && (isSigned && !isGroup ? '[--last-end:0rem]' : '[--last-end:var(--buttons)]'),
        )}
      >
        <ReactionChips {...{ note, members, reader }} kinds={kinds} />
      </span>
    </>
  )
}

/** What a finger's button to add a reaction takes of the line; compact boards have none (REACTION-8). */
export const addReactionWidth =
  'pointer-coarse:[--react:2.75rem] pointer-coarse:@max-[14rem]:[--react:1.75rem] pointer-coarse:in-data-compact:[--react:0rem]'

/**
 * On touch devices the larger buttons of a note fill the line with the author. In a wide column, as on a phone, a few
 * reactions have room there, too; on a compact board, which has one button, in most columns.
 */
const chipsBesideWhereWide =
  'pointer-coarse:gap-1 pointer-coarse:not-in-data-compact:@max-[20rem]:basis-full pointer-coarse:in-data-compact:@max-[14rem]:basis-full'

/** Lines that are filled; where it can, the browser keeps the last reaction from standing alone. */
const chipsInLines = 'min-w-0 -me-1 -mb-1.5 text-pretty leading-[0] in-data-compact:-mb-1'

interface NoteAuthorProps {
  note: Note
  reader: Reader
  /** Reactions follow in the line where it is wide enough, and else below, with the buttons; null without reactions. */
  chips: 'beside' | 'below' | null
}

/** The author of a note, for viewers who see authors (NOTE-22). */
function NoteAuthor({ note, reader, chips }: NoteAuthorProps) {
  const author = shownAuthor(reader, note.by)
  if (author === null) return null
  const mine = isOwn(reader, note.by)
  const name = mine ? t('note.you') : authorName(reader, note.by)
  return (
    <p
      className={clsx(
        'flex min-h-6 max-w-full min-w-0 items-center gap-1.5 text-xs text-hue-ink-soft pointer-coarse:not-in-data-compact:min-h-8',
        // A name that is not known yet takes no room beside the reactions.
        name === '' ? '-me-1' : 'me-1 pointer-coarse:@max-[14rem]:me-0',
        // As high as the buttons beside it.
        chips !== null && 'pointer-coarse:min-h-8',
        chips === null && 'pointer-coarse:flex-1 pointer-coarse:basis-0',
        chips === 'beside' &&
          'pointer-coarse:not-in-data-compact:@max-[20rem]:basis-full pointer-coarse:not-in-data-compact:@max-[20rem]:pe-(--buttons) pointer-coarse:in-data-compact:@max-[14rem]:basis-full pointer-coarse:in-data-compact:@max-[14rem]:pe-(--buttons)',
        chips === 'below' && 'pointer-coarse:basis-full pointer-coarse:pe-(--buttons)',
      )}
    >
      {author.name !== null && (
        <Avatar decorative name={author.name} seed={note.by} src={author.picture ?? undefined} size="xs" />
      )}
      <AuthorName name={name} short={mine ? name : shortAuthorName(reader, note.by)} />
    </p>
  )
}

/** The short form stands in narrow columns on touch devices, where the buttons take most of the line (NOTE-33). */
function AuthorName({ name, short }: { name: string; short: string }) {
  return (
    <>
      <span dir="auto" className={clsx('truncate', short !== name && 'pointer-coarse:@max-[18rem]:sr-only')}>
        {name}
      </span>
      {short !== name && (
        <span aria-hidden="true" dir="auto" className="hidden truncate pointer-coarse:@max-[18rem]:inline">
          {short}
        </span>
      )}
    </>
  )
}
