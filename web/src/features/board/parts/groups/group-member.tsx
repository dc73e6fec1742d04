import type { Note } from '@retropulse/domain/board/state'
import { clsx } from 'clsx'
import Ellipsis from 'lucide-react/icons/ellipsis'
import { Avatar } from '../../../../ui/avatar.tsx'
import { NoteEditor } from '../note/note-editor.tsx'
import { t } from '../../model/messages.ts'
import { NoteButton } from '../note/note-button.tsx'
import { NoteMarks } from '../note/note-state.tsx'
import { NoteText } from '../note/note-text.tsx'
import { authorName, editRefusal, isHidden, isOwn, type Reader, shownAuthor } from '../../model/reader.ts'
import { useBoardHandlers } from '../../model/board-handlers.ts'
import { MEMBER_MENU } from './member-menu.ts'

export interface GroupMemberProps {
  note: Note
  /** The note is the first of its group. */
  isLeader: boolean
  reader: Reader
  /** The typing indicator in words; null when no other participant types on it. */
  typing: string | null
  isOpen: boolean
  /** What the spotlight does to it; undefined while no participant is in the spotlight. */
  light: 'lit' | 'dim' | undefined
}

/** One note of a group, with its author and its own menu; edited in place by its author or a facilitator (GROUP-19). */
export function GroupMember(props: GroupMemberProps) {
  const { note, isLeader, reader, typing, isOpen, light } = props
  const { show } = useBoardHandlers()
  if (isOpen) {
    const { id, columnId, rank } = note
    return (
      <div className={section}>
        <NoteEditor note={note} noteId={id} columnId={columnId} rank={rank} />
      </div>
    )
  }
  const canEdit = editRefusal(reader, note, typing !== null) === null
  return (
    <div
      {...(!isLeader && {
        role: 'group',
        'aria-roledescription': t('note.role'),
        'aria-labelledby': `note-${note.id}`,
        tabIndex: -1,
        'data-note': note.id,
      })}
      data-member
      data-light={light}
      className={clsx(
        section,
        isOwn(reader, note.by) ? 'rounded-e-sm -ms-3 border-s-4' : 'rounded-sm',
        light === 'dim' ? 'text-hue-ink-soft' : 'text-hue-ink',
        light === 'lit' && 'rounded-sm outline-2 outline-offset-2 outline-accent',
        canEdit && 'hover:cursor-text',
      )}
    >
      <div className="flex items-start gap-1">
        <div className="min-w-0 flex-1">
          <NoteText note={note} isHidden={isHidden(reader, note)} id={`note-${note.id}`} />
          <MemberAuthor note={note} reader={reader} />
        </div>
        <NoteButton
          aria-label={t('note.menu')}
          aria-haspopup="menu"
          data-part={MEMBER_MENU}
          onClick={({ currentTarget }) => show({ kind: 'menu', noteId: note.id, anchor: currentTarget })}
          className={onDemand}
        >
          <Ellipsis aria-hidden="true" className="size-4" />
        </NoteButton>
      </div>
      <NoteMarks typing={typing} isInFlight={false} id={`marks-${note.id}`} />
    </div>
  )
}

/** The room beside the text is that of the frame that shows the focus. */
const section =
  'group/member relative -mx-2 px-2 focus-visible:-outline-offset-2 not-in-data-compact:not-first:mt-2 not-in-data-compact:not-first:pt-2 in-data-compact:not-first:mt-1.5 in-data-compact:not-first:pt-1.5 not-first:before:absolute not-first:before:inset-x-2 not-first:before:top-0 not-first:before:h-px not-first:before:bg-hue-line not-first:before:content-[""]'

/** With a mouse the button appears while the pointer is on the text; on touch devices it is always there. */
const onDemand = clsx(
  'shrink-0 pointer-coarse:-me-2.5 pointer-coarse:text-hue-ink-soft',
  'pointer-fine:absolute pointer-fine:inset-e-2 pointer-fine:bottom-0 pointer-fine:text-transparent',
  'pointer-fine:group-[:is(:hover,:focus-visible)]/member:bg-hue',
  'pointer-fine:group-[:is(:hover,:focus-visible)]/member:text-hue-ink-soft',
  'pointer-fine:focus-visible:bg-hue pointer-fine:focus-visible:text-hue-ink-soft',
  'pointer-fine:has-data-open:bg-hue pointer-fine:has-data-open:text-hue-ink-soft',
)

/** The face and the name of the author below the text, for viewers who see authors (GROUP-3). */
function MemberAuthor({ note, reader }: { note: Note; reader: Reader }) {
  const author = shownAuthor(reader, note.by)
  if (author === null) return null
  return (
    <p className="mt-0.5 flex min-h-6 min-w-0 items-center gap-1.5 text-xs text-hue-ink-soft in-data-compact:mt-0 in-data-compact:min-h-5">
      {author.name !== null && (
        <Avatar decorative name={author.name} seed={note.by} src={author.picture ?? undefined} size="xs" />
      )}
      <span dir="auto" className="truncate">
        {isOwn(reader, note.by) ? t('note.you') : authorName(reader, note.by)}
      </span>
    </p>
  )
}
