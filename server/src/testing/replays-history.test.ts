import { HISTORY_PAGE_ROWS } from '@retropulse/contract/board-history'
import { maskOf } from '@retropulse/domain/board/mask'
import { asId, type AuthorId, type NoteId } from '@retropulse/domain/kernel/ids'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type BoardClient, joinBoard } from './board-client.ts'
import { noteSaying, type Retro, startRetro } from './retro.ts'
import { startApp, type TestApp } from './start-app.ts'
import { openBrowser, openGuestBrowser, signUp, type TestBrowser } from './test-browser.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp({ COMMANDS_PER_SECOND: '100000' })
})
afterAll(() => app.close())

interface Page {
  readonly rows: readonly { seq: number; at: number; events: readonly { type: string }[] }[]
  readonly next: number | null
  readonly head: number
}

async function on(retro: Retro, browser: TestBrowser, play: (client: BoardClient) => Promise<void>) {
  const client = await joinBoard(app.url, retro.boardId, browser.cookie())
  await play(client)
  client.close()
}

async function read({ boardId }: Retro, browser: TestBrowser, what: string): Promise<[number, unknown]> {
  const { status, body } = await browser.get(`/api/board/${boardId}/${what}`)
  return [status, body]
}

const noteId = asId<NoteId>('n-1')

describe('the history of a board', () => {
  test('has every change from the first one on', async () => {
    const retro = await startRetro(app.url)
    await on(retro, retro.facilitator, async (client) => {
      await client.send(noteSaying('first', noteId))
      await client.send({ type: 'edit-note', noteId, text: 'better' })
    })
    const [status, page] = (await read(retro, retro.facilitator, 'history')) as [number, Page]
    expect(status).toBe(200)
    expect(page).toMatchObject({ next: null, head: 3 })
    expect(page.rows.map(({ seq, events }) => [seq, events.map(({ type }) => type)])).toEqual([
      [1, ['board-created']],
      [2, ['note-added']],
      [3, ['note-edited']],
    ])
    expect(page.rows[2]).toMatchObject({ at: expect.any(Number), events: [{ noteId, text: 'better' }] })
  })

  test('comes in pages, which may be requested in any order', async () => {
    const retro = await startRetro(app.url)
    const count = HISTORY_PAGE_ROWS + 20
    await on(retro, retro.facilitator, async (client) => {
      const title = (at: number) => ({ type: 'rename-board', title: `Title ${at}` }) as const
      await Promise.all(Array.from({ length: count }, (_, at) => client.send(title(at))))
    })
    const pageFrom = async (from: number) =>
      (await read(retro, retro.facilitator, `history?from=${from}`))[1] as Page
    const seqs = ({ rows }: Page) => [rows[0]?.seq, rows.at(-1)?.seq]
    const first = await pageFrom(1)
    expect([seqs(first), first.next, first.head]).toEqual([[1, 500], 501, count + 1])
    const second = await pageFrom(501)
    expect([seqs(second), second.next]).toEqual([[501, count + 1], null])
    const again = await pageFrom(7)
    expect([seqs(again), again.next]).toEqual([[7, 506], 507])
    expect(await pageFrom(9999)).toEqual({ rows: [], next: null, head: count + 1 })
  })

  test('MASK-18: shows a text that was overwritten before the reveal to its author only', async () => {
    const retro = await startRetro(app.url)
    const writer = await openGuestBrowser(app.url)
    await on(retro, retro.facilitator, async (client) => {
      await client.send({ type: 'set-masking', on: true })
    })
    await on(retro, writer, async (client) => {
      await client.send(noteSaying('hidden one', noteId))
      await client.send({ type: 'edit-note', noteId, text: 'shown later' })
    })
    await on(retro, retro.facilitator, async (client) => {
      await client.send({ type: 'set-masking', on: false })
    })
    const history = JSON.stringify(await read(retro, retro.facilitator, 'history'))
    expect(history).toContain(maskOf(noteId))
    expect(history).toContain('shown later')
    expect(history).not.toContain('hidden one')
  })
})

