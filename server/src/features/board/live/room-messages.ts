import type { RoomMessage, RoomReply } from '@retropulse/contract/board-room'
import { isHiddenFrom, mayChange } from '@retropulse/domain/board/notes/decide'
import { assertNever } from '@retropulse/domain/kernel/assert-never'
import type { NoteId } from '@retropulse/domain/kernel/ids'
import { cleanLine } from '@retropulse/domain/kernel/text'
import type { Identities } from '../../auth/api.ts'
import type { BoardRooms } from './board-rooms.ts'
import { EDITING_HOLD_MS } from './editing.ts'
import type { Pseudonyms } from './pseudonyms.ts'
import type { RoomSession } from './room-session.ts'

export interface RoomHandlerOptions {
  readonly identities: Pick<Identities, 'nameGuest'>
  readonly rooms: Pick<BoardRooms, 'changed' | 'pass'>
  readonly pseudonyms: Pick<Pseudonyms, 'typingIdOf'>
  readonly now: () => number
  readonly onError: (error: unknown) => void
}

type Handled = Exclude<RoomMessage, { type: 'join' }>
type RoomHandler = (seat: RoomSession, message: Handled) => RoomReply

/** Messages besides commands: names, typing, notes held over a place. They are broadcast and not stored (WIRE-23). */
export function createRoomHandler(options: RoomHandlerOptions): RoomHandler {
  const { identities, rooms, pseudonyms, now, onError } = options
  return (seat, message) => {
    switch (message.type) {
      case 'introduce':
        return introduce(seat, cleanLine(message.name))
      case 'edit':
        return edit(seat, message)
      case 'stop-edit':
        return stopEdit(seat, message.noteId)
      case 'drag':
        return drag(seat, message)
      case 'away':
        seat.isAway = true
        return { ok: true }
      case 'stop-drag':
        return stopDrag(seat, message.noteId)
      default:
        return assertNever(message)
    }
  }

  /** A guest chooses a name (PRESENCE-5); a signed-in user has one already. */
  function introduce(seat: RoomSession, name: string): RoomReply {
    const { room, socket, viewer } = seat
    if (viewer.isSignedIn) return { ok: false, code: 'forbidden' }
    identities.nameGuest(viewer.personId, name).catch(onError)
    const named = { ...viewer, name }
    room.viewers.set(socket, named)
    room.presence.change(named, room.board.at.state.isAnonymous)
    room.announcePresence()
    rooms.changed(room)
    if (room.authors.has(viewer.id)) {
      room.authors.set(viewer.id, { name, picture: null })
      const authors = { [viewer.id]: { name, picture: null } }
      room.send((seesAuthors) => (seesAuthors ? { type: 'authors', authors } : null))
    }
    return { ok: true }
  }

  function edit(seat: RoomSession, { noteId, columnId }: Extract<Handled, { type: 'edit' }>): RoomReply {
    const { room, viewer, socket } = seat
    const { state } = room.board.at
    const refusal = editRefusal(seat, noteId, columnId)
    if (refusal !== null) return { ok: false, code: refusal }
    const { anonymityChanges } = state
    const note = {
      noteId,
      shownId: state.notes.has(noteId) ? noteId : pseudonyms.typingIdOf(state.id, noteId, anonymityChanges),
      columnId,
      by: viewer.key,
      editor: viewer.id,
      until: now() + EDITING_HOLD_MS,
    }
    const opened = room.editing.start(socket.id, note, viewer.authorIds, now())
    if (!opened.ok) return opened
    room.sendEditingStopped(opened.released, socket)
    room.sendEditing(note, socket)
    rooms.changed(room)
    return { ok: true }
  }

  function stopEdit(seat: RoomSession, noteId: NoteId): RoomReply {
    const { room, socket } = seat
    const shownId = room.editing.stop(socket.id, noteId)
    if (shownId !== null) {
      room.sendEditingStopped([shownId], socket)
      rooms.changed(room)
    }
    return { ok: true }
  }

  function drag(
    seat: RoomSession,
    { noteId, columnId, rank }: Extract<Handled, { type: 'drag' }>,
  ): RoomReply {
    if (!seat.room.board.at.state.notes.has(noteId)) return { ok: false, code: 'unknown-note' }
    if (!hasColumn(seat, columnId)) return { ok: false, code: 'unknown-column' }
    seat.dragging = noteId
    rooms.pass(seat.room, { type: 'dragging', dragging: { noteId, columnId, rank } }, seat.socket)
    return { ok: true }
  }

  function stopDrag(seat: RoomSession, noteId: NoteId): RoomReply {
    if (seat.dragging === noteId) {
      seat.dragging = null
      rooms.pass(seat.room, { type: 'dragging-stopped', noteId }, seat.socket)
    }
    return { ok: true }
  }
}

/** Only participants who may edit a note may open it: an open note is locked for all others (TYPING-3, MASK-14). */
function editRefusal(
  seat: RoomSession,
  noteId: NoteId,
  columnId: string | null,
): 'unknown-note' | 'unknown-column' | 'forbidden' | 'note-hidden' | null {
  const { state } = seat.room.board.at
  if (columnId !== null && !hasColumn(seat, columnId)) return 'unknown-column'
  const note = state.notes.get(noteId)
  if (note === undefined) return columnId === null ? 'unknown-note' : null
  if (!mayChange(state, note, seat.viewer)) return 'forbidden'
  return isHiddenFrom(state, note, seat.viewer) ? 'note-hidden' : null
}

function hasColumn(seat: RoomSession, columnId: string): boolean {
  return seat.room.board.at.state.columns.some((column) => column.id === columnId)
}
