import type { SuggestedFormat } from '@retropulse/domain/bots/suggest-format'
import type { ColumnMeaning } from '@retropulse/domain/board/state'

/**
 * Writes what the bots answer (BOT-13). It is given a topic and nothing else: no names, no email addresses, no authors
 * (BOT-16).
 */
export interface Writer {
  /** Icebreaker questions about a topic. Rejects when it cannot answer, or when the signal ends its time. */
  suggestQuestions(topic: string, signal: AbortSignal): Promise<readonly string[]>
  suggestFormat(topic: string, signal: AbortSignal): Promise<SuggestedFormat>
}

/** A note in a prompt: its text without names and addresses, and the base meaning of its column; no id, no author. */
export interface PromptNote {
  readonly text: string
  readonly meaning: ColumnMeaning
  readonly votes: number
}

/** What a model makes of the notes of a board. It names notes by their places in the list that it was given. */
export interface BoardWriter {
  suggestGroups(
    notes: readonly PromptNote[],
    signal: AbortSignal,
  ): Promise<readonly { readonly title: string; readonly notes: readonly number[] }[]>
  suggestTitle(notes: readonly PromptNote[], signal: AbortSignal): Promise<string>
  draftSummary(notes: readonly PromptNote[], signal: AbortSignal): Promise<string>
  suggestActionItems(
    notes: readonly PromptNote[],
    signal: AbortSignal,
  ): Promise<readonly { readonly text: string; readonly note: number }[]>
}
