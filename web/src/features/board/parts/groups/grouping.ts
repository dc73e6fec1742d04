import type { RefusalCode } from '@retropulse/contract/refusal'
import type { BoardCommand } from '@retropulse/domain/board/command'
import { groupMembers, leaderOf } from '@retropulse/domain/board/groups/groups'
import type { NoteId } from '@retropulse/domain/kernel/ids'
import { flushSync } from 'react-dom'
import { announce } from '../../../../ui/live-region.ts'
import { showToast } from '../../../../ui/toast.ts'
import { focusNote } from '../../model/focus-board.ts'
import { t as board } from '../../model/messages.ts'
import type { BoardHandlers } from '../../model/board-handlers.ts'
import type { BoardStore } from '../../model/board-store.ts'
import {
  nextLeaderOf,
  takeOut,
  undoDeleting,
  undoGrouping,
  undoTakeOut,
  undoUngrouping,
} from './group-commands.ts'
import { t } from './messages.ts'
import { groupingRefusal } from './grouping-refusal.ts'

/** The acts on groups from menus, keys and drops; each is undone from its toast. */
export interface Grouping {
  /** Groups a note, with the group it leads, with another, or shows why it cannot. Returns whether it did. */
  readonly join: (noteId: NoteId, into: NoteId) => boolean
  /** True when the server would group the two now; shows the reason when it would not. */
  readonly mayJoin: (noteId: NoteId, into: NoteId) => boolean
  /** Ungroups the group that a note leads (GROUP-6). */
  readonly ungroup: (noteId: NoteId) => void
  readonly takeOut: (noteId: NoteId) => void
  /** Deletes a note of a group. */
  readonly remove: (noteId: NoteId, handlers: BoardHandlers) => void
}

export function createGrouping({ session, get }: BoardStore): Grouping {
  function run(commands: readonly BoardCommand[]): void {
    flushSync(() => {
      for (const command of commands) session.do(command)
    })
  }

  function done(text: string, noteId: NoteId, undo: readonly BoardCommand[]): void {
    const onAction = () => {
      run(undo)
      focusNote(noteId)
    }
    showToast(text, { id: `grouped-${noteId}`, action: { label: board('undo'), onAction } })
    announce(text, { key: 'group' })
  }

  function mayJoin(noteId: NoteId, into: NoteId): boolean {
    const refusal = groupingRefusal(get(), noteId, into)
    if (refusal !== null) void sayWhy(refusal)
    return refusal === null
  }

  return {
    mayJoin,
    join(noteId, into) {
      const before = get()
      if (!mayJoin(noteId, into)) return false
      run([{ type: 'group-note', noteId, into }])
      const { notes } = get().board
      const target = notes.get(into)
      const leader = target === undefined ? undefined : leaderOf(notes, target)
      const count = leader === undefined ? 0 : groupMembers(notes, leader.id).length + 1
      done(t('grouped', { count }), noteId, undoGrouping(before.board, { noteId, into }))
      return true
    },
    ungroup(noteId) {
      const before = get().board
      run([{ type: 'ungroup-note', noteId }])
      focusNote(noteId)
      done(t('ungrouped'), noteId, undoUngrouping(before, noteId))
    },
    takeOut(noteId) {
      const before = get().board
      run(takeOut(before, noteId))
      focusNote(noteId)
      done(t('takenOut'), noteId, undoTakeOut(before, noteId))
    },
    remove(noteId, handlers) {
      const before = get().board
      const note = before.notes.get(noteId)
      if (note === undefined) return
      const next = note.group === null ? nextLeaderOf(before, noteId) : leaderOf(before.notes, note)
      handlers.remove(noteId)
      if (next === null || get().board.notes.has(noteId)) return
      focusNote(next.id)
      const onAction = () => {
        run(undoDeleting(before, noteId))
        focusNote(noteId)
      }
      // This toast replaces the one that brings back a note without its group.
      showToast(board('note.deleted'), {
        id: `deleted-${noteId}`,
        action: { label: board('undo'), onAction },
      })
    },
  }
}

/** The reasons load with what the board fetches right after it is drawn; until then the note just stays. */
async function sayWhy(refusal: RefusalCode): Promise<void> {
  const { refusalText } = await import('../../model/refusal-text.ts')
  const text = refusalText(refusal)
  showToast(text, { id: 'board-says' })
  announce(text, { key: 'board-says' })
}
