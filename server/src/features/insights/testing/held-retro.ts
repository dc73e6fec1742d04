import type { RetroInsights, TeamInsights } from '@retropulse/contract/insights'
import type { BoardCommand } from '@retropulse/domain/board/command'
import { asId, type ActionId, type ColumnId, type NoteId } from '@retropulse/domain/kernel/ids'
import { expect } from 'vitest'
import type { BoardClient } from '../../../testing/board-client.ts'
import { eventually } from '../../../testing/eventually.ts'
import { type Retro, startRetro } from '../../../testing/retro.ts'
import type { TestApp } from '../../../testing/start-app.ts'
import { openBrowser, type TestBrowser } from '../../../testing/test-browser.ts'
import { joinForTest, sendAccepted } from '../../../testing/board-steps.ts'

/** A retro with three participants. */
export interface HeldRetro extends Retro {
  /** The facilitator. */
  readonly fay: BoardClient
  readonly gus: BoardClient
  readonly gia: BoardClient
}

/** A participant on a board until the test ends: a new guest, or the user of `browser`. */
export async function come(app: TestApp, boardId: string, browser?: TestBrowser): Promise<BoardClient> {
  const visitor = browser ?? openBrowser(app.url)
  if (browser === undefined) await visitor.get('/uid')
  return joinForTest(app.url, boardId, visitor.cookie())
}

export const note = (noteId: string, text: string, column = 'c1'): BoardCommand => ({
  type: 'add-note',
  noteId: asId<NoteId>(noteId),
  columnId: asId<ColumnId>(column),
  rank: 'a0',
  text,
})
export const react = (noteId: string): BoardCommand => ({
  type: 'set-reaction',
  noteId: asId<NoteId>(noteId),
  emoji: '🎉',
  on: true,
})
export const vote = {
  type: 'start-voting',
  contentId: null,
  allowedVotes: 3,
  resetVotes: true,
  showsTotals: false,
} as const satisfies BoardCommand
export const cast = (noteId: string, votes: number): BoardCommand => ({
  type: 'cast-votes',
  noteId: asId<NoteId>(noteId),
  votes,
})
const act = (actionId: string): BoardCommand => ({
  type: 'add-action',
  actionId: asId<ActionId>(actionId),
  text: 'Write tests',
})
export const mask = (on: boolean): BoardCommand => ({ type: 'set-masking', on })

export const pathOf = ({ teamId }: Retro, query = '') => `/api/team/${teamId}/insights${query}`

/** The answer to the team's facilitator. */
export async function insightsOf(retro: Retro, query = ''): Promise<TeamInsights> {
  const { status, body } = await retro.facilitator.get(pathOf(retro, query))
  expect([status, body]).toEqual([200, expect.anything()])
  return body as TeamInsights
}

export async function newestOf(retro: Retro): Promise<RetroInsights> {
  return (await insightsOf(retro)).retros.at(-1)!
}

/** Waits until the read model has caught up with the board. */
export async function followed(app: TestApp, boardId: string): Promise<void> {
  await eventually(async () => {
    const { rows } = await app.database.pool.query<{ behind: boolean }>(
      `SELECT board.seq IS DISTINCT FROM board_fact.seq AS behind
       FROM board LEFT JOIN board_fact ON board_id = board.id WHERE board.id = $1`,
      [boardId],
    )
    expect(rows).toEqual([{ behind: false }])
  })
}

/** Shows the summary: the retro is finished, and part of the insights (INSIGHT-21). */
export const over: BoardCommand = { type: 'show-summary', on: true }

/** A finished retro with four notes of three people, and a vote. */
export async function heldRetro(app: TestApp, isAnonymous = false): Promise<HeldRetro> {
  const retro = await startRetro(app.url, { isAnonymous })
  const fay = await come(app, retro.boardId, retro.facilitator)
  const [gus, gia] = [await come(app, retro.boardId), await come(app, retro.boardId)]
  await sendAccepted(fay, note('n1', 'Tea'), note('n2', '=Coffee', 'c2'))
  await sendAccepted(gus, note('n3', 'Water', 'c2'), react('n1'))
  await sendAccepted(gia, note('n4', 'Noise', 'c3'), react('n1'), react('n3'))
  await sendAccepted(fay, vote, cast('n2', 2))
  await sendAccepted(gus, cast('n2', 1), cast('n4', 1))
  await sendAccepted(fay, { type: 'end-voting' }, act(`a1-${retro.teamId}`), act(`a2-${retro.teamId}`))
  await sendAccepted(
    fay,
    { type: 'set-action-status', actionId: asId<ActionId>(`a1-${retro.teamId}`), status: 1 },
    over,
  )
  await followed(app, retro.boardId)
  return { ...retro, fay, gus, gia }
}
