import fc from 'fast-check'
import type { NoteId } from '../../../kernel/ids.ts'
import type { BoardState } from '../../state.ts'
import { addNote, groupNote, groupNotes, titleGroup, ungroupNote } from '../../testing/commands.ts'
import { type CommandSamples, ALL_PARTICIPANTS, type EventSamples } from '../../testing/sample.ts'
import { aimAt, notesOf, type Target, unaimed } from '../../testing/targets.ts'
import { SMALL_WORLD, typed } from '../../testing/world.ts'
import type { GroupCommand, GroupEvent } from '../commands-and-events.ts'

export const groupCommandSamples: CommandSamples<GroupCommand> = {
  'group-note': {
    example: groupNote('n1', 'n4'),
    allowed: ALL_PARTICIPANTS,
    drawn: {
      weight: 20,
      from: (world) => typed('group-note', { noteId: world.noteId, into: world.noteId }),
    },
    aim: (command, aiming) => {
      const { board, pick, aim } = aiming
      const all = notesOf(board.notes)
      if (all.length < 2 && pick % 5 > 0) return aim(addNote('n'))
      const into = all[(pick + 1) % all.length]?.noteId ?? command.into
      const aimed = aimAt(command, all, aiming, addNote('n'))
      return aimed.command.type === 'group-note' ? { ...aimed, command: { ...aimed.command, into } } : aimed
    },
  },
  'group-notes': {
    example: groupNotes(['n1', 'n4'], 'Drinks'),
    allowed: ALL_PARTICIPANTS,
    drawn: {
      weight: 6,
      from: (world) =>
        typed('group-notes', { noteIds: fc.array(world.noteId, { maxLength: 4 }), title: world.text }),
    },
    aim: (command, { board }) => {
      const lone = loneNotesOf(board)
      if (lone.length < 2) return unaimed(addNote('n'))
      return unaimed(command.type === 'group-notes' ? { ...command, noteIds: lone.slice(0, 3) } : command)
    },
  },
  'ungroup-note': {
    example: ungroupNote('n6'),
    allowed: ALL_PARTICIPANTS,
    drawn: { weight: 16, from: (world) => typed('ungroup-note', { noteId: world.noteId }) },
    aim: (command, aiming) => aimAt(command, groupedNotesOf(aiming.board), aiming, groupNote('n', 'n')),
  },
  'title-group': {
    example: titleGroup('n5', 'Drinks'),
    allowed: ALL_PARTICIPANTS,
    drawn: {
      weight: 8,
      from: (world) => typed('title-group', { noteId: world.noteId, title: world.text }),
    },
    aim: (command, aiming) => aimAt(command, notesOf(aiming.board.notes), aiming, addNote('n')),
  },
}

const { noteId, text } = SMALL_WORLD

export const groupEventSamples: EventSamples<GroupEvent> = {
  'note-grouped': typed('note-grouped', { noteId, into: noteId, place: fc.nat(3) }),
  'note-ungrouped': typed('note-ungrouped', { noteId }),
  'group-titled': typed('group-titled', { noteId, title: fc.option(text) }),
}

/** Notes that are in no group and lead none. */
function loneNotesOf({ notes }: BoardState): readonly NoteId[] {
  const leading = new Set(notes.values().map(({ group }) => group?.into))
  return notes.values().flatMap(({ id, group }) => (group === null && !leading.has(id) ? [id] : []))
}

/** The members of groups and the notes that lead them. */
function groupedNotesOf({ notes }: BoardState): readonly Target[] {
  const grouped = new Set(notes.values().flatMap(({ id, group }) => (group === null ? [] : [id, group.into])))
  return notesOf(notes).filter((target) => grouped.has(target.noteId))
}
