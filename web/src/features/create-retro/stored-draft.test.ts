import { MINUTE_MS } from '@retropulse/domain/kernel/durations'
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { deviceAccount } from '../../lib/device-person.ts'
import { clearDraft, storeDraft, storedDraft } from './stored-draft.ts'
import { BLANK_DRAFT, type RetroDraft } from './retro-plan.ts'

const NOON = Date.UTC(2026, 10, 22, 12)
const DRAFT: RetroDraft = {
  title: 'Sprint 41',
  columns: [{ name: 'One', meaning: 'good' }],
  backdrop: { theme: 'tide-pools', backgroundUrl: null },
  startMoodPoll: true,
  compact: true,
}

afterEach(clearDraft)

describe('the draft of a new retro on the device', () => {
  test('CREATE-4: it is kept for one hour and comes back for the same format', () => {
    storeDraft(DRAFT, 'format=agile', NOON)
    expect(storedDraft('format=agile', NOON + 59 * MINUTE_MS)).toEqual(DRAFT)
    expect(storedDraft('format=agile', NOON + 61 * MINUTE_MS)).toEqual(BLANK_DRAFT)
  })

  test('CREATE-4: for another format title, mood poll and layout come back, columns and background do not', () => {
    storeDraft(DRAFT, 'format=agile', NOON)
    expect(storedDraft('format=chess', NOON)).toEqual({ ...DRAFT, columns: null, backdrop: null })
  })

  test('CREATE-4: no draft is kept of a retro that was created, or in which the user changed nothing', () => {
    storeDraft(DRAFT, '', NOON)
    clearDraft()
    expect(storedDraft('', NOON)).toEqual(BLANK_DRAFT)
    storeDraft(DRAFT, '', NOON)
    storeDraft(BLANK_DRAFT, '', NOON)
    expect(storedDraft('', NOON)).toEqual(BLANK_DRAFT)
  })

  test('CREATE-4: what a guest typed is there after signing in, and what an account typed for that account alone', () => {
    const stored = new Map<string, string>()
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => stored.set(key, value),
      removeItem: (key: string) => stored.delete(key),
    })
    onTestFinished(() => void vi.unstubAllGlobals())
    storeDraft(DRAFT, '', NOON)
    deviceAccount.set('ada')
    expect(storedDraft('', NOON)).toEqual(DRAFT)
    storeDraft(DRAFT, '', NOON)
    deviceAccount.forget()
    expect(storedDraft('', NOON)).toEqual(BLANK_DRAFT)
    deviceAccount.set('bo')
    expect(storedDraft('', NOON)).toEqual(BLANK_DRAFT)
    deviceAccount.set('ada')
    expect(storedDraft('', NOON)).toEqual(DRAFT)
  })
})
