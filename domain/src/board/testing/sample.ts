import type fc from 'fast-check'
import type { AuthorId } from '../../kernel/ids.ts'
import type { BoardCommand } from '../command.ts'
import type { BoardState } from '../state.ts'
import type { World } from './world.ts'

/** Who may give a command: people of `permissions.test.ts` by their names there. */
export const ALL_PARTICIPANTS =
  'author | author, signed in | guest | visitor | member | made facilitator | facilitator'
export const OWN_OR_FACILITATOR = 'author | author, signed in | made facilitator | facilitator'
export const OWN_ONLY = 'author | author, signed in'
export const FACILITATOR_ONLY = 'made facilitator | facilitator'
export const MEMBERS = 'author, signed in | member | made facilitator | facilitator'

/** What the tests of all commands know of one type of command. */
export interface CommandSample<Command> {
  /**
   * A command that changes the board of `permissions.test.ts`: 'n2', 'c2' and 'a2' are in the trash, 'n6' is in the
   * group of 'n5', everything else is the author's.
   */
  readonly example: Command
  /** Who may give it; null where more than the person decides, so that it has tests of its own. */
  readonly allowed: string | null
  /** How random histories have it, and how often in comparison with others; absent: never. */
  readonly drawn?: { readonly weight: number; readonly from: (world: World) => fc.Arbitrary<Command> }
  /** The same command about something that is there; absent: it is about nothing that could be missing. */
  readonly aim?: (command: Command, aiming: Aiming) => TargetedCommand
}

/** The sample of each of these commands: one that is left out does not compile. */
export type CommandSamples<Command extends { readonly type: string }> = {
  readonly [Type in Command['type']]: CommandSample<Extract<Command, { type: Type }>>
}

/** Any event of each type, in no order that makes sense; one that is left out does not compile. */
export type EventSamples<Event extends { readonly type: string }> = {
  readonly [Type in Event['type']]: fc.Arbitrary<Extract<Event, { type: Type }>>
}

/** What a command is aimed at. */
export interface Aiming {
  readonly board: BoardState
  /** Chooses among the targets. */
  readonly pick: number
  /** Another command, aimed the same way. */
  readonly aim: (command: BoardCommand) => TargetedCommand
}

/** A command, and the author of what it is about, if it has one. */
export interface TargetedCommand {
  readonly command: BoardCommand
  readonly owner: AuthorId | undefined
}
