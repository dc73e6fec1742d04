import { accept, refuse } from '../../kernel/result.ts'
import { leads } from '../actor.ts'
import type { CommandOf } from '../command.ts'
import type { GifCommand } from './commands-and-events.ts'
import type { BoardDecision, DecisionContext, Rules } from '../decision.ts'
import { isGif } from './gif.ts'
import { GIFS_MAX } from '../limits.ts'
import type { BoardState } from '../state.ts'

/** The rules of these commands. */
export const gifRules: Rules<GifCommand> = {
  'set-gif-sharing': setGifSharing,
  'share-gif': shareGif,
}

/** Any participant sends a GIF to all participants, unless GIF sharing is off (GIF-1, GIF-21). */
function shareGif(
  state: BoardState,
  { gif }: CommandOf<'share-gif'>,
  context: DecisionContext,
): BoardDecision {
  if (state.disableGifs) return refuse('gifs-disabled')
  if (!isGif(gif)) return refuse('gif-invalid')
  if (state.gifs.length >= GIFS_MAX) return refuse('board-full')
  return accept({ type: 'gif-shared', gif: { ...gif, at: context.at } })
}

/** A facilitator switches GIF sharing on and off (GIF-20). */
function setGifSharing(
  state: BoardState,
  { on }: CommandOf<'set-gif-sharing'>,
  context: DecisionContext,
): BoardDecision {
  if (!leads(state, context.actor)) return refuse('forbidden')
  return state.disableGifs === !on ? accept() : accept({ type: 'gif-sharing-set', on })
}
