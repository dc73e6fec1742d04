import { isAuthor } from '../actor.ts'
import { asItWas, type EventVisibilities, SENT_TO_ALL } from '../event-visibility.ts'
import { visibleAuthor } from '../visible-board.ts'
import type { RunEvent, StepDoneCounted } from './commands-and-events.ts'

/** Who is done is sent to themselves only, the others learn how many are (RUN-10). */
export const runVisibility: EventVisibilities<RunEvent, RunEvent | StepDoneCounted> = {
  'run-set': SENT_TO_ALL,
  'step-done': {
    visible: (event, { run }, viewer, pseudonymOf) => [
      ...(isAuthor(event.by, viewer) ? [{ ...event, by: visibleAuthor(event.by, viewer, pseudonymOf) }] : []),
      { type: 'step-done-counted', done: run?.doneCount ?? 0 },
    ],
    owners: ({ by }) => [by],
    missed: asItWas,
  },
}
