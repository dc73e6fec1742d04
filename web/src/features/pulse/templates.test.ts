import { readFileSync } from 'node:fs'
import { savePulseModelSchema } from '@retropulse/contract/pulse'
import { DEFAULT_PULSE_FORMAT } from '@retropulse/domain/pulse/format'
import { describe, expect, test } from 'vitest'
import { readTemplates, TEAM_HEALTH, templateNamed, templateSearch } from './templates.ts'

const file: unknown = JSON.parse(
  readFileSync(new URL('../../../public/static/js/models.json', import.meta.url), 'utf8'),
)
const shipped = readTemplates(file)

describe('PULSE-14: /static/js/models.json', () => {
  test('PULSE-14: has six templates beside Team health, which comes first', () => {
    expect(shipped.map(({ title }) => title)).toEqual([
      'Team health',
      'Remote work',
      'Onboarding',
      'Psychological safety',
      'After an incident',
      'Focus and load',
      'Ways of working',
    ])
    expect(shipped[0]?.format).toBe(DEFAULT_PULSE_FORMAT)
  })

  test.each(shipped)('$title can be saved as it is', ({ title, format }) => {
    expect(savePulseModelSchema.safeParse({ title, format })).toMatchObject({ success: true })
    expect(format.meta.intro.title).toBe('Welcome')
    expect(format.meta.end.title).toBe('Review')
  })

  test('PULSE-14: can be replaced, but Team health stays the built-in one', () => {
    const [, remote] = shipped
    expect(remote).toBeDefined()
    const own = { ...remote, id: 'own', title: 'Our own' }
    expect(readTemplates([{ ...own, id: 'team-health' }, own])).toEqual([TEAM_HEALTH, own])
  })

  const [, some] = shipped
  const format = some?.format
  const [topic] = format?.topics ?? []
  test.each([
    ['nothing', undefined],
    ['no list', { templates: [] }],
    ['a template without a format', [{ id: 'a', title: 'A' }]],
    ['a template without an end', [{ ...some, format: { ...format, meta: { intro: topic } } }]],
    ['a template without questions', [{ ...some, format: { ...format, topics: [] } }]],
    ['two questions with one id', [{ ...some, format: { ...format, topics: [topic, topic] } }]],
    ['a question of numbers', [{ ...some, format: { ...format, topics: [{ ...topic, title: 7 }] } }]],
    ['a title of 93 characters', [{ ...some, title: 'x'.repeat(93) }]],
    ['a whole template beside a broken one', [some, null]],
  ])('PULSE-14: broken, with %s, leaves Team health', (_, broken) => {
    expect(readTemplates(broken)).toEqual([TEAM_HEALTH])
  })
})

// Rules: PULSE-12, PULSE-13
test('the query id names a template; an unknown or missing one means the default', () => {
  expect(templateNamed(shipped, 'remote-work')?.title).toBe('Remote work')
  expect(templateNamed(shipped, 'no-such')).toBe(TEAM_HEALTH)
  expect(templateNamed(undefined, 'remote-work')).toBeUndefined()
  expect(templateNamed(undefined, null)).toBe(TEAM_HEALTH)
  expect(templateSearch('remote-work')).toBe('?id=remote-work')
  expect(templateSearch(TEAM_HEALTH.id)).toBe('')
})
