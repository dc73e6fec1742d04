import { RATINGS } from '@retropulse/domain/pulse/rating'
import { storedText } from '../../../lib/stored-text.ts'
import type { AnswerDraft, DraftAnswer } from './answer-draft.ts'
import { ANSWERS_KEY } from './answers-key.ts'

/** Unsent answers of one person to one survey, kept on this device until they are sent or discarded. */
export interface StoredAnswers {
  /** Undefined: there are none, or none that can be read. */
  read: () => AnswerDraft | undefined
  keep: (draft: AnswerDraft) => void
  forget: () => void
  /** Calls back with what another tab has kept, undefined once it has forgotten it. Returns the end of that. */
  subscribe: (listener: (draft: AnswerDraft | undefined) => void) => () => void
}

/**
 * `userId`: null for a guest, of whom a browser has one at a time. What the guest did not send is the account's that the
 * guest signs in to (PULSE-74).
 */
export function storedAnswers(surveyId: string, userId: string | null): StoredAnswers {
  const guest = storedText(`${ANSWERS_KEY}${surveyId}/guest`)
  const ownKey = `${ANSWERS_KEY}${surveyId}/${userId ?? 'guest'}`
  let own = userId === null ? guest : storedText(ownKey)
  const forgetGuest = () => {
    if (userId !== null) guest.forget()
  }
  return {
    read() {
      const [kept, asGuest] = [readDraft(own.get()), readDraft(guest.get())]
      return kept === undefined || asGuest === undefined ? (kept ?? asGuest) : joined(kept, asGuest)
    },
    keep(draft) {
      own.set(JSON.stringify(draft))
      forgetGuest()
    },
    forget() {
      own.forget()
      forgetGuest()
    },
    subscribe(listener) {
      const hear = ({ key }: StorageEvent) => {
        if (key !== ownKey) return
        // What was read before is not the device's any more.
        own = storedText(ownKey)
        listener(readDraft(own.get()))
      }
      addEventListener('storage', hear)
      return () => removeEventListener('storage', hear)
    },
  }
}

/** What an account typed before its session ended, and what the same person typed as a guest since. */
function joined(earlier: AnswerDraft, later: AnswerDraft): AnswerDraft {
  const answers: Record<string, DraftAnswer> = { ...earlier }
  for (const [topicId, { value, feedback }] of Object.entries(later)) {
    const before = earlier[topicId]
    answers[topicId] = {
      value: value ?? before?.value ?? null,
      feedback: feedback === '' ? (before?.feedback ?? '') : feedback,
    }
  }
  return answers
}

function readDraft(text: string | null): AnswerDraft | undefined {
  if (text === null) return undefined
  try {
    const value: unknown = JSON.parse(text)
    return isDraft(value) ? value : undefined
  } catch {
    return undefined
  }
}

/** An older page may have kept answers of another shape. */
function isDraft(value: unknown): value is AnswerDraft {
  return isPlainObject(value) && Object.values(value).every(isAnswer)
}

function isAnswer(value: unknown): value is DraftAnswer {
  if (!isPlainObject(value)) return false
  const { value: rating, feedback } = value
  // A comment that is too long is kept until it is shortened.
  return (rating === null || RATINGS.some((one) => one === rating)) && typeof feedback === 'string'
}

/** Whether parsed JSON is an object and no array. */
function isPlainObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
