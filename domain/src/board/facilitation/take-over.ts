import { type Actor, isAuthor } from '../actor.ts'
import type { BoardState } from '../state.ts'

/** Milliseconds without any facilitator present after which a member of the team may take over (LEAD-6). */
export const TAKE_OVER_AFTER_MS = 60_000

/** True for people who lead only because they took over: they may not make or remove facilitators (LEAD-9). */
export function isStandIn(
  { takeOver }: Pick<BoardState, 'takeOver'>,
  actor: Pick<Actor, 'isFacilitator' | 'authorIds'>,
): boolean {
  const to = takeOver?.to ?? null
  return !actor.isFacilitator && to !== null && isAuthor(to, actor)
}

/**
 * The moment from which on a member may take over: a minute after the last facilitator left, and after the last
 * take-over, so that one of two who press at once wins (LEAD-6, LEAD-7). Null while a facilitator is present, or where
 * presence is unknown.
 */
export function takeOverFrom(
  { takeOver }: Pick<BoardState, 'takeOver'>,
  noFacilitatorSince: number | null | undefined,
): number | null {
  if (noFacilitatorSince === null || noFacilitatorSince === undefined) return null
  return Math.max(noFacilitatorSince, takeOver?.at ?? 0) + TAKE_OVER_AFTER_MS
}
