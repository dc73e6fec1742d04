import type { QuestionTopic } from './suggest-questions.ts'
import file from './question-topics.json' with { type: 'json' }

/** The built-in questions of the icebreaker bot, by subject (BOT-14). */
export const QUESTION_TOPICS: readonly QuestionTopic[] = file
