import { DAY_MS } from '@retropulse/domain/kernel/durations'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { MIGRATIONS_DIR, type Tables } from '../../server/src/main.ts'
import { openDatabase } from '../../server/src/platform/database/database.ts'
import { silentLog } from '../../server/src/platform/database/testing/silent-log.ts'
import { freePort, startServerProcess } from '../../server/src/testing/server-process.ts'
import { createOrg, openBrowser, signUp } from '../../server/src/testing/test-browser.ts'
import { boardPage } from '../stage/board-page.ts'
import { expect, test } from '../stage/journey.ts'
import { enter } from '../stage/own-server.ts'

const SAYS =
  'Boards older than 14 days are automatically archived. To continue you will need to purchase a plan.'

/** Makes every board older by that many milliseconds. Call it while no server runs. */
async function age(dataDir: string, ms: number): Promise<void> {
  const database = await openDatabase<Tables>({
    databaseUrl: undefined,
    dataDir,
    migrationsDir: MIGRATIONS_DIR,
    log: silentLog,
  })
  await database.pool.query('UPDATE board SET created_at = created_at - $1::bigint', [ms])
  await database.close()
}

test('ERROR-4, PLAN-14: a board on the free plan counts its days, and after 14 days is archived on its card, its page and every device', async ({
  visit,
}) => {
  // Starts two servers.
  test.slow()
  const dataDir = mkdtempSync(join(tmpdir(), 'aging-'))
  const settings = { DATA_DIR: dataDir, PORT: String(await freePort()) }
  let server = await startServerProcess(settings)
  try {
    const owner = openBrowser(server.url)
    await signUp(owner)
    const { teamId } = await createOrg(owner, { teamName: 'Keepers' })
    const { body } = await owner.post(`/api/team/${teamId}/boards`, { name: 'Old watch', columns: ['One'] })
    const path = `/board/${(body as { id: string }).id}`
    const page = await visit('guest', '/healthz', { url: server.url })
    await enter(page.context(), server.url, owner.cookies)
    const guest = await visit('guest', path, { url: server.url })

    await page.goto(path)
    await boardPage(page).addNote('One', 'Saved on this device')
    await page.goto(`/dashboard/team/${teamId}`)
    await expect(page.getByText('14 days left')).toBeVisible()

    for (const open of [page, guest]) await open.goto('about:blank')
    await server.stop()
    await age(dataDir, 14 * DAY_MS)
    server = await startServerProcess(settings)
    await page.goto(`/dashboard/team/${teamId}`)
    await expect(page.getByRole('link', { name: /^Old watch.*Archived$/ })).toBeVisible()
    for (const visitor of [page, guest]) {
      await visitor.goto(path)
      await expect(visitor.getByText(SAYS, { exact: true })).toBeVisible()
      await expect(boardPage(visitor).note('Saved on this device')).toHaveCount(0)
    }
    await expect(page.getByRole('link', { name: 'Back to Keepers' })).toBeVisible()
    for (const open of [page, guest]) await open.close()
  } finally {
    await server.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
})
