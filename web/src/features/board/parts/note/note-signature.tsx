import type { Note } from '@retropulse/domain/board/state'
import { clsx } from 'clsx'
import { ReactionChips } from '../reactions/reaction-chips.tsx'
import { type Reader, shownAuthor, authorName, isOwn } from '../../model/reader.ts'
import { t } from '../../model/messages.ts'
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
  return (
    <>
      {!isGroup && <NoteAuthor note={note} reader={reader} />}
      <span
        data-chips
        className={clsx(
          // Reactions that have no room beside the author stand below, all together.
          hasChips ? 'flex flex-wrap gap-x-1 gap-y-1.5 in-data-compact:gap-y-1' : 'contents',
          isSigned && hasChips && !isGroup && chipsBelow,
        )}
      >
        <ReactionChips {...{ note, members, reader }} />
      </span>
    </>
  )
}

/**
 * On touch devices the larger buttons of a note fill the line: the menu stands beside the author, and the reactions below both.
 */
const chipsBelow =
  'pointer-coarse:order-1 pointer-coarse:-me-9 pointer-coarse:basis-[calc(100%+2.25rem)] pointer-coarse:gap-1'

/** The author of a note, for viewers who see authors (NOTE-22). */
function NoteAuthor({ note, reader }: { note: Note; reader: Reader }) {
  const author = shownAuthor(reader, note.by)
  if (author === null) return null
  return (
    <p className="me-1 pointer-coarse:@max-[14rem]:me-0 flex min-h-6 max-w-full pointer-coarse:not-in-data-compact:min-h-8 min-w-0 pointer-coarse:flex-1 pointer-coarse:basis-0 items-center gap-1.5 text-xs text-hue-ink-soft">
      {author.name !== null && (
        <Avatar decorative name={author.name} seed={note.by} src={author.picture ?? undefined} size="xs" />
      )}
      <span dir="auto" className="truncate">
        {isOwn(reader, note.by) ? t('note.you') : authorName(reader, note.by)}
      </span>
    </p>
  )
}
