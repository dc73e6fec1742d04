import fc from 'fast-check'
import {
  type AgreedAnswers,
  type PublicationRule,
  type TopicPublication,
  UNPUBLISHED,
} from '../publication.ts'
import { type AnswerGroup, publishTopic } from '../publish-topic.ts'
import { EMPTY_HISTOGRAM, type Histogram, type Rating, RATINGS } from '../rating.ts'

/** What a participant or a facilitator does; `who` counts modulo the people who could do it. */
type Step =
  | { readonly type: 'answer'; readonly value: Rating; readonly feedback: string }
  | { readonly type: 'change'; readonly who: number; readonly value: Rating; readonly feedback: string }
  /** A participant who answered as a guest and signed in answers again: the answers of the guest count no more. */
  | { readonly type: 'merge'; readonly who: number }
  | { readonly type: 'leave' }
  | { readonly type: 'end' }
  | { readonly type: 'reopen' }

export interface Ballot {
  /** Null: another ballot of the same person counts. */
  value: Rating | null
  isMerged: boolean
  feedback: string
  published: Rating | null
  isAgreed: boolean
  /** As in the list of comments: the rating, null for people who agree, and the comment; null: not in the list. */
  listed: { readonly value: Rating | null; readonly feedback: string } | null
  /** The rating with which the ballot appeared, in figures; null: it did not, or in a band. */
  first: Rating | null
}

/** A published result, with the ballots that it was made of: the truth that a reader does not have. */
export interface Seen {
  readonly figures: Histogram
  readonly agreed: AgreedAnswers
  /** By ballot: the rating in the figures; null: it is in none. */
  readonly values: readonly (Rating | null)[]
  /** By ballot: the rating with which it appeared, in figures; null: it did not, or in a band. */
  readonly firsts: readonly (Rating | null)[]
  readonly comments: readonly (string | null)[]
}

const valueArb = fc.constantFrom(...RATINGS)
const feedbackArb = fc.constantFrom('', '', 'Good', 'Bad')
const stepArb: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record({ type: fc.constant('answer'), value: valueArb, feedback: feedbackArb }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      type: fc.constant('change'),
      who: fc.nat(),
      value: valueArb,
      feedback: feedbackArb,
    }),
  },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('merge'), who: fc.nat() }) },
  { weight: 2, arbitrary: fc.record({ type: fc.constantFrom('leave', 'end', 'reopen') }) },
)
export interface PlayedSurvey {
  readonly team: number
  readonly floor: number
  readonly steps: readonly Step[]
  readonly agrees: boolean
}

export const surveyArb: fc.Arbitrary<PlayedSurvey> = fc.record({
  team: fc.integer({ min: 1, max: 30 }),
  floor: fc.integer({ min: 3, max: 10 }),
  steps: fc.array(stepArb, { maxLength: 80, size: 'max' }),
  // Often nearly all people agree, which is when figures say most.
  agrees: fc.boolean(),
})

/** All that was published of a survey, and how it was left. */
export interface Played {
  readonly seen: readonly Seen[]
  readonly ballots: readonly Ballot[]
  readonly isEnded: boolean
}

/** Plays a survey of one question, read after every step. `keeps`: published ballots neither change nor merge. */
export function play({ team, floor, steps, agrees }: PlayedSurvey, keeps = false): Played {
  let members = team
  let isEnded = false
  let publication: TopicPublication = UNPUBLISHED
  const ballots: Ballot[] = []
  const seen: Seen[] = []
  for (const step of steps) {
    if (step.type === 'end') isEnded = true
    else if (step.type === 'reopen') isEnded = false
    else if (step.type === 'leave') members = Math.max(members - 1, 0)
    else if (!isEnded) cast(ballots, step, agrees, keeps)
    const counted = ballots.filter(({ isMerged }) => !isMerged).length
    const rule: PublicationRule = { floor, remaining: Math.max(members - counted, 0), isEnded }
    const update = publishTopic(publication, ballots.map(groupOf), rule)
    if (update === null) continue
    publication = update.publication
    for (const ballot of ballots) {
      const { value, published } = ballot
      const placement =
        published === null && value !== null ? update.first : published === value ? null : update.changed
      if (placement !== null) {
        if (published === null && placement === 'figures') ballot.first = value
        ballot.published = value
        ballot.isAgreed = placement === 'band'
      }
      if (update.listsComments) ballot.listed = listedOf(ballot)
    }
    seen.push({
      figures: publication.latest ?? EMPTY_HISTOGRAM,
      agreed: publication.agreed,
      values: ballots.map((ballot) => (ballot.isAgreed ? null : ballot.published)),
      firsts: ballots.map(({ first }) => first),
      comments: ballots.map(({ listed }) => listed && `${listed.value ?? '-'} ${listed.feedback}`),
    })
  }
  return { seen, ballots, isEnded }
}

type CastStep = Extract<Step, { readonly type: 'answer' | 'change' | 'merge' }>

function cast(ballots: Ballot[], step: CastStep, agrees: boolean, keeps: boolean): void {
  const rated = 'value' in step && agrees && step.value !== 1 ? 4 : 'value' in step ? step.value : null
  if (step.type === 'answer') {
    const { feedback } = step
    ballots.push({
      value: rated,
      isMerged: false,
      feedback,
      published: null,
      isAgreed: false,
      listed: null,
      first: null,
    })
    return
  }
  const ballot = ballots[step.who % Math.max(ballots.length, 1)]
  if (ballot === undefined || ballot.isMerged) return
  // Participants who may still answer are counted alike, whether the ballot keeps its rating or not.
  if (step.type === 'merge') ballot.isMerged = true
  if (keeps && ballot.published !== null) return
  ballot.value = rated
  if (step.type === 'change') ballot.feedback = step.feedback
}

function groupOf({ value, feedback, published, isAgreed, listed }: Ballot): AnswerGroup {
  const isCommentListed = listed?.feedback === feedback
  const entry = { isListed: listed !== null, listedValue: listed?.value ?? null, isCommentListed }
  return { value, published, isAgreed, ...entry, count: 1 }
}

/** An answer as a renewed list has it: people who agree have no rating there (PULSE-59). */
function listedOf({ value, feedback, published, isAgreed, listed }: Ballot): Ballot['listed'] {
  if (published === null) return null
  return {
    value: isAgreed ? null : published,
    feedback: published === value ? feedback : (listed?.feedback ?? ''),
  }
}
