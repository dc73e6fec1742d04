import { afterEach, describe, expect, test } from 'vitest'
import { forgetDraft, keepDraft, keptDraft } from './kept-draft.ts'
import { BLANK_DRAFT, type RetroDraft } from './retro-plan.ts'

const NOON = Date.UTC(2026, 10, 22, 12)
const MINUTE = 60_000
const DRAFT: RetroDraft = {
  title: 'Sprint 41',
  columns: [{ name: 'One', meaning: 'good' }],
  backdrop: { theme: 'tide-pools', backgroundUrl: null },
  startMoodPoll: true,
  compact: true,
}

afterEach(forgetDraft)

describe('teams.md §2: who signs in to create a retro comes back with everything typed', () => {
  test('within an hour, at the same place', () => {
    keepDraft(DRAFT, 'format=agile', NOON)
    expect(keptDraft('format=agile', NOON + 59 * MINUTE)).toEqual(DRAFT)
    expect(keptDraft('format=agile', NOON + 61 * MINUTE)).toEqual(BLANK_DRAFT)
  })

  test('at another format with the title and the mood poll, which do not belong to the one before', () => {
    keepDraft(DRAFT, 'format=agile', NOON)
    expect(keptDraft('format=chess', NOON)).toEqual({ ...DRAFT, columns: null, backdrop: null })
  })

  test('nothing is kept of a retro that has begun, or that nobody changed', () => {
    keepDraft(DRAFT, '', NOON)
    forgetDraft()
    expect(keptDraft('', NOON)).toEqual(BLANK_DRAFT)
    keepDraft(DRAFT, '', NOON)
    keepDraft(BLANK_DRAFT, '', NOON)
    expect(keptDraft('', NOON)).toEqual(BLANK_DRAFT)
  })
})
