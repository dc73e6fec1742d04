import { describe, expect, test } from 'vitest'
import { RETROS_MAX } from './limits.ts'
import { type ImportInput, readImport } from './read-import.ts'
import { LATER } from './testing/imported.ts'

const read = (file: ImportInput) => readImport(file, { now: LATER, meaningOf: () => 'other' })

const retro = (title: string, changes: object = {}) => ({
  kind: 'retropulse-board',
  version: 1,
  title,
  columns: [{ name: 'Glad', meaning: 'good' }],
  notes: [{ column: 0, text: 'Tea' }],
  ...changes,
})
const team = (retros: readonly unknown[], changes: object = {}) =>
  JSON.stringify({ team: 'Harbour', retros, surveys: [], omitted: [], ...changes })
const action = (text: string, changes: object = {}) => ({
  text,
  status: 0,
  at: LATER - 1000,
  doneAt: null,
  due: null,
  assignee: null,
  note: null,
  earlier: false,
  ...changes,
})

/** The titles of the retros, with their action items and the state of each. */
function shown(content: string): unknown {
  const answer = read({ content })
  if (!answer.ok) return answer.problems.map(({ code, detail }) => `${code} ${detail}`)
  return answer.retros.map(({ plan }) =>
    [plan.title, ...plan.actions.map(({ text, status, note }) => `${text} ${status} ${note}`)].join(' | '),
  )
}

describe('IMPORT-30: the JSON of a team', () => {
  test('is read as its retros, each with its own title', () => {
    const content = team([retro('Sprint 2'), retro('Sprint 1')])
    expect(shown(content)).toEqual(['Sprint 2', 'Sprint 1'])
    expect(shown(`\uFEFF${content}`)).toEqual(['Sprint 2', 'Sprint 1'])
    const answer = read({ content, title: 'Typed', format: 'json' })
    expect(answer).toMatchObject({ ok: true, source: 'retropulse', warnings: [], retros: [{}, {}] })
  })

  test('reports surveys and omitted retros, hidden notes and earlier action items, and is not refused', () => {
    const earlier = { actions: [action('Old', { earlier: true })] }
    const content = team(
      [retro('Two', { ...earlier, hiddenNotes: 3 }), retro('One', { ...earlier, hiddenNotes: 1 })],
      { surveys: [{}, {}], omitted: [{ name: 'Ancient', reason: 'archived' }] },
    )
    expect(read({ content })).toMatchObject({
      ok: true,
      warnings: [
        { code: 'earlier-actions-left-out', detail: '2' },
        { code: 'notes-hidden', detail: '4' },
        { code: 'surveys-left-out', detail: '2' },
        { code: 'retros-omitted', detail: '1' },
      ],
    })
  })

  test('offers the names of assignees, and brings those that are allowed', () => {
    const content = team([
      retro('Two', { actions: [action('Buy tea', { assignee: 'Mia' })] }),
      retro('One', { actions: [action('Buy milk', { assignee: 'Tao' })] }),
    ])
    const answer = read({ content, names: ['Tao'] })
    expect(answer.ok && answer.retros.map(({ names }) => names)).toEqual([['Mia'], ['Tao']])
    expect(answer.ok && answer.retros.map(({ plan }) => plan.actions[0]?.assignee)).toEqual([null, 'Tao'])
  })

  test('MOVE-IN-3: brings an action item once, where it was added, with its latest state', () => {
    const added = action('Buy tea', { note: 0 })
    const done = action('Buy tea', { status: 1, doneAt: LATER - 500 })
    const content = team([
      retro('Two', { actions: [done, action('Own'), action('Own')] }),
      retro('One', { actions: [added, action('Buy tea', { at: LATER - 999 })] }),
    ])
    expect(shown(content)).toEqual(['Two | Own 0 null | Own 0 null', 'One | Buy tea 1 0 | Buy tea 0 null'])
  })

  test('is refused with the place of what is wrong', () => {
    const content = team([retro('One'), retro('Two', { columns: [] }), retro(' ')])
    expect(shown(content)).toEqual([
      'value-invalid retros[1] columns',
      'value-invalid retros[1] notes[0].column',
      'value-invalid retros[2] title',
    ])
    expect(shown(team([retro('One', { version: 2 })]))).toEqual(['version-unknown retros[0] 2'])
  })

  test('creates fifty retros at most, and says how many there are', () => {
    const content = team(Array.from({ length: RETROS_MAX + 2 }, (_, at) => retro(`Sprint ${at}`)))
    const answer = read({ content })
    expect(answer.ok && answer.retros.length).toBe(RETROS_MAX)
    expect(answer).toMatchObject({ warnings: [{ code: 'too-many-retros', detail: '52' }] })
  })

  test.each([
    ['without a retro', team([]), ['file-empty ']],
    ['with another kind of retro', team([{ kind: 'other' }]), ['not-a-board ']],
    ['without a list', JSON.stringify({ team: 'Harbour', retros: {} }), ['not-a-board ']],
    ['that breaks off', team([retro('One')]).slice(0, -3), [expect.stringMatching(/^json-broken/)]],
  ])('%s is refused', (_, content, problems) => {
    expect(shown(content)).toEqual(problems)
  })
})
