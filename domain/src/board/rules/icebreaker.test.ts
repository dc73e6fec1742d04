import { describe, expect, test } from 'vitest'
import { accept, refuse } from '../../kernel/result.ts'
import { decide } from '../decide.ts'
import { QUESTION_MAX } from '../limits.ts'
import { currentShowing } from '../showings.ts'
import { by, namedBoard, play } from '../testing/boards.ts'
import { facilitator, guest, member } from '../testing/people.ts'

const fay = facilitator('fay')
const board = namedBoard()
const ask = (question: string) => ({ type: 'ask-icebreaker', question }) as const
const END = { type: 'end-icebreaker' } as const
const asked = play(board, [fay, ask('Tea or coffee?')])

describe('board.md §2: an icebreaker question is asked of every participant', () => {
  test('the question is state, shown until it is ended', () => {
    expect(asked.icebreakerQuestion).toBe('Tea or coffee?')
    expect(currentShowing(asked)).toEqual({ kind: 'icebreaker', number: 1 })
    const ended = play(asked, [fay, END])
    expect([ended.icebreakerQuestion, currentShowing(ended)]).toEqual([null, null])
  })

  test('another question is another showing, and the same one changes nothing', () => {
    expect(currentShowing(play(asked, [fay, ask('Sea or hills?')]))).toMatchObject({ number: 2 })
    expect(decide(asked, ask('Tea or coffee?'), by(fay))).toEqual(accept())
    expect(decide(board, END, by(fay))).toEqual(accept())
  })

  test('a question is one line of at most 300 characters, with something to read in it', () => {
    expect(decide(board, ask('x'.repeat(QUESTION_MAX)), by(fay)).ok).toBe(true)
    expect(decide(board, ask('x'.repeat(QUESTION_MAX + 1)), by(fay))).toEqual(refuse('text-too-long'))
    expect(decide(board, ask(' '), by(fay))).toEqual(refuse('text-empty'))
    for (const question of ['two\nlines', 'a\u0000b'])
      expect(decide(board, ask(question), by(fay))).toEqual(refuse('text-invalid'))
  })

  test('board.md §6: only facilitators ask and end', () => {
    for (const person of [member('mia'), guest('gus')])
      for (const command of [ask('Why?'), END])
        expect(decide(asked, command, by(person))).toEqual(refuse('forbidden'))
  })
})
