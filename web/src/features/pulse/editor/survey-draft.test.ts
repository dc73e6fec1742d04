import { savePulseModelSchema } from '@retropulse/contract/pulse'
import { DEFAULT_PULSE_FORMAT } from '@retropulse/domain/pulse/format'
import { PULSE_TOPICS_MAX } from '@retropulse/domain/pulse/limits'
import { describe, expect, test } from 'vitest'
import {
  checkDraft,
  draftOf,
  hasRoom,
  type SurveyDraft,
  withoutTopic,
  withStep,
  withTopic,
  withTopicAt,
  inputOf,
} from './survey-draft.ts'

const draft = draftOf('Team health', DEFAULT_PULSE_FORMAT)
const fresh = { id: 'fresh', icon: '💡', title: '', description: '' }
const ids = ({ topics }: SurveyDraft) => topics.map(({ id }) => id)
const found = (survey: SurveyDraft) =>
  Object.fromEntries(Object.entries(checkDraft(survey)).filter(([, error]) => error !== undefined))

describe('PULSE-22: a survey', () => {
  test('of the default questions lacks nothing, and is sent as the contract requires', () => {
    expect(found(draft)).toEqual({})
    expect(inputOf(draft)).toEqual({ title: 'Team health', format: DEFAULT_PULSE_FORMAT })
  })

  test('needs a name', () => {
    expect(found({ ...draft, title: ' ' })).toEqual({ title: 'Please give your survey a name' })
  })

  test('needs at least one question', () => {
    expect(found({ ...draft, topics: [] })).toEqual({ topics: 'Please add a question' })
  })

  test('needs a title for each of its steps', () => {
    const empty = { title: '\u200b' }
    const broken = withStep(withStep(withTopic(draft, fresh), 'intro', empty), 'end', empty)
    expect(found(broken)).toEqual({
      intro: 'Add a heading',
      'topic:fresh': 'Say what it’s about',
      end: 'Add a heading',
    })
  })

  test('is sent without characters that cannot be stored', () => {
    const pasted = withStep(draft, 'topic:growth', {
      title: ' Two\nlines\u0007 ',
      description: 'a\r\nb\u0000 ',
    })
    const input = inputOf({ ...pasted, title: ' Team\thealth ' })
    expect(savePulseModelSchema.safeParse(input)).toMatchObject({ success: true })
    expect(input.title).toBe('Team health')
    expect(input.format.topics.at(-1)).toMatchObject({ title: 'Two lines', description: 'a\nb' })
  })
})

describe('PULSE-19, PULSE-20: questions', () => {
  test('go where they are moved, and stay at an end', () => {
    expect(ids(withTopicAt(draft, 'growth', 0))[0]).toBe('growth')
    expect(ids(withTopicAt(draft, 'happiness', 1)).slice(0, 2)).toEqual(['communication', 'happiness'])
    expect(ids(withTopicAt(draft, 'happiness', 99)).at(-1)).toBe('happiness')
    expect(withTopicAt(draft, 'happiness', -1)).toBe(draft)
    expect(withTopicAt(draft, 'no-such', 2)).toBe(draft)
  })

  test('come back once where they were deleted', () => {
    const topic = draft.topics[2] ?? fresh
    const without = withoutTopic(draft, topic.id)
    expect(ids(without)).not.toContain(topic.id)
    const back = withTopic(without, topic, 2)
    expect(back).toEqual(draft)
    expect(withTopic(back, topic, 2)).toBe(back)
  })

  test('PULSE-32: are at most 30', () => {
    const full = Array.from({ length: 40 }).reduce<SurveyDraft>(
      (survey, _, at) => withTopic(survey, { ...fresh, id: `more-${at}` }),
      draft,
    )
    expect(full.topics).toHaveLength(PULSE_TOPICS_MAX)
    expect([hasRoom(draft), hasRoom(full)]).toEqual([true, false])
  })

  test('keep their ids when their texts change', () => {
    const changed = withStep(draft, 'topic:happiness', { title: 'Joy' })
    expect(ids(changed)).toEqual(ids(draft))
    expect(changed.topics[0]?.title).toBe('Joy')
  })
})
