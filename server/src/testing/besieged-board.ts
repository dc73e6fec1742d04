import type { RoomUpdate } from '@retropulse/contract/board-room'
import { HTTP_STATUS } from '@retropulse/contract/refusal'
import type { BoardCommand } from '@retropulse/domain/board/command'
import { asId, type CommentId, type NoteId } from '@retropulse/domain/kernel/ids'
import { expect } from 'vitest'
import { type BoardClient, guestCookie, joinBoard } from './board-client.ts'
import { eventually } from './eventually.ts'
import { noteSaying, startBoard, startRetro } from './retro.ts'
import { startApp, type TestApp } from './start-app.ts'

/** A board with somebody on it who means ill, and the means to see that nothing came of it. */
export interface BesiegedBoard {
  readonly app: TestApp
  readonly boardId: string
  /** A board of the same team, and of the same facilitator. */
  readonly otherBoardId: string
  readonly facilitator: BoardClient
  /** A guest; has written the note `mine`, the facilitator the note `theirs` with the comment `remark`. */
  readonly attacker: BoardClient
  /** Answers refused with a code that the contract knows, whatever it is. */
  expectRefusal(reply: unknown): void
  /** Rows in the log. */
  head(): Promise<number>
  /** Does the work, and expects that nothing was stored, nobody heard anything and all goes on. */
  expectUntouched(work: () => Promise<void>): Promise<void>
  close(): Promise<void>
}

export const MINE = asId<NoteId>('mine')
export const THEIRS = asId<NoteId>('theirs')
export const REMARK = asId<CommentId>('remark')

export async function besiegeBoard(): Promise<BesiegedBoard> {
  // Too many messages are another test's business.
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
  // Who is here is told a moment after people came.
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

  /** That other people come and go is none of the attacker's doing. */
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
      // What is told to one socket stays in order: with this row in, nothing else can be on its way.
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
