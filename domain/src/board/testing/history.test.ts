import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { namedBoard } from './boards.ts'
import { arbitraryHistory, logOf, runHistory, SECRETS } from './history.ts'

/* A property is worth what its histories reach; these samples have a fixed seed. */
const histories = fc
  .sample(arbitraryHistory(), { numRuns: 100, seed: 7 })
  .map((steps) => runHistory(namedBoard(), steps))
const happenings = histories.flat()

describe('generated histories', () => {
  test('hold every kind of event, often', () => {
    const counts = Map.groupBy(histories.flatMap(logOf), ({ type }) => type)
    const seldom = [...counts].filter(([, events]) => events.length < 10).map(([type]) => type)
    expect([...counts.keys()].sort()).toEqual([
      'board-renamed',
      'column-renamed',
      'comment-added',
      'comment-deleted',
      'comment-edited',
      'comment-restored',
      'masking-changed',
      'note-added',
      'note-deleted',
      'note-edited',
      'note-moved',
      'note-restored',
      'reaction-added',
      'reaction-removed',
    ])
    expect(seldom).toEqual([])
  })

  test('hold every refusal but those of texts and of room, which have tests of their own', () => {
    const refusals = happenings.flatMap(({ decision }) => (decision.ok ? [] : [decision.refusal]))
    expect([...new Set(refusals)].sort()).toEqual([
      'forbidden',
      'id-taken',
      'note-being-edited',
      'note-hidden',
      'text-invalid',
      'unknown-column',
      'unknown-comment',
      'unknown-note',
    ])
  })

  test('hold much that is hidden: notes of several people while brainstorming, some with comments', () => {
    const masked = happenings.filter(({ after }) => after.isMasked)
    const authors = masked.map(({ after }) => new Set(after.notes.values().map((note) => note.by)).size)
    expect(authors.filter((count) => count > 1).length).toBeGreaterThan(100)
    expect(
      masked.filter(({ after }) => after.notes.values().some((note) => note.comments.length > 0)).length,
    ).toBeGreaterThan(100)
  })

  test('hold no text twice', () => {
    for (const happened of histories) {
      const words = happened.flatMap(({ step }) => JSON.stringify(step.command).match(SECRETS) ?? [])
      expect(new Set(words).size).toBe(words.length)
    }
  })
})
