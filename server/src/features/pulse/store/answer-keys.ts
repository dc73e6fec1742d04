import { createHmac } from 'node:crypto'
import type { AnswerKeys } from '../ports.ts'

/** Answer keys as hashes under a key of the server, which the database does not hold (PULSE-48). */
export function createAnswerKeys(key: string): AnswerKeys {
  return {
    keysOf: (surveyId, topicId, people) =>
      people.map((person) =>
        createHmac('sha256', key).update(`${surveyId}\0${topicId}\0${person}`).digest('base64url'),
      ),
  }
}
