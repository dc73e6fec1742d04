import { asId, type NoteId } from '../../../kernel/ids.ts'
import { addNote, deleteNote, editNote, moveNote, restoreNote } from '../../testing/commands.ts'
import {
  type CommandSamples,
  ALL_PARTICIPANTS,
  type EventSamples,
  OWN_OR_FACILITATOR,
} from '../../testing/sample.ts'
import { aimAt, notesOf, unaimed } from '../../testing/targets.ts'
import { EVENT_AUTHOR, EVENT_TIME, SMALL_WORLD, typed } from '../../testing/world.ts'
import type { NoteCommand, NoteEvent } from '../commands-and-events.ts'

export const noteCommandSamples: CommandSamples<NoteCommand> = {
  'add-note': {
    example: addNote('n3', 'Tea', 'bad'),
    allowed: ALL_PARTICIPANTS,
    drawn: {
      weight: 28,
      from: ({ noteId, columnId, rank, text }) => typed('add-note', { noteId, columnId, rank, text }),
    },
    aim: (command, { pick }) => unaimed({ ...command, noteId: asId<NoteId>(`n${pick}`) }),
  },
  'edit-note': {
    example: editNote('n1', 'Tea'),
    allowed: OWN_OR_FACILITATOR,
    drawn: { weight: 8, from: ({ noteId, text }) => typed('edit-note', { noteId, text }) },
    aim: (command, aiming) => aimAt(command, notesOf(aiming.board.notes), aiming, addNote('n')),
  },
  'move-note': {
    example: moveNote('n1', 'bad', 'a5'),
    allowed: ALL_PARTICIPANTS,
    drawn: {
      weight: 8,
      from: ({ noteId, columnId, rank }) => typed('move-note', { noteId, columnId, rank }),
    },
    aim: (command, aiming) => aimAt(command, notesOf(aiming.board.notes), aiming, addNote('n')),
  },
  'delete-note': {
    example: deleteNote('n1'),
    allowed: OWN_OR_FACILITATOR,
    drawn: { weight: 8, from: ({ noteId }) => typed('delete-note', { noteId }) },
    aim: (command, aiming) => aimAt(command, notesOf(aiming.board.notes), aiming, addNote('n')),
  },
  'restore-note': {
    example: restoreNote('n2'),
    allowed: OWN_OR_FACILITATOR,
    drawn: { weight: 12, from: ({ noteId }) => typed('restore-note', { noteId }) },
    aim: (command, aiming) => aimAt(command, notesOf(aiming.board.trash.notes), aiming, deleteNote('n')),
  },
}

const { noteId, columnId, rank, text } = SMALL_WORLD

export const noteEventSamples: EventSamples<NoteEvent> = {
  'note-added': typed('note-added', { noteId, columnId, rank, text, by: EVENT_AUTHOR, at: EVENT_TIME }),
  'note-edited': typed('note-edited', { noteId, text, by: EVENT_AUTHOR }),
  'note-moved': typed('note-moved', { noteId, columnId, rank }),
  'note-deleted': typed('note-deleted', { noteId }),
  'note-restored': typed('note-restored', { noteId, rank }),
}
