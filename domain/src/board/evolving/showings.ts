import { withShowing } from '../showings.ts'
import type { BoardState } from '../state.ts'

export function showMood(state: BoardState, on: boolean): BoardState {
  return { ...state, showMood: on, showings: on ? withShowing(state.showings, 'mood') : state.showings }
}

export function showSummary(state: BoardState, on: boolean): BoardState {
  return { ...state, showSummary: on, showings: on ? withShowing(state.showings, 'summary') : state.showings }
}

/** Another question is another showing: who closed the one before sees this one. */
export function askIcebreaker(state: BoardState, question: string): BoardState {
  return { ...state, icebreakerQuestion: question, showings: withShowing(state.showings, 'icebreaker') }
}
