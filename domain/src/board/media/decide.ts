import { accept, refuse } from '../../kernel/result.ts'
import { leads } from '../actor.ts'
import type { CommandOf } from '../command.ts'
import type { MediaCommand } from './commands-and-events.ts'
import type { BoardDecision, DecisionContext, Rules } from '../decision.ts'
import { VOLUME_MAX } from '../limits.ts'
import { mediaKind } from './media-source.ts'
import type { BoardState } from '../state.ts'

/** The rules of these commands. */
export const mediaRules: Rules<MediaCommand> = {
  'start-media': startMedia,
  'set-volume': setVolume,
  'stop-media': stopMedia,
}

/**
 * A facilitator plays a link to all participants (MEDIA-1); those who join later start at the current position
 * (MEDIA-11).
 */
function startMedia(
  state: BoardState,
  { source, volume }: CommandOf<'start-media'>,
  context: DecisionContext,
): BoardDecision {
  if (!leads(state, context.actor)) return refuse('forbidden')
  if (mediaKind(source) === null) return refuse('media-invalid')
  if (!isVolume(volume)) return refuse('number-invalid')
  const { media } = state
  const isSame = media?.startedAt === context.at && media.source === source && media.volume === volume
  return isSame ? accept() : accept({ type: 'media-set', media: { source, volume, startedAt: context.at } })
}

/** A facilitator changes the volume for all participants (MEDIA-12). */
function setVolume(
  state: BoardState,
  { volume }: CommandOf<'set-volume'>,
  context: DecisionContext,
): BoardDecision {
  if (!leads(state, context.actor)) return refuse('forbidden')
  if (!isVolume(volume)) return refuse('number-invalid')
  const { media } = state
  return media === null || media.volume === volume
    ? accept()
    : accept({ type: 'media-set', media: { ...media, volume } })
}

/** A facilitator stops what is played (MEDIA-3). */
function stopMedia(
  state: BoardState,
  _command: CommandOf<'stop-media'>,
  context: DecisionContext,
): BoardDecision {
  if (!leads(state, context.actor)) return refuse('forbidden')
  return state.media === null ? accept() : accept({ type: 'media-set', media: null })
}

function isVolume(volume: number): boolean {
  return Number.isInteger(volume) && volume >= 0 && volume <= VOLUME_MAX
}
