import type { BoardCommand } from '../command.ts'
import type { BoardState } from '../state.ts'
import { COMMAND_SAMPLES } from './all-samples.ts'
import type { CommandSample, TargetedCommand } from './sample.ts'
import { isVoteRunning, unaimed } from './targets.ts'

/**
 * The same command about something that is there: what is edited is on the board, what is restored is in the trash,
 * what is added is new; where there is no such target, the command that makes it possible comes first. `pick` chooses
 * among the targets. Commands drawn at random mostly miss each other; aimed ones meet.
 */
export function targetCommand(command: BoardCommand, board: BoardState, pick: number): TargetedCommand {
  const aim = (other: BoardCommand): TargetedCommand => targetCommand(other, board, pick)
  // A running vote would refuse half of all commands; every other one of these ends it first.
  if (isVoteRunning(board) && pick % 2 === 0 && STOPPED_BY_VOTES.has(command.type)) return aim(END_VOTING)
  const sample = COMMAND_SAMPLES[command.type] as CommandSample<BoardCommand>
  return sample.aim?.(command, { board, pick, aim }) ?? unaimed(command)
}

const END_VOTING: BoardCommand = { type: 'end-voting' }
const STOPPED_BY_VOTES: ReadonlySet<BoardCommand['type']> = new Set<BoardCommand['type']>([
  'add-note',
  'move-note',
  'group-note',
  'ungroup-note',
  'start-voting',
  'set-sorting',
])
