import type { ChangePulseModel, VersionedPulseModel } from '@retropulse/contract/pulse'
import { cleanLine, cleanText, hasContent } from '@retropulse/domain/kernel/text'
import type { PulseFormat, PulseStep, PulseTopic } from '@retropulse/domain/pulse/format'
import { PULSE_TOPICS_MAX } from '@retropulse/domain/pulse/limits'
import type { FormErrors } from '../../../lib/form-errors.ts'
import { t } from '../messages.ts'

/** The content of the editor: a survey, complete or not. */
export interface SurveyDraft {
  readonly title: string
  readonly intro: PulseStep
  readonly end: PulseStep
  readonly topics: readonly PulseTopic[]
  /** The version of the saved survey that the draft changes (PULSE-78); absent for a new survey. */
  readonly basedOn?: string
}

/** The key of a step: the introduction, the conclusion, or the question with that id. */
export type StepKey = 'intro' | 'end' | `topic:${string}`

/** A field that can have an error; that of a step is its title. */
export type DraftField = 'title' | 'topics' | StepKey

export function draftOf(title: string, { meta, topics }: PulseFormat): SurveyDraft {
  return { title, intro: meta.intro, end: meta.end, topics }
}

/** The draft of a change to a saved survey. */
export function draftOfSaved({ title, format, version }: VersionedPulseModel): SurveyDraft {
  return { ...draftOf(title, format), basedOn: version }
}

export function keyOf({ id }: PulseTopic): StepKey {
  return `topic:${id}`
}

/** The draft with a change in one of its steps. */
export function withStep(draft: SurveyDraft, key: StepKey, change: Partial<PulseStep>): SurveyDraft {
  if (key === 'intro') return { ...draft, intro: { ...draft.intro, ...change } }
  if (key === 'end') return { ...draft, end: { ...draft.end, ...change } }
  const topics = draft.topics.map((topic) => (keyOf(topic) === key ? { ...topic, ...change } : topic))
  return { ...draft, topics }
}

/** The draft with another question, at a place or at the end; unchanged when there is no room for it. */
export function withTopic(draft: SurveyDraft, topic: PulseTopic, at = draft.topics.length): SurveyDraft {
  const isThere = draft.topics.some(({ id }) => id === topic.id)
  return isThere || !hasRoom(draft) ? draft : { ...draft, topics: draft.topics.toSpliced(at, 0, topic) }
}

export function withoutTopic(draft: SurveyDraft, id: string): SurveyDraft {
  return { ...draft, topics: draft.topics.filter((topic) => topic.id !== id) }
}

/** The draft with a question at another place, counted without it; at an end it stays there. */
export function withTopicAt(draft: SurveyDraft, id: string, place: number): SurveyDraft {
  const from = draft.topics.findIndex((topic) => topic.id === id)
  const to = Math.max(0, Math.min(place, draft.topics.length - 1))
  const topic = draft.topics[from]
  if (topic === undefined || from === to) return draft
  return { ...draft, topics: draft.topics.toSpliced(from, 1).toSpliced(to, 0, topic) }
}

export function hasRoom({ topics }: SurveyDraft): boolean {
  return topics.length < PULSE_TOPICS_MAX
}

/** What is missing (PULSE-22), in the order of the page. */
export function checkDraft({ title, intro, end, topics }: SurveyDraft): FormErrors<DraftField> {
  return {
    title: hasContent(title) ? undefined : t('title.missing'),
    intro: untitled(intro, 'step.untitled'),
    topics: topics.length === 0 ? t('topics.missing') : undefined,
    ...Object.fromEntries(topics.map((topic) => [keyOf(topic), untitled(topic, 'topic.untitled')])),
    end: untitled(end, 'step.untitled'),
  }
}

/** The survey as it is sent: texts without characters that cannot be stored, titles on one line. */
export function inputOf({ title, intro, end, topics, basedOn }: SurveyDraft): ChangePulseModel {
  return {
    title: cleanLine(title),
    format: { meta: { intro: cleanStep(intro), end: cleanStep(end) }, topics: topics.map(cleanStep) },
    ...(basedOn !== undefined && { version: basedOn }),
  }
}

function untitled({ title }: PulseStep, message: 'step.untitled' | 'topic.untitled'): string | undefined {
  return hasContent(title) ? undefined : t(message)
}

function cleanStep<Step extends PulseStep>(step: Step): Step {
  return { ...step, title: cleanLine(step.title), description: cleanText(step.description) }
}
