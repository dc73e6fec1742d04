import { setTimeout as sleep } from 'node:timers/promises'
import { openBoardSocket } from '../load/board-socket.ts'
import { newGuests } from '../load/guests.ts'
import type { Figures } from '../measure/median.ts'
import type { SessionPerson } from './session-person.ts'

/** Acknowledged changes may still be on their way to the other clients. */
const ARRIVE_MS = 1000

/** Reads the board as a newcomer would, and compares it with what people wrote and what they see. */
export async function accountFor(
  url: string,
  boardId: string,
  people: readonly SessionPerson[],
): Promise<Figures> {
  await sleep(ARRIVE_MS)
  const [cookie = ''] = await newGuests(url, 1)
  const [onUpdate, onLost] = [() => undefined, () => undefined]
  const newcomer = await openBoardSocket({ url, boardId, cookie, onUpdate, onLost })
  newcomer.close()
  const stored = Object.values(newcomer.joined.board?.state.notes ?? {})
  const ids = new Set(stored.map((note) => note.id))
  const texts = new Set(stored.map((note) => note.text))
  const written = people.flatMap((person) => [...person.written])
  const acknowledged = people.flatMap((person) => [...person.acknowledged])
  return {
    written: written.length,
    acknowledged: acknowledged.length,
    'acknowledged and lost': acknowledged.filter((id) => !ids.has(id)).length,
    'written and missing': written.filter(([id, text]) => !ids.has(id) || !texts.has(text)).length,
    'there twice': stored.length - texts.size,
    'screens apart': people.filter((person) => !shows(person, texts)).length,
  }
}

function shows(person: SessionPerson, texts: ReadonlySet<string>): boolean {
  const shown = person.view().board?.notes.values() ?? []
  return shown.length === texts.size && shown.every((note) => texts.has(note.text))
}
