import { describe, expect, test } from 'vitest'
import { accept, refuse } from '../../kernel/result.ts'
import { decide } from '../decide.ts'
import { evolve } from '../evolve.ts'
import { SUMMARY_TEXT_MAX } from '../limits.ts'
import { by, namedBoard, play } from '../testing/boards.ts'
import { setMasking } from '../testing/commands.ts'
import { facilitator, guest, member } from '../testing/people.ts'
import { inverseOf } from '../undo/undo.ts'
import { visibleBoard } from '../visible-board.ts'
import { visibleEvents } from '../visibility.ts'

const fay = facilitator('fay')
const say = (text: string) => ({ type: 'set-summary-text', text }) as const
const board = namedBoard()
const told = play(board, [fay, say('A good sprint.\nMostly.')])
const asItIs = (author: typeof fay.id) => author

describe('SUMMARY-25: a facilitator puts a text above the summary', () => {
  test('SUMMARY-25: it is kept, changed and taken away, and the same text changes nothing', () => {
    expect(told.summaryText).toBe('A good sprint.\nMostly.')
    expect(play(told, [fay, say('')]).summaryText).toBeNull()
    expect(decide(told, say('A good sprint.\nMostly.'), by(fay))).toEqual(accept())
    expect(decide(board, say(''), by(fay))).toEqual(accept())
  })

  test('SUMMARY-25: it has at most 2,000 characters, and something to read in it', () => {
    expect(decide(board, say('x'.repeat(SUMMARY_TEXT_MAX)), by(fay)).ok).toBe(true)
    expect(decide(board, say('x'.repeat(SUMMARY_TEXT_MAX + 1)), by(fay))).toEqual(refuse('text-too-long'))
    expect(decide(board, say('  '), by(fay))).toEqual(refuse('text-empty'))
  })

  test('SUMMARY-25: other participants than facilitators are refused', () => {
    for (const person of [member('mia'), guest('gus')])
      expect(decide(board, say('Mine'), by(person))).toEqual(refuse('forbidden'))
  })

  test('SUMMARY-25: one undo takes it back', () => {
    expect(inverseOf(board, say('A'), fay)).toEqual([say('')])
    expect(inverseOf(told, say('A'), fay)).toEqual([say('A good sprint.\nMostly.')])
  })
})

describe('SUMMARY-25: while brainstorming the text is neither changed nor sent', () => {
  const masked = play(told, [fay, setMasking(true)])

  test('SUMMARY-25: no change, and no viewer gets it with the board', () => {
    expect(decide(masked, say('Other'), by(fay))).toEqual(refuse('note-hidden'))
    expect(visibleBoard(masked, fay, asItIs).summaryText).toBeNull()
  })

  test('SUMMARY-25: replicas forget it when brainstorming begins, and get it back when it ends', () => {
    const replicaAfter = (before: typeof told, on: boolean, state: typeof told) =>
      visibleEvents({ type: 'masking-changed', on }, state, fay, asItIs).reduce(
        (left, event) => (event.type === 'summary-text-set' ? evolve(left, event) : left),
        before,
      ).summaryText
    expect(replicaAfter(told, true, masked)).toBeNull()
    const shown = play(masked, [fay, setMasking(false)])
    expect(replicaAfter({ ...masked, summaryText: null }, false, shown)).toBe('A good sprint.\nMostly.')
  })
})
