import { describe, expect, test } from 'vitest'
import { isId } from '../kernel/ids.ts'
import { hasContent, isStorableLine, isStorableText } from '../kernel/text.ts'
import { DEFAULT_PULSE_FORMAT } from './format.ts'
import { PULSE_TOPICS_MAX, STEP_ICON_MAX, STEP_TEXT_MAX, STEP_TITLE_MAX } from './limits.ts'

const { meta, topics } = DEFAULT_PULSE_FORMAT

describe('the default survey', () => {
  test('PULSE-15: the default asks about six topics, in the order of the specification', () => {
    expect(topics.map(({ title }) => title)).toEqual([
      'Happiness',
      'Communication',
      'Culture',
      'Leadership',
      'Recognition',
      'Growth',
    ])
  })

  test('PULSE-16: the default introduction is titled Welcome and the default end Review', () => {
    expect([meta.intro.title, meta.end.title]).toEqual(['Welcome', 'Review'])
  })

  test('PULSE-15: topics have ids of their own, so that surveys can be compared', () => {
    expect(new Set(topics.map(({ id }) => id)).size).toBe(topics.length)
    for (const { id } of topics) expect([id, isId(id)]).toEqual([id, true])
  })

  test.each([meta.intro, ...topics, meta.end])(
    'PULSE-33: $title keeps to the limits of a model, and no text of it is empty',
    ({ icon, title, description }) => {
      expect(title.length).toBeLessThanOrEqual(STEP_TITLE_MAX)
      expect(icon.length).toBeLessThanOrEqual(STEP_ICON_MAX)
      expect(description.length).toBeLessThanOrEqual(STEP_TEXT_MAX)
      expect([title, icon].every((line) => isStorableLine(line) && hasContent(line))).toBe(true)
      expect(isStorableText(description) && hasContent(description)).toBe(true)
    },
  )

  test('each screen has an icon of its own', () => {
    const icons = [meta.intro, ...topics, meta.end].map(({ icon }) => icon)
    expect(new Set(icons).size).toBe(icons.length)
    expect(topics.length).toBeLessThanOrEqual(PULSE_TOPICS_MAX)
  })
})
