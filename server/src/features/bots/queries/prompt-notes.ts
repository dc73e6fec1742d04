import { PROMPT_MAX, PROMPT_NOTE_MAX, PROMPT_NOTES_MAX } from '@retropulse/domain/bots/limits'
import { safetyOf } from '@retropulse/domain/bots/safety'
import { type ScrubbedNames, scrubText } from '@retropulse/domain/bots/scrub-text'
import type { BoardState, Note } from '@retropulse/domain/board/state'
import type { Steps } from '@retropulse/domain/insights/similar-pairs'
import type { NoteId } from '@retropulse/domain/kernel/ids'
import type { PromptNote } from '../ports.ts'

/** Notes as a prompt holds them, and for each place in it the note. */
export interface Prompt {
  readonly notes: readonly PromptNote[]
  readonly ids: readonly NoteId[]
}

/** Without notes whose text is unsafe: none is sent, and nothing is made of them (BOT-17). */
export function* safeNoteSteps(notes: Iterable<Note>): Steps<readonly Note[]> {
  const safe: Note[] = []
  for (const note of notes) {
    yield
    if (safetyOf(note.text) !== '2') safe.push(note)
  }
  return safe
}

/**
 * A prompt of the first notes: without names and addresses (BOT-16), each and all together of a limited length (BOT-30).
 * Names are taken out before a text is cut, so that no half of one is left.
 */
export function promptOf(notes: readonly Note[], { columns }: BoardState, names: ScrubbedNames): Prompt {
  const meanings = new Map(columns.map(({ id, meaning }) => [id, meaning]))
  const sent: PromptNote[] = []
  const ids: NoteId[] = []
  let room = PROMPT_MAX
  for (const { id, text, votes, columnId } of notes.slice(0, PROMPT_NOTES_MAX)) {
    const short = Array.from(scrubText(text, names)).slice(0, PROMPT_NOTE_MAX).join('')
    if (short.length > room) break
    room -= short.length
    sent.push({ text: short, votes, meaning: meanings.get(columnId) ?? 'other' })
    ids.push(id)
  }
  return { notes: sent, ids }
}
