import type { NoteId } from '../../kernel/ids.ts'
import type { Actor } from '../actor.ts'
import { decide } from '../decide.ts'
import { evolve } from '../evolve.ts'
import { groupMembers } from '../groups/groups.ts'
import type { BoardState, Note } from '../state.ts'
import type { Act } from './act.ts'

/**
 * The commands that, after `first`, lead from one board to another in which every note is in the group where it was
 * `before`, in the same order and under the same title (UNDO-10). What the rules would refuse is left out.
 */
export function regroup(
  before: BoardState,
  after: BoardState,
  first: readonly Act[],
  actor: Actor,
): readonly Act[] {
  const commands: Act[] = []
  let board = after
  const run = (command: Act): void => {
    const decision = decide(board, command, { actor, at: 0, editedByOthers: new Set() })
    if (!decision.ok || decision.events.length === 0) return
    commands.push(command)
    board = decision.events.reduce((state, event) => evolve(state, event), board)
  }
  /**
   * A title is given by a leading note only: so titles are given before the groups are put together, and once more
   * after.
   */
  const giveTitles = (): void => {
    for (const { id, groupTitle } of before.notes.values()) {
      const note = board.notes.get(id)
      if (note === undefined || note.group !== null || note.groupTitle === groupTitle) continue
      run({ type: 'title-group', noteId: id, title: groupTitle ?? '' })
    }
  }

  giveTitles()
  for (const command of first) run(command)
  for (const note of before.notes.values()) {
    if (note.group === null && intoOf(board.notes.get(note.id)) !== null)
      run({ type: 'ungroup-note', noteId: note.id })
  }
  for (const into of leadersOf(before)) {
    const wanted = membersOf(before, into)
    const there = membersOf(board, into)
    // A note that joins a group comes last, so all from the first misplaced one on join again, one after the other.
    const from = wanted.findIndex((id, at) => id !== there[at])
    for (const noteId of from === -1 ? [] : wanted.slice(from)) {
      if (intoOf(board.notes.get(noteId)) === into) run({ type: 'ungroup-note', noteId })
      run({ type: 'group-note', noteId, into })
    }
  }
  giveTitles()
  return commands
}

function leadersOf({ notes }: BoardState): ReadonlySet<NoteId> {
  return new Set(notes.values().flatMap(({ group }) => (group === null ? [] : [group.into])))
}

function membersOf({ notes }: BoardState, leader: NoteId): readonly NoteId[] {
  return groupMembers(notes, leader).map(({ id }) => id)
}

function intoOf(note: Note | undefined): NoteId | null {
  return note?.group?.into ?? null
}
