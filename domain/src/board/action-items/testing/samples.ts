import fc from 'fast-check'
import { type ActionId, asId, type BoardId } from '../../../kernel/ids.ts'
import { addAction, assignAction, setActionDue } from '../../testing/commands.ts'
import { member } from '../../testing/people.ts'
import {
  type Aiming,
  type CommandSamples,
  ALL_PARTICIPANTS,
  type EventSamples,
  MEMBERS,
  OWN_OR_FACILITATOR,
  type TargetedCommand,
} from '../../testing/sample.ts'
import { aimAtAction, unaimed } from '../../testing/targets.ts'
import { EVENT_AUTHOR, EVENT_TIME, SMALL_WORLD, typed } from '../../testing/world.ts'
import type { ActionRecord } from '../action-item.ts'
import type { ActionCommand, ActionEvent } from '../commands-and-events.ts'

const a1 = asId<ActionId>('a1')

export const actionCommandSamples: CommandSamples<ActionCommand> = {
  'add-action': {
    example: addAction('a3'),
    allowed: ALL_PARTICIPANTS,
    drawn: {
      weight: 8,
      from: (world) =>
        fc.oneof(
          typed('add-action', { actionId: world.actionId, text: world.text }),
          typed('add-action', { actionId: world.actionId, text: world.text, fromNote: world.noteId }),
        ),
    },
    aim: (command, { pick }) => unaimed({ ...command, actionId: asId<ActionId>(`a${pick}`) }),
  },
  'edit-action': {
    example: { type: 'edit-action', actionId: a1, text: 'Hm' },
    allowed: ALL_PARTICIPANTS,
    drawn: {
      weight: 4,
      from: (world) => typed('edit-action', { actionId: world.actionId, text: world.text }),
    },
    aim: aimAtPresent,
  },
  'set-action-status': {
    example: { type: 'set-action-status', actionId: a1, status: 1 },
    allowed: ALL_PARTICIPANTS,
    drawn: {
      weight: 4,
      from: (world) =>
        typed('set-action-status', { actionId: world.actionId, status: fc.constantFrom(0, 1) }),
    },
    aim: aimAtPresent,
  },
  'assign-action': {
    example: assignAction('a1', member('mia').id),
    allowed: MEMBERS,
    drawn: {
      weight: 8,
      from: (world) =>
        typed('assign-action', {
          actionId: world.actionId,
          assignee: fc.option(world.author, { nil: null }),
        }),
    },
    aim: aimAtPresent,
  },
  'set-action-due': {
    example: setActionDue('a1', '2026-11-30'),
    allowed: MEMBERS,
    drawn: {
      weight: 7,
      from: (world) =>
        typed('set-action-due', {
          actionId: world.actionId,
          due: fc.constantFrom('2026-11-30', '2026-12-01', null),
        }),
    },
    aim: aimAtPresent,
  },
  'delete-action': {
    example: { type: 'delete-action', actionId: a1 },
    allowed: OWN_OR_FACILITATOR,
    drawn: { weight: 8, from: (world) => typed('delete-action', { actionId: world.actionId }) },
    aim: aimAtPresent,
  },
  'restore-action': {
    example: { type: 'restore-action', actionId: asId<ActionId>('a2') },
    allowed: OWN_OR_FACILITATOR,
    drawn: { weight: 20, from: (world) => typed('restore-action', { actionId: world.actionId }) },
    aim: (command, aiming) => {
      const { actions, trash } = aiming.board
      const known = actions.values()[0]?.id ?? command.actionId
      return aimAtAction(command, trash.actions.values(), aiming, { type: 'delete-action', actionId: known })
    },
  },
}

const { actionId, noteId, text } = SMALL_WORLD
const signed = { actionId, by: EVENT_AUTHOR, at: EVENT_TIME }
const status = fc.constantFrom<0 | 1>(0, 1)
const record: fc.Arbitrary<ActionRecord> = fc.record({
  id: actionId,
  text,
  status,
  timeStamp: EVENT_TIME,
  updatedTime: fc.option(EVENT_TIME),
  editedTime: fc.option(EVENT_TIME),
  createdBy: fc.option(EVENT_AUTHOR),
  updatedBy: fc.option(EVENT_AUTHOR),
  addedIn: fc.constant(asId<BoardId>('other')),
  resovledIn: fc.option(fc.constant(asId<BoardId>('other'))),
  assignees: fc.array(EVENT_AUTHOR, { maxLength: 1 }),
  due: fc.constantFrom('2026-11-30', null, undefined),
  noteId: fc.option(noteId, { nil: undefined }),
})

export const actionEventSamples: EventSamples<ActionEvent> = {
  'action-added': typed('action-added', { ...signed, text }),
  'action-edited': typed('action-edited', { ...signed, text }),
  'action-marked': typed('action-marked', { ...signed, status }),
  'action-assigned': typed('action-assigned', { ...signed, assignees: fc.array(EVENT_AUTHOR) }),
  'action-due-set': typed('action-due-set', { ...signed, due: fc.constantFrom('2026-11-30', null) }),
  'action-deleted': typed('action-deleted', { actionId }),
  'action-restored': typed('action-restored', { actionId }),
  'action-carried': typed('action-carried', { action: record }),
}

function aimAtPresent(command: ActionCommand, aiming: Aiming): TargetedCommand {
  const { board, pick } = aiming
  return aimAtAction(command, board.actions.values(), aiming, addAction(`a${pick}`))
}
