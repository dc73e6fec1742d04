import type { BoardCommand } from '@retropulse/domain/board/command'
import { expect, onTestFinished } from 'vitest'
import { type BoardClient, joinBoard } from './board-client.ts'

/** Joins a board with a cookie; the client is closed at the end of the current test. */
export async function joinForTest(url: string, boardId: string, cookie: string): Promise<BoardClient> {
  const client = await joinBoard(url, boardId, cookie)
  onTestFinished(() => client.close())
  return client
}

/** Sends commands one after the other; a refusal fails the test. */
export async function sendAccepted(client: BoardClient, ...commands: readonly BoardCommand[]): Promise<void> {
  for (const command of commands)
    expect([command, await client.send(command)]).toEqual([command, expect.objectContaining({ ok: true })])
}
