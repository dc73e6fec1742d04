import { accept, refuse } from '../../kernel/result.ts'
import { leads } from '../actor.ts'
import type { CommandOf } from '../command.ts'
import type { BoardDecision, DecisionContext } from '../decide.ts'
import { VOLUME_MAX } from '../limits.ts'
import { mediaKind } from '../media-source.ts'
import type { BoardState } from '../state.ts'

/** A facilitator plays something to everybody; who comes later hears it from where it is by then (D11). */
export function startMedia(
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

/** Louder or softer for everybody. */
export function setVolume(
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

/** Silence. */
export function stopMedia(
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