describe('the trash of a board', () => {
  test('TRASH-5: lists deleted notes, the last one first, and not those that were brought back', async () => {
    const retro = await startRetro(app.url)
    await on(retro, retro.facilitator, async (client) => {
      for (const id of ['n-1', 'n-2', 'n-3']) await client.send(noteSaying(`text of ${id}`, id))
      for (const id of ['n-1', 'n-2', 'n-3'])
        await client.send({ type: 'delete-note', noteId: asId<NoteId>(id) })
      await client.send({ type: 'restore-note', noteId: asId<NoteId>('n-2') })
    })
    const [, trash] = await read(retro, retro.facilitator, 'trash')
    const told = { columnId: 'c1', at: expect.any(Number) }
    expect(trash).toEqual({
      notes: [
        { id: 'n-3', text: 'text of n-3', ...told },
        { id: 'n-1', text: 'text of n-1', ...told },
      ],
    })
  })

  test('MASK-17: a note that its author deleted before the reveal is offered to no other participant', async () => {
    const retro = await startRetro(app.url)
    const writer = await openGuestBrowser(app.url)
    await on(retro, retro.facilitator, async (client) => {
      await client.send({ type: 'set-masking', on: true })
      await client.send(noteSaying('fay wrote it', 'n-own'))
      await client.send({ type: 'delete-note', noteId: asId<NoteId>('n-own') })
    })
    await on(retro, writer, async (client) => {
      await client.send(noteSaying('gus wrote it', noteId))
      await client.send({ type: 'delete-note', noteId })
    })
    await on(retro, retro.facilitator, async (client) => {
      await client.send({ type: 'set-masking', on: false })
    })
    const [, trash] = await read(retro, retro.facilitator, 'trash')
    expect(trash).toMatchObject({ notes: [{ id: 'n-own', text: 'fay wrote it' }] })
    expect(JSON.stringify(trash)).not.toContain(noteId)
  })

  test('MASK-14: a hidden note that a facilitator deleted is offered to the facilitator, unread', async () => {
    const retro = await startRetro(app.url)
    await on(retro, retro.facilitator, async (client) => {
      await client.send({ type: 'set-masking', on: true })
    })
    await on(retro, await openGuestBrowser(app.url), async (client) => {
      await client.send(noteSaying('gus wrote it', noteId))
    })
    await on(retro, retro.facilitator, async (client) => {
      await client.send({ type: 'delete-note', noteId })
      await client.send({ type: 'set-masking', on: false })
    })
    const [, trash] = await read(retro, retro.facilitator, 'trash')
    expect(trash).toMatchObject({ notes: [{ id: noteId, text: maskOf(noteId) }] })
  })

  test('is empty at first', async () => {
    const retro = await startRetro(app.url)
    expect(await read(retro, retro.facilitator, 'trash')).toEqual([200, { notes: [] }])
  })
})

describe('the list of people who were made facilitators', () => {
  test('is answered to facilitators, on an anonymous board too', async () => {
    const retro = await startRetro(app.url, { isAnonymous: true })
    const member = openBrowser(app.url)
    const { sub } = await signUp(member, { name: 'Mia Member' })
    expect(await read(retro, retro.facilitator, 'facilitators')).toEqual([200, { facilitators: [] }])
    await on(retro, retro.facilitator, async (client) => {
      await client.send({ type: 'give-facilitation', to: asId<AuthorId>(sub) })
    })
    const facilitators = [{ id: sub, name: 'Mia Member', picture: null }]
    expect(await read(retro, retro.facilitator, 'facilitators')).toEqual([200, { facilitators }])
    expect(await read(retro, member, 'facilitators')).toEqual([200, { facilitators }])
  })
})

test.each(['history', 'trash', 'facilitators'])(
  'BOARD-56, TRASH-5: %s is answered to facilitators only',
  async (what) => {
    const retro = await startRetro(app.url)
    const member = openBrowser(app.url)
    await signUp(member)
    expect(await read(retro, member, what)).toEqual([403, { code: 'forbidden' }])
    expect(await read(retro, await openGuestBrowser(app.url), what)).toEqual([403, { code: 'forbidden' }])
    expect(await read(retro, openBrowser(app.url), what)).toEqual([401, { code: 'sign-in-required' }])
    expect(await read({ ...retro, boardId: 'nowhere' }, member, what)).toEqual([404, { code: 'not-found' }])
  },
)

test.each(['0', '-1', '1.5', 'one'])('history?from=%s is refused', async (from) => {
  const retro = await startRetro(app.url)
  const [status] = await read(retro, retro.facilitator, `history?from=${from}`)
  expect(status).toBe(400)
})
