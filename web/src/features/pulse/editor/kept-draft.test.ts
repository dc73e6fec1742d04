import { DEFAULT_PULSE_FORMAT } from '@retropulse/domain/pulse/format'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keptDraft } from './kept-draft.ts'
import { draftOf } from './survey-draft.ts'

const draft = draftOf('Half done', DEFAULT_PULSE_FORMAT)
const stored = new Map<string, string>()

beforeEach(() => {
  stored.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  })
})
afterEach(() => vi.unstubAllGlobals())

test('ui.md: a survey that was typed is there again after a reload, until it is saved', () => {
  expect(keptDraft({ templateId: 'remote-work' }).read()).toBeUndefined()
  keptDraft({ templateId: 'remote-work' }).keep(draft)
  const reloaded = keptDraft({ templateId: 'remote-work' })
  expect(reloaded.read()).toEqual(draft)
  reloaded.forget()
  expect(stored.size).toBe(0)
})

test('drafts of different surveys do not meet', () => {
  keptDraft({ templateId: 'a' }).keep(draft)
  keptDraft({ orgId: 'a', modelId: 'b' }).keep({ ...draft, title: 'Changed' })
  expect(keptDraft({ templateId: 'a' }).read()?.title).toBe('Half done')
  expect(keptDraft({ orgId: 'a', modelId: 'b' }).read()?.title).toBe('Changed')
  expect(keptDraft({ orgId: 'a', modelId: 'c' }).read()).toBeUndefined()
})

test.each(['', '{', 'null', '{"title":"x"}', '{"title":"x","intro":{},"end":{},"topics":[]}'])(
  'what an older page kept as %s is no draft',
  (text) => {
    stored.set('pulse-draft/new/a', text)
    expect(keptDraft({ templateId: 'a' }).read()).toBeUndefined()
  },
)
