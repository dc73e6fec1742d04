import type { Page } from '@playwright/test'
import type { CreateBoard } from '@retropulse/contract/board'
import type { BoardCommand } from '@retropulse/domain/board/command'
import { FORMATS } from '@retropulse/domain/board/formats/formats'
import type { Mood } from '@retropulse/domain/board/mood/mood'
import { type ActionId, asId, type ColumnId, type NoteId } from '@retropulse/domain/kernel/ids'
import { rankBetween } from '@retropulse/domain/kernel/rank'
import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { type BoardClient, guestCookie, joinBoard } from '../../server/src/testing/board-client.ts'
import { type MemberKey, TEAMS } from '../../scripts/seed/cast.ts'
import { readStage, sessionFile, type Stage } from './stage.ts'

const TEXTS = [
  [
    'The night timetable went live without a single call to the pier',
    'Two new captains are up and running',
    'Lunch',
  ],
  ['Tests on the booking page are slow again, and nobody knows which of them could go', 'Printer'],
  ['Pair on the payment code once a week', 'A map of who knows what', 'Shorter stand-ups'],
] as const

/** A retro with its facilitator and three guests, none of whom has a page open. */
export interface HeldRetro {
  readonly path: string
  readonly columns: readonly ColumnId[]
  /** Sends commands as the facilitator. */
  readonly lead: (...commands: readonly BoardCommand[]) => Promise<void>
  /** Sends commands as the first guest. */
  readonly follow: (...commands: readonly BoardCommand[]) => Promise<void>
  /** Each answer is from another guest, up to three. */
  readonly answerMood: (...moods: readonly Mood[]) => Promise<void>
  /** Saves settings of the board as the facilitator, e.g. `{ isPrivate: true }`. */
  readonly save: (settings: object) => Promise<void>
}

/**
 * Creates a retro of the Booking team with notes on it. Its participants leave when the context of `page` closes;
 * `wish` is what differs from a board of the first format.
 */
export async function heldRetro(
  page: Page,
  title = 'Sprint 61',
  withNotes = true,
  input: Partial<CreateBoard> = {},
): Promise<HeldRetro> {
  const stage = readStage()
  const { origin } = new URL(stage.url)
  const cookie = cookieOf(stage, 'nora')
  const place = `${origin}/api/team/${TEAMS.booking.id}`
  const columns = FORMATS[0]?.columns.map(({ name }) => name)
  const board = { name: title, columns, format: FORMATS[0]?.slug, ...input }
  const { id } = z.object({ id: z.string() }).parse(await post(`${place}/boards`, cookie, board))
  const facilitator = await joinBoard(origin, id, cookie)
  const cookies = [await guestCookie(origin), await guestCookie(origin), await guestCookie(origin)] as const
  const guest = await joinBoard(origin, id, cookies[0])
  const added: ActionId[] = []
  const sendAs = async (client: BoardClient, commands: readonly BoardCommand[]) => {
    for (const command of commands) if (command.type === 'add-action') added.push(command.actionId)
    await sendAll(client, commands)
  }
  page.context().once('close', () => {
    // Action items belong to the team: those of one retro would be open ones of an earlier retro on the next.
    void sendAll(
      facilitator,
      added.map((actionId) => ({ type: 'delete-action', actionId })),
    )
      .catch(() => undefined)
      .finally(() => {
        facilitator.close()
        guest.close()
      })
  })
  const retro: HeldRetro = {
    path: `/board/${id}`,
    columns: facilitator.board().state.columns.map((column) => column.id),
    lead: (...commands) => sendAs(facilitator, commands),
    follow: (...commands) => sendAs(guest, commands),
    answerMood: async (...moods) => {
      for (const [at, value] of moods.entries())
        await post(`${place}/board/${id}/polls`, cookies[at] ?? cookies[0], { mood: { uid: null, value } })
    },
    save: async (settings) => void (await post(`${place}/board/${id}/settings`, cookie, settings)),
  }
  if (withNotes) await write(retro)
  return retro
}

export const noteAt = (column: number, place: number): NoteId =>
  asId<NoteId>(`held-note-${column}-${place}-id`)

async function write({ columns, follow }: HeldRetro): Promise<void> {
  for (const [at, columnId] of columns.entries()) {
    let rank: string | null = null
    for (const [place, text] of (TEXTS[at] ?? []).entries()) {
      rank = rankBetween(rank, null)
      await follow({ type: 'add-note', noteId: noteAt(at, place), columnId, rank, text })
    }
  }
}

/** Adds reactions, votes, action items and GIFs: content for a summary. */
export async function livenUp({ lead, follow }: HeldRetro): Promise<void> {
  // Action items belong to the team, whatever board they were added on.
  const [toDraw, toOrder] = [asId<ActionId>(crypto.randomUUID()), asId<ActionId>(crypto.randomUUID())]
  await follow(
    { type: 'set-reaction', noteId: noteAt(0, 0), emoji: '🎉', on: true },
    { type: 'set-reaction', noteId: noteAt(2, 1), emoji: '👍', on: true },
    { type: 'add-action', actionId: toDraw, text: 'Draw the map of who knows what' },
    { type: 'add-action', actionId: toOrder, text: 'Order toner' },
    gif('party-popper'),
  )
  await lead(
    { type: 'set-reaction', noteId: noteAt(0, 0), emoji: '🎉', on: true },
    { type: 'set-reaction', noteId: noteAt(0, 0), emoji: '❤️', on: true },
    { type: 'set-action-status', actionId: toOrder, status: 1 },
    { type: 'start-voting', contentId: null, allowedVotes: 5, resetVotes: true, showsTotals: false },
    { type: 'cast-votes', noteId: noteAt(1, 0), votes: 3 },
  )
  await follow(
    { type: 'cast-votes', noteId: noteAt(1, 0), votes: 2 },
    { type: 'cast-votes', noteId: noteAt(2, 1), votes: 3 },
  )
  await lead({ type: 'end-voting' })
}

/** The command that sends a GIF of the built-in pack to all participants. */
export function gif(id: string): BoardCommand {
  const picture = { url: `/gifs/${id}.svg`, width: 240, height: 240, title: id.replaceAll('-', ' ') }
  return { type: 'share-gif', gif: { id, ...picture, provider: 'builtin', attribution: null } }
}

/** The session of a member who signed in when the stage was set up, as a header. */
function cookieOf({ folder }: Stage, member: MemberKey): string {
  const session = readFileSync(sessionFile(folder, member), 'utf8')
  const { cookies } = JSON.parse(session) as { cookies: readonly { name: string; value: string }[] }
  return cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
}

async function post(address: string, cookie: string, body: object): Promise<unknown> {
  const headers = { 'content-type': 'application/json', cookie }
  const answer = await fetch(address, { method: 'POST', headers, body: JSON.stringify(body) })
  if (!answer.ok) throw new Error(`${address}: ${await answer.text()}`)
  return answer.json()
}

async function sendAll(client: BoardClient, commands: readonly BoardCommand[]): Promise<void> {
  for (const command of commands) {
    const reply = await client.send(command)
    if (!reply.ok) throw new Error(`${command.type}: ${reply.code}`)
  }
}
