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
type RoomHandler = (session: RoomSession, message: Handled) => RoomReply

/** Messages besides commands: names, typing, notes held over a place. They are broadcast and not stored (WIRE-23). */
export function createRoomHandler(options: RoomHandlerOptions): RoomHandler {
  const { identities, rooms, pseudonyms, now, onError } = options
  return (session, message) => {
    switch (message.type) {
      case 'introduce':
        return introduce(session, cleanLine(message.name))
      case 'edit':
        return edit(session, message)
      case 'stop-edit':
        return stopEdit(session, message.noteId)
      case 'drag':
        return drag(session, message)
      case 'away':
        session.isAway = true
        return { ok: true }
      case 'stop-drag':
        return stopDrag(session, message.noteId)
      default:
        return assertNever(message)
    }
  }

  /** A guest chooses a name (PRESENCE-5); a signed-in user has one already. */
  function introduce(session: RoomSession, name: string): RoomReply {
    const { room, socket, viewer } = session
    if (viewer.isSignedIn) return { ok: false, code: 'forbidden' }
    identities.nameGuest(viewer.personId, name).catch(onError)
    const named = { ...viewer, name }
    room.viewers.set(socket, named)
    room.presence.change(named, room.board.at.state.isAnonymous)
    room.announcePresence()
    rooms.changed(room)
    if (room.authors.has(viewer.id)) room.authors.put({ [viewer.id]: { name, picture: null } })
    return { ok: true }
  }

  function edit(session: RoomSession, { noteId, columnId }: Extract<Handled, { type: 'edit' }>): RoomReply {
    const { room, viewer, socket } = session
    const { state } = room.board.at
    const refusal = editRefusal(session, noteId, columnId)
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

  function stopEdit(session: RoomSession, noteId: NoteId): RoomReply {
    const { room, socket } = session
    const shownId = room.editing.stop(socket.id, noteId)
    if (shownId !== null) {
      room.sendEditingStopped([shownId], socket)
      rooms.changed(room)
    }
    return { ok: true }
  }

  function drag(
    session: RoomSession,
    { noteId, columnId, rank }: Extract<Handled, { type: 'drag' }>,
  ): RoomReply {
    if (!session.room.board.at.state.notes.has(noteId)) return { ok: false, code: 'unknown-note' }
    if (!hasColumn(session, columnId)) return { ok: false, code: 'unknown-column' }
    session.dragging = noteId
    rooms.pass(session.room, { type: 'dragging', dragging: { noteId, columnId, rank } }, session.socket)
    return { ok: true }
  }

  function stopDrag(session: RoomSession, noteId: NoteId): RoomReply {
    if (session.dragging === noteId) {
      session.dragging = null
      rooms.pass(session.room, { type: 'dragging-stopped', noteId }, session.socket)
    }
    return { ok: true }
  }
}

/** Only participants who may edit a note may open it: an open note is locked for all others (TYPING-3, MASK-14). */
function editRefusal(
  session: RoomSession,
  noteId: NoteId,
  columnId: string | null,
): 'unknown-note' | 'unknown-column' | 'forbidden' | 'note-hidden' | null {
  const { state } = session.room.board.at
  if (columnId !== null && !hasColumn(session, columnId)) return 'unknown-column'
  const note = state.notes.get(noteId)
  if (note === undefined) return columnId === null ? 'unknown-note' : null
  if (!mayChange(state, note, session.viewer)) return 'forbidden'
  return isHiddenFrom(state, note, session.viewer) ? 'note-hidden' : null
}

function hasColumn(session: RoomSession, columnId: string): boolean {
  return session.room.board.at.state.columns.some((column) => column.id === columnId)
}
