import type { TeamId } from '../kernel/ids.ts'
import type { PulseFormat } from './format.ts'

/** PULSE-39: a survey begins as a draft, or running, and can be reopened after its end. */
export type SurveyState = 'not-started' | 'in-progress' | 'ended'

/** When a survey ran; times in milliseconds since 1970. */
export interface SurveyTimes {
  /** Null: not started. */
  readonly startedAt: number | null
  /** When it ends by itself; null: only when it is ended. */
  readonly closesAt: number | null
  /** When it was ended; null: it was not. */
  readonly endedAt: number | null
}

/** A survey of a team. `format` is a copy: a model that changes later changes no question that was answered. */
export interface Survey extends SurveyTimes {
  readonly id: string
  readonly teamId: TeamId
  /** The model that it was made from. Surveys of one model are compared with each other. */
  readonly modelId: string
  /** The survey that it is a copy of, else null (PULSE-57). */
  readonly predecessorId: string | null
  readonly name: string
  readonly format: PulseFormat
  /** The anonymity floor of the organisation when the survey started; it holds for all its answers (PULSE-46). */
  readonly floor: number
}

/** A survey that closes by itself has ended from that moment on, before anything is written about it. */
export function surveyStateOf({ startedAt, closesAt, endedAt }: SurveyTimes, now: number): SurveyState {
  if (startedAt === null) return 'not-started'
  return endedAt !== null || (closesAt !== null && closesAt <= now) ? 'ended' : 'in-progress'
}

/** Changes of a survey's state (PULSE-39). */
export type SurveyStep = 'start' | 'end' | 'reopen'

/** The times after a step; null: the step is not possible in that state. A reopened survey stays open until ended. */
export function afterStep(times: SurveyTimes, step: SurveyStep, now: number): SurveyTimes | null {
  const state = surveyStateOf(times, now)
  if (state !== STATE_BEFORE[step]) return null
  switch (step) {
    case 'start':
      return { ...times, startedAt: now }
    case 'end':
      return { ...times, endedAt: now }
    case 'reopen':
      return { ...times, closesAt: null, endedAt: null }
  }
}

const STATE_BEFORE: Readonly<Record<SurveyStep, SurveyState>> = {
  start: 'not-started',
  end: 'in-progress',
  reopen: 'ended',
}
