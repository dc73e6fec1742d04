import { setTimeout as sleep } from 'node:timers/promises'
import type { NoteId } from '@retropulse/domain/kernel/ids'
import { type BoardSocket, openBoardSocket } from '../load/board-socket.ts'
import { type BoardWriter, createBoardWriter } from '../load/board-writer.ts'
import { newGuests } from '../load/guests.ts'
import type { Random } from '../../scripts/seed/seeded-random.ts'
import type { Figures } from '../measure/median.ts'

const SAMPLES = 20
/** Until the messages about people joining are over. */
const CALM_MS = 500

/**
 * Bytes that a passive participant receives for each note, edit and reaction of another: payloads of WebSocket
 * messages.
 */
export async function measureBytes(url: string, boardId: string, random: Random): Promise<Figures> {
  const [first = '', second = '', third = ''] = await newGuests(url, 3)
  const author = await enter(url, boardId, first)
  const reader = await enter(url, boardId, second)
  const bystander = await enter(url, boardId, third)
  const people = [author, reader, bystander]
  const writer = createBoardWriter(random)
  try {
    await sleep(CALM_MS)
    const notes: NoteId[] = []
    const note = await sample(bystander, async () => {
      const added = await writer.addNote(author.socket)
      notes.push(added.noteId)
      return added.textBytes
    })
    const edit = await sample(bystander, (at) => editNote(writer, author, notes[at]))
    const reaction = await sample(bystander, async (at) => {
      await writer.react(reader.socket, known(notes[at]))
      return 0
    })
    return {
      'note: bytes': note.bytes,
      'note: bytes beyond its text': note.bytes - note.text,
      'edit: bytes': edit.bytes,
      'edit: bytes beyond its text': edit.bytes - edit.text,
      'reaction: bytes': reaction.bytes,
    }
  } finally {
    for (const { socket } of people) socket.close()
  }
}

interface Watcher {
  readonly socket: BoardSocket
  readonly updates: () => number
}

async function enter(url: string, boardId: string, cookie: string): Promise<Watcher> {
  let updates = 0
  const socket = await openBoardSocket({
    url,
    boardId,
    cookie,
    onUpdate: () => (updates += 1),
    onLost: () => undefined,
  })
  return { socket, updates: () => updates }
}

/** Repeats an action, one after the other, and returns the average bytes that each caused. */
async function sample(
  { socket, updates }: Watcher,
  act: (at: number) => Promise<number>,
): Promise<{ readonly bytes: number; readonly text: number }> {
  const before = socket.bytesIn()
  let text = 0
  for (let at = 0; at < SAMPLES; at += 1) {
    const seen = updates()
    text += await act(at)
    while (updates() === seen) await sleep(1)
  }
  return { bytes: (socket.bytesIn() - before) / SAMPLES, text: text / SAMPLES }
}

function editNote(writer: BoardWriter, author: Watcher, noteId: NoteId | undefined): Promise<number> {
  return writer.editNote(author.socket, known(noteId))
}

function known(noteId: NoteId | undefined): NoteId {
  if (noteId === undefined) throw new Error('no such note')
  return noteId
}
