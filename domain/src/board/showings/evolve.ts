import type { EventOf } from '../event.ts'
import { withShowing } from './showings.ts'
import type { BoardState } from '../state.ts'

export function showMood(state: BoardState, on: boolean): BoardState {
  return { ...state, showMood: on, showings: on ? withShowing(state.showings, 'mood') : state.showings }
}

export function showSummary(state: BoardState, on: boolean): BoardState {
  return { ...state, showSummary: on, showings: on ? withShowing(state.showings, 'summary') : state.showings }
}

/**
 * Another question is another showing, and so is another draw: both open again for participants who closed the one
 * before (ICE-8).
 */
export function askIcebreaker(
  state: BoardState,
  { question, drawn = [] }: EventOf<'icebreaker-asked'>,
): BoardState {
  const showings = withShowing(state.showings, 'icebreaker')
  return { ...state, icebreakerQuestion: question, icebreakerDrawn: drawn, showings }
}
