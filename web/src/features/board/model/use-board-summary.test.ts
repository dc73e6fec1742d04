import { asId, type ColumnId } from '@retropulse/domain/kernel/ids'
import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { saveSettings } from './use-board-summary.ts'

afterEach(() => vi.unstubAllGlobals())

const settings = { columns: ['Good'], shownColumns: [{ id: asId<ColumnId>('c1'), name: 'Went well' }] }

/** Saves at a server that refuses as given; answers what it was sent. */
async function savedAt(refusal: object): Promise<unknown[]> {
  const sent: unknown[] = []
  vi.stubGlobal('fetch', (_path: string, { body }: { readonly body: string }) => {
    sent.push((JSON.parse(body) as { settings: unknown }).settings)
    return Promise.resolve(sent.length === 1 ? Response.json(refusal, { status: 400 }) : Response.json({}))
  })
  const queries = new QueryClient()
  queries.setQueryData(['board', 'b1'], { id: 'b1', teamId: 't1' })
  await saveSettings(queries, 'b1', settings)
  return sent
}

test('BOARD-24: a server of an earlier version is asked again without what it does not know', async () => {
  const refusal = { code: 'bad-request', fields: { shownColumns: 'unknown' } }
  expect(await savedAt(refusal)).toEqual([settings, { columns: ['Good'] }])
})

test('BOARD-24: any other refusal stands', async () => {
  expect(await savedAt({ code: 'columns-changed' })).toEqual([settings])
})
