import type { Refused } from '@retropulse/contract/refusal'
import type { Note } from '@retropulse/domain/board/state'
import type { BoardWriter, PromptNote } from '../ports.ts'
import { isAnonymousForModels, type SuggestionBoard } from '../queries/board-for-suggestions.ts'
import { knownNames, type KnownNamesPorts } from '../queries/known-names.ts'
import { type Prompt, promptOf } from '../queries/prompt-notes.ts'
import { tryTwice } from './write-safely.ts'

export type WriteForBoardPorts = KnownNamesPorts & {
  /** A language model; undefined: none is configured. */
  readonly boardModel: BoardWriter | undefined
  readonly onModelFailed: (error: unknown) => void
}

/** An answer with who wrote it; `because` says why no model did. */
export type WrittenForBoard<Answer> =
  | { readonly ok: true; readonly answer: Answer; readonly by: 'model'; readonly because: null }
  | {
      readonly ok: true
      readonly answer: Answer
      readonly by: 'built-in'
      readonly because: 'no-model' | 'anonymous' | 'model-failed'
    }
  | Refused

/** What a suggestion is made of. `Raw`: what a model answers, which names notes by their places in the prompt. */
export interface BoardTask<Raw, Answer> {
  readonly notes: readonly Note[]
  readonly ask: (model: BoardWriter, notes: readonly PromptNote[], signal: AbortSignal) => Promise<Raw>
  /** What people would read of a model's answer. */
  readonly texts: (raw: Raw) => readonly string[]
  readonly present: (raw: Raw, prompt: Prompt) => Answer
  readonly builtIn: () => Answer | Promise<Answer>
}

/**
 * Lets the model write, where there is one and the board may be sent, else the built-in writer (BOT-29). Brainstorming,
 * hidden authors and who may ask (BOT-32) are looked at right before each request, and once more before an answer: they
 * may change while names are read and while the model thinks. `cancelled` aborts when the page waits no longer.
 */
export async function writeForBoard<Raw, Answer>(
  board: SuggestionBoard,
  { notes, ask, texts, present, builtIn }: BoardTask<Raw, Answer>,
  ports: WriteForBoardPorts,
  cancelled: AbortSignal,
): Promise<WrittenForBoard<Answer>> {
  const { boardModel: model, onModelFailed } = ports
  const isMasked = (): boolean => board.now().isMasked
  const isAnonymous = (): boolean => isAnonymousForModels(board.now())
  if (model !== undefined && notes.length > 0 && !isAnonymous()) {
    const prompt = promptOf(notes, board.visible, await knownNames(board, ports))
    const mayAsk = async (): Promise<boolean> =>
      (await board.refusalNow()) === null && !isMasked() && !isAnonymous()
    const written = await tryTwice((signal) => ask(model, prompt.notes, signal), texts, {
      onModelFailed,
      mayAsk,
      cancelled,
    })
    const refusal = await board.refusalNow()
    if (refusal !== null) return { ok: false, code: refusal }
    if (isMasked()) return { ok: false, code: 'note-hidden' }
    if (written !== null)
      return { ok: true, answer: present(written.answer, prompt), by: 'model', because: null }
  }
  // The page waits no longer: no work for an answer without a reader.
  if (cancelled.aborted) return { ok: false, code: 'unavailable' }
  const answer = await builtIn()
  if (isMasked()) return { ok: false, code: 'note-hidden' }
  const because = model === undefined ? 'no-model' : isAnonymous() ? 'anonymous' : 'model-failed'
  return { ok: true, answer, by: 'built-in', because }
}
