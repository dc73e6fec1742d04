import { afterAll, beforeAll, expect, test } from 'vitest'
import { programOf, programWith } from '../features/public-api/testing/program.ts'
import { createOrg, openBrowser, signUp } from './test-browser.ts'
import { startTwoServers, type TwoServers } from './two-servers.ts'

let servers: TwoServers
beforeAll(async () => {
  servers = await startTwoServers()
})
afterAll(() => servers.close())

test('API-10: a key that is revoked at one process is refused by the next call at the other', async () => {
  const { here, there } = servers
  const browser = openBrowser(here.url)
  const { sub } = await signUp(browser)
  const { orgId } = await createOrg(browser)
  for (const revoke of [(id: string) => `/${id}`, () => '']) {
    const program = await programOf(here.url, { orgId, owner: { browser, id: sub } })
    const elsewhere = programWith(there.url, program.key)
    expect((await elsewhere.get('/teams')).status).toBe(200)
    expect((await browser.delete(`/api/org/${orgId}/api-keys${revoke(program.id)}`)).status).toBe(204)
    expect((await elsewhere.get('/teams')).status).toBe(401)
  }
})
