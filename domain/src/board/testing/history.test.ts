import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { namedBoard } from './boards.ts'
import { arbitraryHistory, type HistoryInput, logOf, runHistory, SECRETS } from './history.ts'

/* A property proves only what its histories reach; these samples have a fixed seed. */
const histories = sample({})
const happenings = histories.flat()

describe('generated histories', () => {
  test('hold every kind of event, often', () => {
    const counts = Map.groupBy(histories.flatMap(logOf), ({ type }) => type)
    const seldom = [...counts].filter(([, events]) => events.length < 10).map(([type]) => type)
    expect([...counts.keys()].sort()).toEqual([
      'action-added',
      'action-assigned',
      'action-deleted',
      'action-due-set',
      'action-edited',
      'action-marked',
      'action-restored',
      'background-set',
      'board-renamed',
      'column-renamed',
      'columns-set',
      'comment-added',
      'comment-deleted',
      'comment-edited',
      'comment-restored',
      'discussion-set',
      'facilitation-given',
      'facilitation-taken',
      'facilitation-taken-over',
      'gif-shared',
      'gif-sharing-set',
      'group-titled',
      'icebreaker-asked',
      'icebreaker-ended',
      'masking-changed',
      'media-set',
      'mood-poll-ended',
      'mood-poll-started',
      'mood-shown',
      'note-added',
      'note-deleted',
      'note-edited',
      'note-grouped',
      'note-moved',
      'note-restored',
      'note-ungrouped',
      'reaction-added',
      'reaction-removed',
      'run-set',
      'sorting-set',
      'spotlight-set',
      'step-done',
      'summary-shown',
      'summary-text-set',
      'take-over-ended',
      'timer-set',
      'voter-done',
      'votes-cast',
      'voting-ended',
      'voting-started',
    ])
    expect(seldom).toEqual([])
  })

  test('hold every refusal but those of texts and of limits, which have tests of their own', () => {
    const refusals = happenings.flatMap(({ decision }) => (decision.ok ? [] : [decision.refusal]))
    const counts = Map.groupBy(refusals, (refusal) => refusal)
    expect([...counts.keys()].sort()).toEqual([
      'board-anonymous',
      'brainstorming-running',
      'facilitator-present',
      'forbidden',
      'gif-invalid',
      'gifs-disabled',
      'id-taken',
      'image-invalid',
      'last-facilitator',
      'media-invalid',
      'no-votes-left',
      'not-voting',
      'note-being-edited',
      'note-hidden',
      'number-invalid',
      'same-note',
      'text-invalid',
      'unknown-action',
      'unknown-column',
      'unknown-comment',
      'unknown-note',
      'voting-running',
      'wrong-column',
    ])
    expect([...counts].filter(([, all]) => all.length < 3).map(([refusal]) => refusal)).toEqual([])
  })

  test('hold many hidden texts: notes of several people while brainstorming, some with comments', () => {
    const masked = happenings.filter(({ after }) => after.isMasked)
    const authors = masked.map(({ after }) => new Set(after.notes.values().map((note) => note.by)).size)
    expect(authors.filter((count) => count > 1).length).toBeGreaterThan(100)
    expect(
      masked.filter(({ after }) => after.notes.values().some((note) => note.comments.length > 0)).length,
    ).toBeGreaterThan(100)
  })

  test('hold groups, titles of groups, and votes of several people, in secret and with totals', () => {
    const boards = happenings.map(({ after }) => after)
    const grouped = boards.filter(({ notes }) => notes.values().some(({ group }) => group !== null))
    const titled = boards.filter(({ notes }) => notes.values().some(({ groupTitle }) => groupTitle !== null))
    expect(grouped.length).toBeGreaterThan(100)
    expect(titled.length).toBeGreaterThan(100)
    for (const showsTotals of [true, false]) {
      const votes = boards.filter(
        ({ voting }) => voting?.showsTotals === showsTotals && voting.existingVotes.size > 1,
      )
      expect(votes.length).toBeGreaterThan(20)
    }
  })

  test('hold no text twice', () => {
    for (const happened of histories) {
      const words = happened.flatMap(({ step }) => JSON.stringify(step.command).match(SECRETS) ?? [])
      expect(new Set(words).size).toBe(words.length)
    }
  })

  test('switch author visibility only where that is asked for', () => {
    const switching = sample({ switchesAnonymity: true }).flat()
    const boards = switching.map(({ after }) => after.isAnonymous)
    expect(boards.filter(Boolean).length).toBeGreaterThan(200)
    expect(boards.filter((isAnonymous) => !isAnonymous).length).toBeGreaterThan(200)
    expect(happenings.some(({ after }) => after.isAnonymous)).toBe(false)
  })
})

function sample(input: HistoryInput) {
  return fc
    .sample(arbitraryHistory(input), { numRuns: 1000, seed: 7 })
    .map((steps) => runHistory(namedBoard(), steps))
}
