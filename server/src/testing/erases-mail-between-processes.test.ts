import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { eventually } from './eventually.ts'
import { openBrowser, PASSWORD, signUp } from './test-browser.ts'
import { startTwoServers, type TwoServers } from './two-servers.ts'

let servers: TwoServers
const folders = {
  here: mkdtempSync(join(tmpdir(), 'outbox-here-')),
  there: mkdtempSync(join(tmpdir(), 'outbox-there-')),
}
beforeAll(async () => {
  servers = await startTwoServers({ here: { DATA_DIR: folders.here }, there: { DATA_DIR: folders.there } })
})
afterAll(async () => {
  await servers.close()
  for (const folder of Object.values(folders)) rmSync(folder, { recursive: true })
})

const mailsTo = (folder: string, email: string) => {
  const outbox = join(folder, 'outbox')
  return readdirSync(outbox).filter((name) => readFileSync(join(outbox, name), 'utf8').includes(email))
}

test('PROFILE-11: a deleted account leaves no email to its address on other machines either', async () => {
  const { here, there } = servers
  const browser = openBrowser(here.url)
  const { email } = await signUp(browser)
  const { email: other } = await signUp(openBrowser(here.url))
  for (const [url, address] of [
    [here.url, email],
    [there.url, email],
    [there.url, other],
  ] as const)
    await openBrowser(url).post('/api/auth/request-password-reset', { email: address })
  await eventually(() => {
    expect(mailsTo(folders.here, email)).not.toEqual([])
    expect(mailsTo(folders.there, email)).not.toEqual([])
    expect(mailsTo(folders.there, other)).not.toEqual([])
  })
  expect((await browser.delete('/api/user-profile', { password: PASSWORD })).status).toBe(200)
  expect(mailsTo(folders.here, email)).toEqual([])
  await eventually(() => expect(mailsTo(folders.there, email)).toEqual([]))
  expect(mailsTo(folders.there, other)).not.toEqual([])
})

test('PROFILE-11: a link that was asked for a moment before the account is deleted is not written after it', async () => {
  const { here, there } = servers
  const addresses: string[] = []
  for (let round = 0; round < 10; round += 1) {
    const browser = openBrowser(here.url)
    const { email } = await signUp(browser)
    await Promise.all(
      [here, there].map(({ url }) => openBrowser(url).post('/api/auth/request-password-reset', { email })),
    )
    expect((await browser.delete('/api/user-profile', { password: PASSWORD })).status).toBe(200)
    expect(mailsTo(folders.here, email)).toEqual([])
    addresses.push(email)
  }
  await eventually(() => {
    for (const folder of Object.values(folders))
      expect(addresses.flatMap((email) => mailsTo(folder, email))).toEqual([])
  })
})
