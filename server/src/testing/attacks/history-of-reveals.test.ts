import { asId, type NoteId } from '@retropulse/domain/kernel/ids'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { joinBoard } from '../board-client.ts'
import { noteSaying, startRetro } from '../retro.ts'
import { startApp, type TestApp } from '../start-app.ts'
import { watchTurns } from '../watch-turns.ts'

/*
 * The attack: brainstorming is switched on and off again and again. Each end shows all texts of the board, so that a page
 * of the history counted by rows alone grew until no string could hold it, and the history was gone for good.
 */
const NOTES = 700
const REVEALS = 6
const TEXT = 'word '.repeat(380)
const PAGE_SIZE = 1024 * 1024

interface Page {
  readonly rows: readonly { readonly seq: number; readonly events: readonly Event[] }[]
  readonly next: number | null
  readonly head: number
}
interface Event {
  readonly type: string
  readonly notes?: readonly { readonly id: string; readonly text?: string }[]
}

let app: TestApp
beforeAll(async () => {
  app = await startApp({ COMMANDS_PER_SECOND: '1000000' })
})
afterAll(() => app.close())

test('BOARD-82, LIMIT-22: the history of a large board that was revealed often is read to its end, in pages of bounded size', async () => {
  const retro = await startRetro(app.url)
  const client = await joinBoard(app.url, retro.boardId, retro.facilitator.cookie())
  const idOf = (at: number) => asId<NoteId>(`note-${at}`)
  for (let from = 0; from < NOTES; from += 50)
    await Promise.all(
      Array.from({ length: 50 }, (_, at) => client.send(noteSaying(`${from + at} ${TEXT}`, idOf(from + at)))),
    )
  for (let count = 0; count < REVEALS; count += 1)
    for (const on of [true, false]) await client.send({ type: 'set-masking', on }, undefined, 60_000)
  client.close()

  const watch = watchTurns()
  const sizes: number[] = []
  const rows: Page['rows'][number][] = []
  let head = 0
  for (let from: number | null = 1; from !== null;) {
    const path: string = `${app.url}/api/board/${retro.boardId}/history?from=${from}`
    const answer = await fetch(path, { headers: { cookie: retro.facilitator.cookie() } })
    const text = await answer.text()
    expect([answer.status, answer.headers.get('content-type')]).toEqual([
      200,
      'application/json; charset=utf-8',
    ])
    const page = JSON.parse(text) as Page
    sizes.push(text.length)
    rows.push(...page.rows)
    from = page.next
    head = page.head
  }
  watch.stop()
  expect(rows.map(({ seq }) => seq)).toEqual(Array.from({ length: head }, (_, at) => at + 1))
  // A row that alone has more than a page is whole, and ends its page.
  const largest = Math.max(...rows.map((row) => JSON.stringify(row).length))
  expect(largest).toBeGreaterThan(PAGE_SIZE)
  expect(Math.max(...sizes)).toBeLessThan(PAGE_SIZE + largest + 1000)
  // A fast machine makes a page in one turn, beside a read model of the board; all reveals in one page were twice that.
  expect(watch.mostInTurn()).toBeLessThan(4 * PAGE_SIZE)
  const reveals = rows.map(({ events }) => events.flatMap(({ notes }) => notes ?? []))
  const whole = reveals.filter((notes) => notes.length === NOTES)
  expect(whole.length).toBeGreaterThanOrEqual(REVEALS)
  expect(whole.at(-1)?.map(({ text }) => text)).toContain(`699 ${TEXT}`)
}, 180_000)
