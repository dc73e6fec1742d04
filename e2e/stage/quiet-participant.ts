import { expect } from '@playwright/test'
import type { BoardCommand } from '@retropulse/domain/board/command'
import { type ActionId, asId, type ColumnId, type NoteId } from '@retropulse/domain/kernel/ids'
import { rankBetween } from '@retropulse/domain/kernel/rank'
import { readFileSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'
import { guestCookie, joinBoard } from '../../server/src/testing/board-client.ts'
import { sessionFile, type Stage, type Who } from './stage.ts'

/** How long and how often a command waits that was sent too fast, as the outbox of a browser does. */
const PAUSE_MS = 250
const PAUSES_MAX = 40

/** A participant whose screen no journey looks at: a socket client, which costs far less than a browser. */
export interface QuietParticipant {
  /** Sends commands one after the other, later when they come too fast; fails when the server refuses one. */
  send(...commands: readonly BoardCommand[]): Promise<void>
  /** Adds notes at the end of a column, from top to bottom. */
  write(column: string, ...texts: readonly string[]): Promise<void>
  addAction(text: string): Promise<ActionId>
  columnId(name: string): ColumnId
  /** Waits until this participant was sent a note with this text; returns its id. */
  noteId(text: string): Promise<NoteId>
  /** The texts of the notes of a column, from top to bottom, as the server sent them. */
  textsIn(column: string): readonly string[]
  columns(): readonly string[]
  leave(): void
}

/** Lets a member, a guest, or the person of a cookie join the board at `path`. */
export async function joinQuietly(
  { url, folder }: Stage,
  who: Who | { readonly cookie: string },
  path: string,
): Promise<QuietParticipant> {
  const cookie = typeof who === 'object' ? who.cookie : await cookieOf(url, folder, who)
  const client = await joinBoard(url, path.replace('/board/', ''), cookie)

  const columnId = (name: string) => {
    const column = client.board().state.columns.find((one) => one.name === name)
    if (column === undefined) throw new Error(`no column ${name}`)
    return column.id
  }
  const notes = () => [...client.board().state.notes.values()]
  const sendOne = async (command: BoardCommand) => {
    const id = crypto.randomUUID()
    let reply = await client.send(command, id)
    // The limit of commands a second is one for a person, whom journeys at the same time share (LIMIT-9).
    for (let pauses = 0; !reply.ok && reply.code === 'too-fast' && pauses < PAUSES_MAX; pauses++) {
      await setTimeout(PAUSE_MS)
      reply = await client.send(command, id)
    }
    expect(reply, command.type).toMatchObject({ ok: true })
  }
  const send = async (...commands: readonly BoardCommand[]) => {
    for (const command of commands) await sendOne(command)
  }
  return {
    send,
    columnId,
    async write(column, ...texts) {
      const id = columnId(column)
      const ranks = notes().flatMap((note) => (note.columnId === id ? [note.rank] : []))
      let rank = ranks.toSorted().at(-1) ?? null
      for (const text of texts) {
        rank = rankBetween(rank, null)
        await send({ type: 'add-note', noteId: asId<NoteId>(crypto.randomUUID()), columnId: id, rank, text })
      }
    },
    async addAction(text) {
      const actionId = asId<ActionId>(crypto.randomUUID())
      await send({ type: 'add-action', actionId, text })
      return actionId
    },
    async noteId(text) {
      const sought = () => notes().find((note) => note.text === text)?.id
      await expect.poll(sought, `the note ${text}`).toBeDefined()
      const found = sought()
      if (found === undefined) throw new Error(`no note ${text}`)
      return found
    },
    textsIn(column) {
      const id = columnId(column)
      const inside = notes().filter((note) => note.columnId === id)
      return inside.toSorted((one, other) => (one.rank < other.rank ? -1 : 1)).map(({ text }) => text)
    },
    columns: () => client.board().state.columns.map(({ name }) => name),
    leave: () => client.close(),
  }
}

async function cookieOf(url: string, folder: string, who: Who): Promise<string> {
  if (who === 'guest') return guestCookie(url)
  const { cookies } = JSON.parse(readFileSync(sessionFile(folder, who), 'utf8')) as {
    cookies: readonly { name: string; value: string }[]
  }
  return cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
}
