import type { NoteId } from '../kernel/ids.ts'
import type { Decision } from '../kernel/result.ts'
import type { Actor } from './actor.ts'
import type { BoardEvent } from './event.ts'
import type { BoardRefusal } from './refusal.ts'
import type { BoardState } from './state.ts'

/** What a decision may use besides the board and the command. */
export interface DecisionContext {
  readonly actor: Actor
  /** Milliseconds since 1970, by the server's clock. */
  readonly at: number
  /** Notes that a participant other than the actor is editing right now (TYPING-3). */
  readonly editedByOthers: ReadonlySet<NoteId>
  /** Since when no facilitator is present (LEAD-6); null while one is, absent where presence is not known. */
  readonly noFacilitatorSince?: number | null | undefined
  /**
   * Presence keys of the people on the board, without those who are away (ICE-11); absent where presence is not known.
   */
  readonly presentKeys?: readonly string[] | undefined
  /** A random number from 0 up to, not including, 1, for draws. */
  readonly chance?: number | undefined
}

export type BoardDecision = Decision<BoardEvent, BoardRefusal>

/** The rule of one type of command. */
export type Rule<Command> = (state: BoardState, command: Command, context: DecisionContext) => BoardDecision

/** The rule of each of these commands: one that is left out does not compile. */
export type Rules<Command extends { readonly type: string }> = {
  readonly [Type in Command['type']]: Rule<Extract<Command, { type: Type }>>
}

/** The rule of a command in a table. */
export function ruleOf<Command extends { readonly type: string }>(
  rules: Rules<Command>,
  { type }: Command,
): Rule<Command> {
  const key: Command['type'] = type
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the entry under a type takes commands of that type
  return rules[key] as Rule<Command>
}
