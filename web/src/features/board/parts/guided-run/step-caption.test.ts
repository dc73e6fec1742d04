import { STEP_KINDS } from '@retropulse/domain/board/guided-run/guided-run'
import { describe, expect, test } from 'vitest'
import { stepCaption } from './step-caption.ts'

describe('RUN-15: the caption of a step', () => {
  test('RUN-15: says what happens in each kind of step', () => {
    expect(STEP_KINDS.map((kind) => stepCaption(kind, null))).toEqual([
      'Notes hidden',
      'Notes shown',
      'Voting is open',
      'Most votes first',
      'Timer only',
    ])
  })

  test('RUN-15: says how many votes each participant has where the board is known', () => {
    expect(stepCaption('vote', 3)).toBe('Voting, 3 votes each')
    expect(stepCaption('vote', 1)).toBe('Voting, 1 vote each')
    expect(stepCaption('discuss', 3)).toBe('Most votes first')
  })
})
