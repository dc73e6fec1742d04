import type { SuggestedFormat } from '@retropulse/domain/bots/suggest-format'

/**
 * Writes what the bots answer (BOT-13). It is given a topic and nothing else: no names, no email addresses, no authors
 * (BOT-16).
 */
export interface Writer {
  /** Icebreaker questions about a topic. Rejects when it cannot answer, or when the signal ends its time. */
  suggestQuestions(topic: string, signal: AbortSignal): Promise<readonly string[]>
  suggestFormat(topic: string, signal: AbortSignal): Promise<SuggestedFormat>
}
