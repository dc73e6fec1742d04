import { actionCommandSamples, actionEventSamples } from '../action-items/testing/samples.ts'
import type { BoardCommand } from '../command.ts'
import { commentCommandSamples, commentEventSamples } from '../comments/testing/samples.ts'
import type { BoardEvent } from '../event.ts'
import { discussionCommandSamples, discussionEventSamples } from '../discussion/testing/samples.ts'
import { facilitationCommandSamples, facilitationEventSamples } from '../facilitation/testing/samples.ts'
import { gifCommandSamples, gifEventSamples } from '../gifs/testing/samples.ts'
import { groupCommandSamples, groupEventSamples } from '../groups/testing/samples.ts'
import { icebreakerCommandSamples, icebreakerEventSamples } from '../icebreaker/testing/samples.ts'
import { runCommandSamples, runEventSamples } from '../guided-run/testing/samples.ts'
import { mediaCommandSamples, mediaEventSamples } from '../media/testing/samples.ts'
import { moodCommandSamples, moodEventSamples } from '../mood/testing/samples.ts'
import { noteCommandSamples, noteEventSamples } from '../notes/testing/samples.ts'
import { reactionCommandSamples, reactionEventSamples } from '../reactions/testing/samples.ts'
import { removalCommandSamples, removalEventSamples } from '../removals/testing/samples.ts'
import { settingsCommandSamples, settingsEventSamples } from '../settings/testing/samples.ts'
import { showingCommandSamples, showingEventSamples } from '../showings/testing/samples.ts'
import { timerCommandSamples, timerEventSamples } from '../timer/testing/samples.ts'
import { votingCommandSamples, votingEventSamples } from '../voting/testing/samples.ts'
import type { CommandSamples, EventSamples } from './sample.ts'

export const COMMAND_SAMPLES: CommandSamples<BoardCommand> = {
  ...noteCommandSamples,
  ...commentCommandSamples,
  ...reactionCommandSamples,
  ...groupCommandSamples,
  ...votingCommandSamples,
  ...actionCommandSamples,
  ...discussionCommandSamples,
  ...facilitationCommandSamples,
  ...gifCommandSamples,
  ...icebreakerCommandSamples,
  ...mediaCommandSamples,
  ...moodCommandSamples,
  ...removalCommandSamples,
  ...runCommandSamples,
  ...settingsCommandSamples,
  ...showingCommandSamples,
  ...timerCommandSamples,
}

export const EVENT_SAMPLES: EventSamples<BoardEvent> = {
  ...noteEventSamples,
  ...commentEventSamples,
  ...reactionEventSamples,
  ...groupEventSamples,
  ...votingEventSamples,
  ...actionEventSamples,
  ...discussionEventSamples,
  ...facilitationEventSamples,
  ...gifEventSamples,
  ...icebreakerEventSamples,
  ...mediaEventSamples,
  ...moodEventSamples,
  ...removalEventSamples,
  ...runEventSamples,
  ...settingsEventSamples,
  ...showingEventSamples,
  ...timerEventSamples,
}
