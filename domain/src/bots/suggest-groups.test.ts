import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { NAME_MAX } from '../board/limits.ts'
import { asId, type NoteId } from '../kernel/ids.ts'
import type { Steps } from '../insights/similar-pairs.ts'
import {
  type ReadableNote,
  SUGGESTED_GROUPS_MAX,
  suggestGroupSteps,
  suggestTitleSteps,
} from './suggest-groups.ts'

const notesSaying = (...texts: readonly string[]): readonly ReadableNote[] =>
  texts.map((text, at) => ({ id: asId<NoteId>(`n${at}`), text }))

const groupsOf = (notes: readonly ReadableNote[]) => resultOf(suggestGroupSteps(notes))
const suggestTitle = (notes: readonly ReadableNote[]) => resultOf(suggestTitleSteps(notes))

function resultOf<Result>(steps: Steps<Result>): Result {
  for (;;) {
    const step = steps.next()
    if (step.done === true) return step.value
  }
}

const textsIn = (notes: readonly ReadableNote[]) =>
  groupsOf(notes).map(({ noteIds }) =>
    noteIds.map((id) => notes.find((note) => note.id === id)!.text).toSorted(),
  )

describe('BOT-24: groups of notes that say something alike', () => {
  const column = notesSaying(
    'The deployment pipeline is slow',
    'Lunch was great',
    'Slow deployments again',
    'Nobody reviewed my pull request',
    'Deployment takes an hour',
    'Pull requests wait for reviews for days',
    'More plants in the office',
  )

  test('BOT-24: the largest first; what resembles nothing is left alone', () => {
    expect(textsIn(column)).toEqual([
      ['Deployment takes an hour', 'Slow deployments again', 'The deployment pipeline is slow'],
      ['Nobody reviewed my pull request', 'Pull requests wait for reviews for days'],
    ])
  })

  test('BOT-24: in languages without spaces, too', () => {
    const japanese = notesSaying(
      'デプロイが遅いです',
      '昼ごはんが美味しい',
      'デプロイが毎回遅い',
      '会議が多すぎる',
    )
    expect(textsIn(japanese)).toEqual([['デプロイが毎回遅い', 'デプロイが遅いです']])
  })

  test('BOT-25: the title is of words that the notes share', () => {
    expect(groupsOf(column).map(({ title }) => title)).toEqual([
      expect.stringMatching(/deployment/i),
      expect.stringMatching(/pull/i),
    ])
    expect(suggestTitle(notesSaying('Retro was fun', 'Good retro', 'This retro ran long'))).toBe('Retro')
    expect(suggestTitle(notesSaying('Coffee machine broke', 'Nothing alike'))).toBe('Coffee machine broke')
    expect(suggestTitle([])).toBe('')
  })

  test('BOT-24: each note is in one group at most, none is invented, and the same notes give the same groups', () => {
    const words = fc.constantFrom('deploy', 'slow', 'review', 'coffee', 'meeting', 'tests', '部署', 'ok')
    const texts = fc.array(
      fc.array(words, { maxLength: 6 }).map((chosen) => chosen.join(' ')),
      { maxLength: 40 },
    )
    fc.assert(
      fc.property(texts, (written) => {
        const notes = notesSaying(...written)
        const groups = groupsOf(notes)
        const ids = groups.flatMap(({ noteIds }) => noteIds)
        expect(new Set(ids).size).toBe(ids.length)
        expect(notes.map(({ id }) => id)).toEqual(expect.arrayContaining(ids))
        expect(groups.length).toBeLessThanOrEqual(SUGGESTED_GROUPS_MAX)
        for (const { noteIds, title } of groups) {
          expect(noteIds.length).toBeGreaterThan(1)
          expect(title).not.toBe('')
          expect(Array.from(title).length).toBeLessThanOrEqual(NAME_MAX)
        }
        expect(groupsOf(notes)).toEqual(groups)
      }),
    )
  })

  test('BOT-24: gives way to other work while it compares many notes', () => {
    const many = notesSaying(
      ...Array.from({ length: 2000 }, (_, at) => `deploy number ${at} is slow again ${at % 7}`),
    )
    const steps = suggestGroupSteps(many)
    let turns = 0
    while (steps.next().done !== true) turns += 1
    expect(turns).toBeGreaterThan(50)
  })
})

test('LIMIT-22: the work is done a note at a time, so that boards on the process go on', () => {
  const notes = notesSaying(...Array.from({ length: 200 }, (_, at) => `Deployment ${at} is slow`))
  expect([...suggestGroupSteps(notes)].length).toBeGreaterThan(notes.length)
  expect([...suggestTitleSteps(notes)].length).toBeGreaterThanOrEqual(2 * notes.length)
})

test('BOT-24: a title of wide characters is one that a group may have', () => {
  const title = suggestTitle(notesSaying('😀'.repeat(50), '😀'.repeat(50)))
  expect(title.length).toBeLessThanOrEqual(NAME_MAX)
  expect(title.replaceAll('😀', '')).toBe('')
  expect(title).not.toBe('')
})
