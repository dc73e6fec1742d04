import type { RoomUpdate } from '@retropulse/contract/board-room'
import { HTTP_STATUS } from '@retropulse/contract/refusal'
import type { BoardCommand } from '@retropulse/domain/board/command'
import { asId, type CommentId, type NoteId } from '@retropulse/domain/kernel/ids'
import { expect } from 'vitest'
import { type BoardClient, guestCookie, joinBoard } from './board-client.ts'
import { eventually } from './eventually.ts'
import { noteSaying, startBoard, startRetro } from './retro.ts'
import { startApp, type TestApp } from './start-app.ts'

/** A board with an attacker on it, and checks that an attack had no effect. */
export interface HostileClient {
  readonly app: TestApp
  readonly boardId: string
  /** A board of the same team, and of the same facilitator. */
  readonly otherBoardId: string
  readonly facilitator: BoardClient
  /** A guest, who has written the note `mine`; the facilitator wrote the note `theirs` with the comment `remark`. */
  readonly attacker: BoardClient
  /** Expects a refusal with any code of the contract. */
  expectRefusal(reply: unknown): void
  /** The number of rows in the log. */
  head(): Promise<number>
  /** Runs the attack, and expects that nothing was stored or sent to participants, and that the board still works. */
  expectUntouched(work: () => Promise<void>): Promise<void>
  close(): Promise<void>
}

export const MINE = asId<NoteId>('mine')
export const THEIRS = asId<NoteId>('theirs')
export const REMARK = asId<CommentId>('remark')

export async function startHostileClient(): Promise<HostileClient> {
  // Limits of messages have a test of their own.
  const app = await startApp({ COMMANDS_PER_SECOND: '1000000' })
  const { boardId, teamId, facilitator: browser } = await startRetro(app.url)
  const otherBoardId = await startBoard(browser, teamId)
  const bystander = await joinBoard(app.url, boardId, await guestCookie(app.url))
  const facilitator = await joinBoard(app.url, boardId, browser.cookie())
  const attacker = await joinBoard(app.url, boardId, await guestCookie(app.url))
  const setting: readonly (readonly [BoardClient, BoardCommand])[] = [
    [attacker, noteSaying('Mine', MINE)],
    [facilitator, noteSaying('Theirs', THEIRS)],
    [facilitator, { type: 'add-comment', noteId: THEIRS, commentId: REMARK, text: 'A remark' }],
  ]
  for (const [person, command] of setting) expect((await person.send(command)).ok).toBe(true)
  // Arrivals are broadcast a moment after the join.
  await eventually(() => {
    const heard = JSON.stringify(bystander.received)
    for (const { joined } of [attacker, facilitator]) expect(heard).toContain(joined.you.key)
  })

  async function head(): Promise<number> {
    const { rows } = await app.database.pool.query<{ head: number }>(
      'select max(seq) as head, count(*) as rows from board_log where board_id = $1',
      [boardId],
    )
    return rows[0]?.head ?? 0
  }

  /** Arrivals and departures of other people are no effect of the attack. */
  function isOthersPresence(payload: unknown): boolean {
    const isPresence = (payload as RoomUpdate).type === 'presence'
    return isPresence && !JSON.stringify(payload).includes(attacker.joined.you.key)
  }

  return {
    app,
    boardId,
    otherBoardId,
    facilitator,
    attacker,
    head,
    expectRefusal(reply) {
      expect(reply).toEqual({ ok: false, code: expect.any(String) })
      expect(Object.keys(HTTP_STATUS)).toContain((reply as { code: string }).code)
    },
    async expectUntouched(work) {
      const [before, heard] = [await head(), bystander.received.length]
      await work()
      expect(await head()).toBe(before)
      // Messages to one socket stay in order: once this row has arrived, no earlier message can be on its way.
      expect(await facilitator.send(noteSaying('Still here'))).toEqual({ ok: true, seq: before + 1 })
      const told = () => bystander.received.slice(heard).filter(([, payload]) => !isOthersPresence(payload))
      await eventually(() => expect(told()).toMatchObject([['message', { seq: before + 1 }]]))
      expect(app.logged).toEqual([])
    },
    async close() {
      for (const client of [bystander, facilitator, attacker]) client.close()
      await app.close()
    },
  }
}
