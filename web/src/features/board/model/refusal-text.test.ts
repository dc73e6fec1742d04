import type { BoardRefusal } from '@retropulse/domain/board/refusal'
import { expect, test } from 'vitest'
import { refusalText } from './refusal-text.ts'

/** Whether a refusal has words of its own. The page makes ids, so that no participant meets one that is taken. */
const HAS_WORDS: Readonly<Record<BoardRefusal, boolean>> = {
  forbidden: true,
  'unknown-note': true,
  'unknown-comment': true,
  'unknown-column': true,
  'id-taken': false,
  'text-empty': true,
  'text-too-long': true,
  'text-invalid': true,
  'note-hidden': true,
  'note-being-edited': true,
  'board-full': true,
  'allowance-used-up': true,
  'unknown-action': true,
  'columns-changed': true,
  'same-note': true,
  'voting-running': true,
  'brainstorming-running': true,
  'not-voting': true,
  'wrong-column': true,
  'no-votes-left': true,
  'number-invalid': true,
  'media-invalid': true,
  'image-invalid': true,
  'gif-invalid': true,
  'gifs-disabled': true,
  'board-anonymous': true,
  'last-facilitator': true,
  'too-many-switches': true,
  'facilitator-present': true,
}

test('ERROR-11: a refused command is explained in words of its own, a code without words in general ones', () => {
  const told = (Object.keys(HAS_WORDS) as BoardRefusal[]).map((code) => [code, refusalText(code)] as const)
  const general = told.filter(([, text]) => text === 'Sorry something went wrong').map(([code]) => code)
  expect(general).toEqual(told.map(([code]) => code).filter((code) => !HAS_WORDS[code]))
  expect(new Set(told.map(([, text]) => text)).size).toBe(told.length)
})
