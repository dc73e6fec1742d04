import type { Editing } from '@retropulse/contract/board-room'
import PenLine from 'lucide-react/icons/pen-line'
import { t } from '../../model/messages.ts'

export interface GhostNotesProps {
  /** The notes that others are typing in this column and that are not on the board yet. */
  writing: readonly Editing[]
  /** Names of participants by their key. */
  names: ReadonlyMap<string, string>
}

/** The typing indicators of a column, where the new notes will appear (TYPING-1). */
export function GhostNotes({ writing, names }: GhostNotesProps) {
  return writing.map(({ noteId, by }) => (
    <div
      key={noteId}
      className="flex items-center gap-2 rounded-sm border border-dashed border-hue-ink-soft/60 in-data-pictured:bg-surface px-3 py-3 text-sm text-ink-soft"
    >
      <PenLine aria-hidden="true" className="size-4 shrink-0 animate-breathe" />
      <TypingText text={typingText(by, names)} name={by === null ? undefined : names.get(by)} />
    </div>
  ))
}

/** Takes a second line where one is too short; a name longer than a line is shortened, never what its person does (TYPING-1). */
function TypingText({ text, name = '' }: { text: string; name?: string | undefined }) {
  const [before = '', ...after] = name === '' ? [text] : text.split(name)
  return (
    <span dir="auto" className="min-w-0 leading-tight">
      {before}
      <span className="inline-block max-w-full truncate align-bottom">{name}</span>
      {after.join(name)}
    </span>
  )
}

/** Who is writing; by name only where the name is known (TYPING-1). */
export function typingText(by: string | null, names: ReadonlyMap<string, string>): string {
  const name = by === null ? undefined : names.get(by)
  return name === undefined ? t('typing.someone') : t('typing.named', { name })
}
