import fc from 'fast-check'
import { asId, type RemovalId } from '../../../kernel/ids.ts'
import { guest, member } from '../../testing/people.ts'
import { type CommandSamples, type EventSamples, FACILITATOR_ONLY } from '../../testing/sample.ts'
import { EVENT_AUTHOR, SMALL_WORLD, typed } from '../../testing/world.ts'
import type { RemovalCommand, RemovalEvent } from '../commands-and-events.ts'

/**
 * Random histories contain none of these commands: they would soon have removed all that the history is about.
 */
export const removalCommandSamples: CommandSamples<RemovalCommand> = {
  'remove-content-of-person': {
    example: { type: 'remove-content-of-person', person: guest('gia').id, removalId: asId('r1') },
    allowed: FACILITATOR_ONLY,
  },
  'remove-content-of-author': {
    example: { type: 'remove-content-of-author', noteId: asId('n1'), removalId: asId('r1') },
    allowed: FACILITATOR_ONLY,
  },
  'restore-content': {
    example: { type: 'restore-content', removalId: asId('r0') },
    allowed: FACILITATOR_ONLY,
  },
  'remove-person': {
    example: { type: 'remove-person', person: member('mo').id },
    allowed: FACILITATOR_ONLY,
  },
  'readmit-person': {
    example: { type: 'readmit-person', person: member('ray').id },
    allowed: FACILITATOR_ONLY,
  },
}

const { noteId, commentId, actionId } = SMALL_WORLD
const removalId = fc.constantFrom('r1', 'r2').map((id) => asId<RemovalId>(id))

export const removalEventSamples: EventSamples<RemovalEvent> = {
  'content-removed': typed('content-removed', {
    removalId,
    noteIds: fc.array(noteId),
    comments: fc.array(fc.record({ noteId, commentId })),
    actionIds: fc.array(actionId),
  }),
  'content-restored': typed('content-restored', { removalId }),
  'person-removed': typed('person-removed', { person: EVENT_AUTHOR }),
  'person-readmitted': typed('person-readmitted', { person: EVENT_AUTHOR }),
}
