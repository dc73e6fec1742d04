import { DAY_MS } from '@retropulse/domain/kernel/durations'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { eventually } from '../../testing/eventually.ts'
import { noteSaying } from '../../testing/retro.ts'
import { startApp, type TestApp } from '../../testing/start-app.ts'
import { actionSaying, commentSaying, type SearchStage, setSearchStage } from './testing/search-stage.ts'

/* SEARCH-8: what a search does not disclose. */
let app: TestApp
let stage: SearchStage
beforeAll(async () => {
  app = await startApp({ DEFAULT_PLAN: 'level3' })
})
afterAll(() => app.close())
beforeEach(async () => {
  stage = await setSearchStage(app)
})

describe('SEARCH-8: a search does not find', () => {
  test('MASK-6, SEARCH-8: texts of a masked board, one’s own included, from the beginning of brainstorming until the reveal', async () => {
    const board = await stage.retroSaying('Secret plan')
    await board.write(commentSaying(board.notes[0]!, 'Secret remark'), actionSaying('Secret action'))
    await stage.found('secret', ['Secret action', 'Secret plan', 'Secret remark'])
    await board.write({ type: 'set-masking', on: true })
    // At once: the search does not wait for the index.
    expect(await stage.textsFor('secret')).toEqual(['Secret action'])
    await board.write(noteSaying('Secret thought'), { type: 'rename-board', title: 'Masked' })
    await stage.found('masked', ['Masked'])
    expect(await stage.textsFor('secret')).toEqual(['Secret action'])
    expect(await kept(board.id)).not.toContain('Secret plan')
    await board.write({ type: 'set-masking', on: false })
    await eventually(async () => expect(await stage.textsFor('secret')).toContain('Secret thought'))
    expect(await stage.textsFor('secret')).toHaveLength(4)
  })

  test('SEARCH-8: authors, on any board: neither index nor answer names them', async () => {
    const board = await stage.retroSaying('Written by somebody')
    await stage.found('somebody', ['Written by somebody'])
    const told = JSON.stringify(await stage.search('somebody')) + (await kept(board.id))
    expect(told).not.toContain(stage.place.owner.id)
    expect(told).not.toContain('Ann')
    expect(Object.keys((await stage.search('somebody')).results[0] ?? {}).sort()).toEqual([
      'board',
      'itemId',
      'kind',
      'noteId',
      'parts',
    ])
  })

  test('SEARCH-8: anything of a retro in the trash; a restored retro is found again', async () => {
    const board = await stage.retroSaying('Lost and found')
    await board.write(actionSaying('Found action'))
    await stage.found('found', ['Found action', 'Lost and found'])
    await stage.owner.delete(`/api/team/${stage.place.teamId}/board/${board.id}`)
    expect(await stage.textsFor('found')).toEqual([])
    expect(await stage.textsFor('sprint')).toEqual([])
    await stage.owner.post(`/api/team/${stage.place.teamId}/board/${board.id}/restore`)
    expect(await stage.textsFor('found')).toEqual(['Found action', 'Lost and found'])
  })

  test('SEARCH-8: a large retro in the trash, which does not crowd out older results either', async () => {
    await stage.retroSaying('A wombat of old')
    const board = await stage.retroSaying(...Array.from({ length: 110 }, (_, at) => `Wombat ${at}`))
    await eventually(async () => expect((await stage.search('wombat')).hasMore).toBe(true))
    expect(await stage.textsFor('wombat')).not.toContain('A wombat of old')
    await stage.owner.delete(`/api/team/${stage.place.teamId}/board/${board.id}`)
    await stage.found('wombat', ['A wombat of old'])
  })

  test('SEARCH-8: texts of an archived retro, whose title is found', async () => {
    const board = await stage.retroSaying('Old sprint note')
    await board.write(actionSaying('Old sprint action'))
    await stage.found('old', ['Old sprint action', 'Old sprint note'])
    const { pool } = app.database
    const free = 'UPDATE organisation SET plan_id = $2 WHERE id = $1'
    await pool.query(free, [stage.place.orgId, null])
    expect(await stage.textsFor('old')).toHaveLength(2)
    const days = (count: number) => Date.now() - count * DAY_MS
    const began = 'UPDATE board SET created_at = $2 WHERE id = $1'
    await pool.query(began, [board.id, days(13.9)])
    expect(await stage.textsFor('old')).toHaveLength(2)
    await pool.query(began, [board.id, days(14)])
    expect(await stage.textsFor('old')).toEqual([])
    expect(await stage.textsFor('sprint')).toEqual(['Sprint 12'])
    await pool.query(free, [stage.place.orgId, 'level1'])
    expect(await stage.textsFor('old')).toHaveLength(2)
  })
})

/** All entries that the index has of a board. */
async function kept(boardId: string): Promise<string> {
  const { rows } = await app.database.pool.query<{ entry: string }>(
    'SELECT entry::text FROM search_entry AS entry WHERE board_id = $1',
    [boardId],
  )
  return rows.map(({ entry }) => entry).join('\n')
}
