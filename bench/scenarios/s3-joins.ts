import { setTimeout as sleep } from 'node:timers/promises'
import { type BoardSocket, openBoardSocket } from '../load/board-socket.ts'
import { createBoardWriter } from '../load/board-writer.ts'
import { newGuests } from '../load/guests.ts'
import type { Random } from '../../scripts/seed/seeded-random.ts'
import { type Figures, median } from '../measure/median.ts'
import { millisSince, monotonicMicros } from '../measure/monotonic-clock.ts'

const NOTES = 200
const AUTHORS = 10
const ALONE = 20
const CROWDS = [50, 200]
/** Until the messages about people joining and leaving are over. */
const CALM_MS = 1000

/** Puts 200 notes of ten people on a board, each with a reaction of another person; then all of them leave. */
export async function fillBoard(url: string, boardId: string, random: Random): Promise<void> {
  const writer = createBoardWriter(random)
  const authors = await enterAll(url, boardId, await newGuests(url, AUTHORS))
  for (let at = 0; at < NOTES; at += 1) {
    const [author, reader] = [authors[at % AUTHORS], authors[(at + 1) % AUTHORS]]
    if (author === undefined || reader === undefined) throw new Error('no participant joined')
    const { noteId } = await writer.addNote(author)
    await writer.react(reader, noteId)
  }
  await leaveAll(authors)
}

/**
 * Joining, for people who have their cookie already: from opening the socket until the whole board is decoded. First
 * one after the other on an empty board, then many at the same moment until the last has joined.
 */
export async function measureJoins(url: string, boardId: string): Promise<Figures> {
  const alone = await joinAlone(url, boardId)
  const crowds: Figures[] = []
  for (const count of CROWDS) {
    const cookies = await newGuests(url, count)
    const startedAt = monotonicMicros()
    const people = await enterAll(url, boardId, cookies)
    const seconds = millisSince(startedAt) / 1000
    await sleep(CALM_MS)
    const bytes = people.reduce((sum, socket) => sum + socket.bytesIn(), 0)
    await leaveAll(people)
    crowds.push({ [`${count} at once s`]: seconds, [`${count} at once MB`]: bytes / 1e6 })
  }
  return Object.fromEntries([alone, ...crowds].flatMap((figures) => Object.entries(figures)))
}

async function joinAlone(url: string, boardId: string): Promise<Figures> {
  const times: number[] = []
  const sizes: number[] = []
  for (const cookie of await newGuests(url, ALONE)) {
    const startedAt = monotonicMicros()
    const [person] = await enterAll(url, boardId, [cookie])
    times.push(millisSince(startedAt))
    sizes.push(person?.bytesIn() ?? 0)
    person?.close()
    await sleep(CALM_MS / 10)
  }
  return {
    'join alone ms': median(times),
    'join alone, slowest ms': Math.max(...times),
    'join kB': median(sizes) / 1000,
  }
}

function enterAll(url: string, boardId: string, cookies: readonly string[]): Promise<readonly BoardSocket[]> {
  const [onUpdate, onLost] = [() => undefined, () => undefined]
  return Promise.all(cookies.map((cookie) => openBoardSocket({ url, boardId, cookie, onUpdate, onLost })))
}

async function leaveAll(people: readonly BoardSocket[]): Promise<void> {
  for (const person of people) person.close()
  await sleep(CALM_MS)
}
