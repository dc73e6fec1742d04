import type { Pool } from 'pg'
import { expect } from 'vitest'
import type { Writer } from './writer.ts'

/**
 * Expects every acknowledged command in the log, once and no later than the acknowledged place, and no row that no
 * writer sent. (A repeated command that changes nothing is answered with the end of the board, not its place.) Returns
 * the number of rows.
 */
export async function expectLogHolds(
  pool: Pool,
  boardId: string,
  writers: readonly Writer[],
): Promise<number> {
  const { rows } = await pool.query<{ seq: number; command_id: string; events: { type: string }[] }>(
    'select seq, command_id, events from board_log where board_id = $1 order by seq',
    [boardId],
  )
  expect(rows.map(({ seq }) => seq)).toEqual(rows.map((_, at) => at + 1))
  const places = new Map(rows.map(({ command_id, seq }) => [command_id, seq]))
  expect(places.size).toBe(rows.length)
  const acknowledged = writers.flatMap((writer) => [...writer.acknowledged])
  const lost = acknowledged.filter(([id, seq]) => (places.get(id) ?? Infinity) > seq)
  expect(lost.map(([id, seq]) => ({ id, acknowledged: seq, inLog: places.get(id) }))).toEqual([])
  const sent = new Set(writers.flatMap((writer) => [...writer.sent.keys()]))
  expect(rows.filter(({ command_id, seq }) => seq > 1 && !sent.has(command_id))).toEqual([])
  // Nothing was done twice under two command ids either.
  const made = rows.flatMap(({ events }) => events).filter(({ type }) => type.endsWith('-added'))
  expect(new Set(made.map((event) => JSON.stringify(event))).size).toBe(made.length)
  return rows.length
}
