import type { BoardSummary } from '@retropulse/contract/board'
import { FORMATS } from '@retropulse/domain/board/formats/formats'
import { describe, expect, test } from 'vitest'
import {
  BLANK_DRAFT,
  baseOfBoard,
  baseOfFormat,
  boardInput,
  columnPlaces,
  filledColumns,
  renamedPlace,
  withoutPlace,
} from './retro-plan.ts'

const AGILE = FORMATS[0]!
const OTHER = { name: '', meaning: 'other' }

const STEPS = [{ kind: 'write' as const, minutes: 7, title: 'Write about the weather' }]

function board(columns: string[]): BoardSummary {
  return {
    id: 'b1',
    name: 'Sprint 41',
    columns,
    meanings: columns.map(() => 'good'),
    compact: true,
    hadMoodPoll: true,
    offersSuggestions: false,
    theme: null,
    backgroundUrl: 'https://a.example/b.jpg',
    runSteps: STEPS,
  } as BoardSummary
}

describe('the call that creates a retro', () => {
  test('CREATE-8, MOOD-2: a format brings its columns with their meanings, its background, and no mood poll', () => {
    expect(boardInput(' Sprint 41 ', BLANK_DRAFT, baseOfFormat(AGILE, false))).toEqual({
      name: 'Sprint 41',
      columns: ['Went well', 'Went less well', 'Try next', 'What puzzles us'],
      meanings: ['good', 'bad', 'idea', 'question'],
      format: 'agile',
      theme: 'origami-folds',
      backgroundUrl: null,
      startMoodPoll: false,
      compact: false,
      steps: AGILE.steps,
    })
  })

  test('CREATE-8, MOOD-2: what the user chose overrides the format', () => {
    const columns = [{ name: 'One', meaning: 'thanks' as const }]
    const backdrop = { theme: null, backgroundUrl: 'https://a.example/b.jpg' }
    const draft = { ...BLANK_DRAFT, columns, backdrop, startMoodPoll: true }
    expect(boardInput('A', draft, baseOfFormat(AGILE, false))).toEqual({
      name: 'A',
      columns: ['One'],
      meanings: ['thanks'],
      format: 'agile',
      ...backdrop,
      startMoodPoll: true,
      compact: false,
      steps: [],
    })
  })

  test('a format of the organisation sends its columns and no format name', () => {
    expect(boardInput('A', BLANK_DRAFT, baseOfFormat(AGILE, true))).not.toHaveProperty('format')
  })

  test('CREATE-6, CREATE-10, CREATE-12: a copy has meanings, mood poll and layout of its source', () => {
    const base = baseOfBoard(board(['Sun', 'Rain']))!
    expect(boardInput('A', BLANK_DRAFT, base)).toEqual({
      name: 'A',
      columns: ['Sun', 'Rain'],
      meanings: ['good', 'good'],
      fromBoard: 'b1',
      startMoodPoll: true,
      compact: true,
      steps: STEPS,
    })
    expect(boardInput('A', { ...BLANK_DRAFT, startMoodPoll: false }, base).startMoodPoll).toBe(false)
    const columns = [{ name: 'Sun', meaning: 'good' as const }]
    expect(boardInput('A', { ...BLANK_DRAFT, columns }, base)).toMatchObject({ meanings: ['good'] })
  })

  test('CREATE-6: a compact retro begins with the first three columns', () => {
    const base = baseOfFormat(AGILE, false)
    expect(boardInput('A', { ...BLANK_DRAFT, compact: true }, base)).toMatchObject({
      compact: true,
      columns: ['Went well', 'Went less well', 'Try next'],
    })
  })

  test('RUN-13, RUN-14: a retro gets the steps of its format, as long as it has one of its columns', () => {
    const base = baseOfFormat(AGILE, true)
    const renamed = [{ name: 'Sun', meaning: 'good' as const }, ...AGILE.columns.slice(1)]
    expect(boardInput('A', { ...BLANK_DRAFT, columns: renamed }, base).steps).toEqual(AGILE.steps)
    expect(boardInput('A', { ...BLANK_DRAFT, columns: renamed.slice(0, 1) }, base).steps).toEqual([])
  })

  test('CREATE-13: an archived board, whose summary has no columns, is not copied', () => {
    expect(baseOfBoard(board([]))).toBeNull()
  })
})

describe('the inputs of the columns dialog', () => {
  test('CREATE-5: a column that is removed leaves a blank input at the end', () => {
    const places = columnPlaces(
      [
        { name: 'Sails', meaning: 'good' },
        { name: 'Anchors', meaning: 'bad' },
      ],
      true,
    )
    expect(withoutPlace(places, 0)).toEqual([
      { name: 'Anchors', meaning: 'bad' },
      { name: '', meaning: 'other' },
      { name: '', meaning: 'other' },
    ])
  })

  test('CREATE-5, CREATE-6: there are five of them, three for a compact retro, the columns first', () => {
    expect(columnPlaces([{ name: 'One', meaning: 'good' }], true)).toHaveLength(3)
    expect(columnPlaces([{ name: 'One', meaning: 'good' }], false)).toEqual([
      { name: 'One', meaning: 'good' },
      OTHER,
      OTHER,
      OTHER,
      OTHER,
    ])
  })

  test('CREATE-25: the meaning of a new column follows its name until the user chooses one', () => {
    const meaningOf = (name: string) => (name === 'Wins' ? ('good' as const) : ('other' as const))
    const [first] = columnPlaces([], false)
    const named = renamedPlace(first!, 'Wins', meaningOf)
    expect(named.meaning).toBe('good')
    expect(renamedPlace(named, 'Wins and more', meaningOf).meaning).toBe('other')
    const chosen = { name: named.name, meaning: 'question' as const }
    expect(renamedPlace(chosen, 'Winners', meaningOf)).toEqual({ name: 'Winners', meaning: 'question' })
    expect(filledColumns([named])).toEqual([{ name: 'Wins', meaning: 'good' }])
  })

  test('CREATE-17: blank columns are left out together with their meanings', () => {
    const places = columnPlaces(
      [
        { name: '  One (first) ', meaning: 'good' },
        { name: ' \u200b', meaning: 'bad' },
        { name: 'Three', meaning: 'idea' },
      ],
      false,
    )
    expect(filledColumns(places)).toEqual([
      { name: 'One (first)', meaning: 'good' },
      { name: 'Three', meaning: 'idea' },
    ])
    expect(filledColumns(columnPlaces([], false))).toEqual([])
  })
})
