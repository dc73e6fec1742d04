import { FORMATS } from '@retropulse/domain/board/formats/formats'
import { QUESTION_TOPICS } from '@retropulse/domain/bots/question-topics'
import { suggestFormat } from '@retropulse/domain/bots/suggest-format'
import { suggestQuestions } from '@retropulse/domain/bots/suggest-questions'
import type { Writer } from '../../features/bots/ports.ts'

/** The built-in writer, which asks no service (BOT-14). `newSeed`: another one for each answer, so that they differ. */
export function createCatalogueWriter(newSeed: () => string): Writer {
  return {
    suggestQuestions: async (topic) => suggestQuestions(topic, newSeed(), QUESTION_TOPICS),
    suggestFormat: async (topic) => suggestFormat(topic, newSeed(), FORMATS),
  }
}
