import { actionEvolutions } from './action-items/evolve.ts'
import { commentEvolutions } from './comments/evolve.ts'
import type { BoardEvent } from './event.ts'
import type { Evolution, Evolutions } from './evolution.ts'
import { discussionEvolutions } from './discussion/evolve.ts'
import { facilitationEvolutions } from './facilitation/evolve.ts'
import { gifEvolutions } from './gifs/evolve.ts'
import { groupEvolutions } from './groups/evolve.ts'
import { runEvolutions } from './guided-run/evolve.ts'
import { icebreakerEvolutions } from './icebreaker/evolve.ts'
import { mediaEvolutions } from './media/evolve.ts'
import { moodEvolutions } from './mood/evolve.ts'
import { noteEvolutions } from './notes/evolve.ts'
import { reactionEvolutions } from './reactions/evolve.ts'
import { removalEvolutions } from './removals/evolve.ts'
import { settingsEvolutions } from './settings/evolve.ts'
import { showingEvolutions } from './showings/evolve.ts'
import type { BoardState } from './state.ts'
import { timerEvolutions } from './timer/evolve.ts'
import { votingEvolutions } from './voting/evolve.ts'

/**
 * The board after an event. Total: an event about something that is not there changes nothing, since a browser's
 * replica may not know what was hidden from it.
 */
export function evolve(state: BoardState, event: BoardEvent): BoardState {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the entry under a type takes events of that type
  const evolution = EVOLUTIONS[event.type] as Evolution<BoardEvent>
  return evolution(state, event)
}

const EVOLUTIONS: Evolutions<BoardEvent> = {
  ...actionEvolutions,
  ...commentEvolutions,
  ...discussionEvolutions,
  ...facilitationEvolutions,
  ...gifEvolutions,
  ...groupEvolutions,
  ...icebreakerEvolutions,
  ...mediaEvolutions,
  ...moodEvolutions,
  ...noteEvolutions,
  ...reactionEvolutions,
  ...removalEvolutions,
  ...runEvolutions,
  ...settingsEvolutions,
  ...showingEvolutions,
  ...timerEvolutions,
  ...votingEvolutions,
}
