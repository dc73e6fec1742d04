import { DEFAULT_PULSE_FORMAT } from '@retropulse/domain/pulse/format'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { storedDraft } from './stored-draft.ts'
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

test('PULSE-24: a survey that was typed is there again after a reload, until it is saved', () => {
  expect(storedDraft({ templateId: 'remote-work' }).read()).toBeUndefined()
  storedDraft({ templateId: 'remote-work' }).keep(draft)
  const reloaded = storedDraft({ templateId: 'remote-work' })
  expect(reloaded.read()).toEqual(draft)
  reloaded.forget()
  expect(stored.size).toBe(0)
})

test('PULSE-78: a draft says after a reload which version of the survey it changes', () => {
  const source = { orgId: 'a', modelId: 'b' }
  storedDraft(source).keep({ ...draft, basedOn: 'first' })
  expect(storedDraft(source).read()?.basedOn).toBe('first')
})

test('PULSE-24: drafts of different surveys are kept apart', () => {
  storedDraft({ templateId: 'a' }).keep(draft)
  storedDraft({ orgId: 'a', modelId: 'b' }).keep({ ...draft, title: 'Changed' })
  expect(storedDraft({ templateId: 'a' }).read()?.title).toBe('Half done')
  expect(storedDraft({ orgId: 'a', modelId: 'b' }).read()?.title).toBe('Changed')
  expect(storedDraft({ orgId: 'a', modelId: 'c' }).read()).toBeUndefined()
})

test('PULSE-24: what an account typed is shown to no other account of the browser, and stays for its author', () => {
  stored.set('retropulse-account', 'ada')
  storedDraft({ templateId: 'a' }).keep(draft)
  stored.set('retropulse-account', 'bo')
  const other = storedDraft({ templateId: 'a' })
  expect(other.read()).toBeUndefined()
  other.keep({ ...draft, title: 'Another' })
  other.forget()
  stored.set('retropulse-account', 'ada')
  expect(storedDraft({ templateId: 'a' }).read()).toEqual(draft)
})

test.each(['', '{', 'null', '{"title":"x"}', '{"title":"x","intro":{},"end":{},"topics":[]}'])(
  'a draft of another shape, kept by an older page, is ignored: %s',
  (text) => {
    stored.set('pulse-draft/new/a', text)
    expect(storedDraft({ templateId: 'a' }).read()).toBeUndefined()
  },
)
