import { asId, type NoteId } from '@retropulse/domain/kernel/ids'
import { afterEach, describe, expect, test } from 'vitest'
import { joinBoard } from '../board-client.ts'
import { noteSaying, startRetro } from '../retro.ts'
import { startApp, type TestApp } from '../start-app.ts'

/* The attack: reads that cost a hundred times as much as others had no limit of their own, or were not cached. */
let app: TestApp
afterEach(() => app.close())

describe('expensive reads', () => {
  test('LIMIT-4: reads of a board with all its notes are limited by address, reads of the board alone are not', async () => {
    app = await startApp({ REQUESTS_PER_MINUTE: '40' })
    const { boardId, facilitator } = await startRetro(app.url)
    const statusesOf = async (path: string) => {
      const statuses: number[] = []
      for (let count = 0; count < 6; count += 1) statuses.push((await facilitator.get(path)).status)
      return statuses
    }
    expect(await statusesOf(`/api/board/${boardId}?include=notes`)).toEqual([200, 200, 200, 200, 429, 429])
    expect(await statusesOf(`/api/board/${boardId}`)).toEqual([200, 200, 200, 200, 200, 200])
  })

  test('LIMIT-4: all reads of whole boards share one allowance of an address', async () => {
    app = await startApp({ REQUESTS_PER_MINUTE: '50' })
    const { boardId, teamId, facilitator } = await startRetro(app.url)
    const paths = [
      `/api/board/${boardId}?include=notes`,
      `/api/board/${boardId}/export?format=md`,
      `/api/team/${teamId}/board/${boardId}/export?format=csv`,
      `/api/team/${teamId}/board-insights/${boardId}`,
      `/api/board/${boardId}/history`,
    ]
    for (const path of paths) expect([path, (await facilitator.get(path)).status]).toEqual([path, 200])
    for (const path of paths)
      expect([path, await facilitator.get(path)]).toMatchObject([
        path,
        { status: 429, body: { code: 'too-fast' } },
      ])
    // A guest without a cookie is refused before the board is looked up.
    const answer = await fetch(`${app.url}${paths[1]}`)
    expect([answer.status, Number(answer.headers.get('retry-after')) > 0]).toEqual([429, true])
  })

  test('the trash reads each row of the log once', async () => {
    app = await startApp()
    const { boardId, facilitator } = await startRetro(app.url)
    const client = await joinBoard(app.url, boardId, facilitator.cookie())
    const noteIds = ['first', 'second'].map((id) => asId<NoteId>(id))
    const trash = async () => (await facilitator.get(`/api/board/${boardId}/trash`)).body
    for (const noteId of noteIds) await client.send(noteSaying(`The ${noteId}`, noteId))
    await client.send({ type: 'delete-note', noteId: asId<NoteId>('first') })
    const before = await trash()
    expect(before).toMatchObject({ notes: [{ id: 'first', text: 'The first' }] })
    // If the rows were read again, the trash would be empty.
    await app.database.pool.query('delete from board_log where board_id = $1', [boardId])
    expect(await trash()).toEqual(before)
    await client.send({ type: 'delete-note', noteId: asId<NoteId>('second') })
    expect(await trash()).toMatchObject({ notes: [{ id: 'second' }, { id: 'first' }] })
    client.close()
  })

  test('cached answers are separate for readers who may see different things', async () => {
    app = await startApp()
    const { boardId, facilitator } = await startRetro(app.url)
    const client = await joinBoard(app.url, boardId, facilitator.cookie())
    const [noteId, id] = [asId<NoteId>('first'), boardId]
    await client.send(noteSaying('The first', noteId))
    await client.send({ type: 'delete-note', noteId })
    expect((await facilitator.get(`/api/board/${id}/trash`)).status).toBe(200)
    const outsider = await startRetro(app.url)
    expect((await outsider.facilitator.get(`/api/board/${id}/trash`)).status).toBe(403)
    client.close()
  })
})
