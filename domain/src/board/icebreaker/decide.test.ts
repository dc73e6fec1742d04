import { describe, expect, test } from 'vitest'
import { accept, refuse } from '../../kernel/result.ts'
import { decide } from '../decide.ts'
import { DRAWN_MAX, QUESTION_MAX } from '../limits.ts'
import { evolve } from '../evolve.ts'
import type { BoardState } from '../state.ts'
import { currentShowing } from '../showings/showings.ts'
import { by, namedBoard, play } from '../testing/boards.ts'
import { facilitator, guest, member } from '../testing/people.ts'

const fay = facilitator('fay')
const board = namedBoard()
const ask = (question: string) => ({ type: 'ask-icebreaker', question }) as const
const END = { type: 'end-icebreaker' } as const
const DRAW = { type: 'draw-icebreaker-person' } as const
const asked = play(board, [fay, ask('Tea or coffee?')])

describe('ICE-6: a facilitator asks all participants a question', () => {
  test('ICE-6: the question is state of the board until it is ended', () => {
    expect(asked.icebreakerQuestion).toBe('Tea or coffee?')
    expect(currentShowing(asked)).toEqual({ kind: 'icebreaker', number: 1 })
    const ended = play(asked, [fay, END])
    expect([ended.icebreakerQuestion, currentShowing(ended)]).toEqual([null, null])
  })

  test('ICE-8: another question is another showing, and the same one changes nothing', () => {
    expect(currentShowing(play(asked, [fay, ask('Sea or hills?')]))).toMatchObject({ number: 2 })
    expect(decide(asked, ask('Tea or coffee?'), by(fay))).toEqual(accept())
    expect(decide(board, END, by(fay))).toEqual(accept())
  })

  test('ICE-4: a question is one line of at most 300 characters, with something to read in it', () => {
    expect(decide(board, ask('x'.repeat(QUESTION_MAX)), by(fay)).ok).toBe(true)
    expect(decide(board, ask('x'.repeat(QUESTION_MAX + 1)), by(fay))).toEqual(refuse('text-too-long'))
    expect(decide(board, ask(' '), by(fay))).toEqual(refuse('text-empty'))
    for (const question of ['two\nlines', 'a\u0000b'])
      expect(decide(board, ask(question), by(fay))).toEqual(refuse('text-invalid'))
  })

  test('ICE-7: other participants than facilitators are refused', () => {
    for (const person of [member('mia'), guest('gus')])
      for (const command of [ask('Why?'), END, DRAW])
        expect(decide(asked, command, by(person))).toEqual(refuse('forbidden'))
  })
})

describe('ICE-9: a facilitator draws who answers next', () => {
  /** The people drawn, draw by draw, while these people are on the board. */
  function drawnFrom(start: BoardState, presentKeys: readonly string[], chances: readonly number[]) {
    let state = start
    const drawn = chances.map((chance) => {
      const decision = decide(state, DRAW, { ...by(fay), presentKeys, chance })
      state = decision.ok ? decision.events.reduce(evolve, state) : state
      return state.icebreakerDrawn.at(-1)
    })
    return { drawn, state }
  }

  test('ICE-9: each person on the board is drawn once a round, whatever the random number', () => {
    for (const chance of [0, 0.3, 0.7, 0.999]) {
      const { drawn, state } = drawnFrom(asked, ['ana', 'bo', 'cy'], [chance, chance, chance])
      expect(new Set(drawn)).toEqual(new Set(['ana', 'bo', 'cy']))
      expect(state.icebreakerDrawn).toEqual(drawn)
    }
  })

  test('ICE-10: when all were drawn a new round begins, and not with the person who ended the last one', () => {
    const { drawn } = drawnFrom(asked, ['ana', 'bo'], [0, 0, 0.999, 0, 0, 0])
    expect(drawn).toEqual(['ana', 'bo', 'ana', 'bo', 'ana', 'bo'])
    expect(drawnFrom(asked, ['ana'], [0.5, 0.5]).drawn).toEqual(['ana', 'ana'])
  })

  test('ICE-11: a person who left is not drawn, and a person who comes during the round is', () => {
    const first = drawnFrom(asked, ['ana', 'bo'], [0]).state
    expect(drawnFrom(first, ['cy'], [0.9]).state.icebreakerDrawn).toEqual(['ana', 'cy'])
    expect(drawnFrom(first, ['ana', 'cy'], [0]).state.icebreakerDrawn).toEqual(['ana', 'cy'])
  })

  test('ICE-10: another question and the end of the question begin a new round', () => {
    const { state } = drawnFrom(asked, ['ana', 'bo'], [0])
    expect(play(state, [fay, ask('Sea or hills?')]).icebreakerDrawn).toEqual([])
    expect(play(state, [fay, END]).icebreakerDrawn).toEqual([])
  })

  test('ICE-8: a draw is another showing, for participants who closed the question', () => {
    expect(currentShowing(drawnFrom(asked, ['ana'], [0]).state)).toEqual({ kind: 'icebreaker', number: 2 })
  })

  test('ICE-12: without a question, or where presence is not known, no person is drawn', () => {
    expect(decide(board, DRAW, { ...by(fay), presentKeys: ['ana'], chance: 0 })).toEqual(accept())
    expect(decide(asked, DRAW, { ...by(fay), presentKeys: undefined })).toEqual(accept())
    expect(decide(asked, DRAW, { ...by(fay), presentKeys: [], chance: 0.5 })).toEqual(accept())
  })

  test('ICE-10: a round remembers a limited number of people', () => {
    const many = Array.from({ length: DRAWN_MAX + 50 }, (_, at) => `key-${at}`)
    const { state } = drawnFrom(
      asked,
      many,
      Array.from({ length: DRAWN_MAX + 1 }, () => 0.5),
    )
    expect(state.icebreakerDrawn).toHaveLength(1)
  })
})
