import type { Page } from '@playwright/test'
import { FORMATS } from '@retropulse/domain/board/formats/formats'
import { notesInColumn } from '@retropulse/domain/board/order'
import { asId, type NoteId } from '@retropulse/domain/kernel/ids'
import { rankBetween } from '@retropulse/domain/kernel/rank'
import { type BoardClient, guestCookie, joinBoard } from '../../../server/src/testing/board-client.ts'
import { TEAMS } from '../../../scripts/seed/cast.ts'
import { openBoard } from './open-board.ts'

const TEXTS = [
  ['The night timetable went live without a single call', 'Two new captains are up and running', 'Lunch'],
  [
    'Tests on the booking page are slow again, and nobody knows which of them could go',
    'Printer',
    'We hear about price changes from passengers, not from sales: that was the third time this month',
  ],
  ['Pair on the payment code once a week', 'A map of who knows what', 'Shorter stand-ups'],
] as const

/** A new board of a user with board:create, open on the page, and two guests on it who vote. */
export async function votedBoard(page: Page): Promise<{ readonly guests: readonly BoardClient[] }> {
  const columns = FORMATS[0]?.columns.map(({ name }) => name)
  const data = { name: 'Sprint 61', columns, format: FORMATS[0]?.slug }
  const answer = await page.request.post(`/api/team/${TEAMS.booking.id}/boards`, {
    data,
    failOnStatusCode: true,
  })
  const { id } = (await answer.json()) as { id: string }
  const { origin } = new URL(answer.url())
  const guests = [
    await joinBoard(origin, id, await guestCookie(origin)),
    await joinBoard(origin, id, await guestCookie(origin)),
  ]
  const [writer] = guests
  if (writer === undefined) throw new Error('no participant joined')
  const { state } = writer.board()
  for (const [at, texts] of TEXTS.entries()) {
    let rank: string | null = null
    for (const [place, text] of texts.entries()) {
      const columnId = state.columns[at]?.id
      if (columnId === undefined) throw new Error('a column is missing')
      rank = rankBetween(rank, null)
      // Action items of a team refer to notes by their ids: each board has ids of its own.
      const noteId = asId<NoteId>(`${id.slice(0, 24)}-${at}-${place}`)
      await writer.send({ type: 'add-note', noteId, columnId, rank, text })
    }
  }
  // Action items belong to the team: those of one picture would be open ones on the boards of the next ones.
  page.context().once('close', () => void closeActions(writer).catch(() => undefined))
  await openBoard(page, `/board/${id}`)
  await page.getByText(TEXTS[0][0]).waitFor()
  return { guests }
}

/** Marks the action items of a board as done, which a guest may do. */
async function closeActions(guest: BoardClient): Promise<void> {
  const { state } = guest.board()
  for (const { id: actionId, addedIn, status } of state.actions.values())
    if (addedIn === state.id && status === 0)
      await guest.send({ type: 'set-action-status', actionId, status: 1 })
}

/** One guest's votes on the notes of the second column, from the top. */
export async function castFrom(guest: BoardClient, ...votes: readonly number[]): Promise<void> {
  const { state } = guest.board()
  const columnId = state.columns[1]?.id
  if (columnId === undefined) throw new Error('a column is missing')
  for (const [at, { id: noteId }] of notesInColumn(state, columnId).entries())
    await guest.send({ type: 'cast-votes', noteId, votes: votes[at] ?? 0 })
}
