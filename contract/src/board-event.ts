import type { Note } from '@retropulse/domain/board/state'
import type { ViewEvent } from '@retropulse/domain/board/visibility'
import { z } from 'zod'
import { actionEvents } from './board-tools/action-items.ts'
import { commentEvents } from './board-tools/comments.ts'
import { discussionEvents } from './board-tools/discussion.ts'
import { emphasisEvents, facilitationEvents, maskingEvents } from './board-tools/facilitation.ts'
import { gifEvents } from './board-tools/gifs.ts'
import { groupEvents } from './board-tools/groups.ts'
import { runEvents } from './board-tools/guided-run.ts'
import { icebreakerEvents } from './board-tools/icebreaker.ts'
import { mediaEvents } from './board-tools/media.ts'
import { moodEvents } from './board-tools/mood.ts'
import { noteEvents, type noteSchema } from './board-tools/notes.ts'
import { reactionEvents } from './board-tools/reactions.ts'
import { beginningEvents, namingEvents, settingsEvents } from './board-tools/settings.ts'
import { showingEvents } from './board-tools/showings.ts'
import { timerEvents } from './board-tools/timer.ts'
import { votingEvents } from './board-tools/voting.ts'

/** An event as it is sent to a viewer. The order of the tools is a part of the digest in `protocol.test.ts`. */
export const viewEventSchema = z.discriminatedUnion('type', [
  ...beginningEvents,
  ...noteEvents,
  ...commentEvents,
  ...reactionEvents,
  ...namingEvents,
  ...maskingEvents,
  ...groupEvents,
  ...votingEvents,
  ...actionEvents,
  ...timerEvents,
  ...mediaEvents,
  ...moodEvents,
  ...showingEvents,
  ...emphasisEvents,
  ...gifEvents,
  ...icebreakerEvents,
  ...facilitationEvents,
  ...runEvents,
  ...settingsEvents,
  ...discussionEvents,
])

type Same<One, Other> = [One] extends [Other] ? ([Other] extends [One] ? true : false) : false

/**
 * Fails to compile when the schema and the domain's events are not the same.
 * @public
 */
export const eventsAreComplete: Same<z.infer<typeof viewEventSchema>, ViewEvent> = true
/**
 * Fails to compile when the schema and the domain's notes are not the same.
 * @public
 */
export const notesAreComplete: Same<z.infer<typeof noteSchema>, Note> = true
