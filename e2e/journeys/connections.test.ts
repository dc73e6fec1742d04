import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Locator, Page } from '@playwright/test'
import { startMessageCatcher } from '../../server/src/integrations/chat/testing/message-catcher.ts'
import { startServerProcess } from '../../server/src/testing/server-process.ts'
import { createOrg, openBrowser, signUp } from '../../server/src/testing/test-browser.ts'
import { expectAccessible } from '../stage/axe.ts'
import { expect, test } from '../stage/journey.ts'
import { enter } from '../stage/own-server.ts'

async function choose(page: Page, entry: string): Promise<void> {
  await page.getByRole('button', { name: /^Options for/ }).click()
  await page.getByRole('menuitem', { name: entry }).click()
}

test('LINK-1, LINK-3, LINK-7, LINK-9, LINK-12, LINK-16: a webhook is connected, tested, sent news of a retro, and says why it fails', async ({
  visit,
  expectNoise,
}) => {
  expectNoise(/400/)
  const dataDir = mkdtempSync(join(tmpdir(), 'connections-'))
  const catcher = await startMessageCatcher()
  const server = await startServerProcess({ DATA_DIR: dataDir, ALLOW_PRIVATE_WEBHOOKS: 'true' })
  try {
    const { url } = server
    const account = openBrowser(url)
    await signUp(account)
    const { teamId } = await createOrg(account)
    const page = await visit('guest', '/healthz', { url })
    await enter(page.context(), url, account.cookies)
    await page.goto(`/dashboard/team/${teamId}/integrations`)

    await expect(page.getByText('No integrations yet.')).toBeVisible()
    await page.getByRole('button', { name: 'Add an integration' }).click()
    const dialog = page.getByRole('dialog', { name: 'Add an integration' })
    await dialog.getByRole('button', { name: 'Connect', exact: true }).click()
    await expect(dialog.getByText('Enter a name')).toBeVisible()
    await expect(dialog.getByLabel('Name')).toBeFocused()
    await expectAccessible(page, 'connecting a service', '[role=dialog]')
    await dialog.getByLabel('Name').fill('Warehouse')
    await dialog.getByRole('radio', { name: 'Slack' }).check({ force: true })
    await dialog.getByLabel('Address').fill(catcher.urlOf('webhook'))
    await dialog.getByRole('button', { name: 'Connect', exact: true }).click()
    await expect(dialog.getByText(/start with https:\/\/hooks\.slack\.com\/$/)).toBeVisible()
    await dialog.getByRole('radio', { name: 'Webhook', exact: true }).check({ force: true })
    await dialog.getByRole('button', { name: 'Connect', exact: true }).click()
    const secret = page.getByRole('dialog', { name: 'Secret for Warehouse' })
    await expect(secret.getByLabel('Secret')).toHaveValue(/^whsec_/)
    await secret.getByRole('button', { name: 'Close' }).first().click()

    await page.getByRole('button', { name: 'Test Warehouse' }).click()
    await expect(page.getByText('The test message arrived.')).toBeVisible()
    await expect(page.getByText(/^Last sent/)).toBeVisible()
    expect(catcher.caught.map(({ body }) => body.type as unknown)).toEqual(['test'])

    const created = await account.post(`/api/team/${teamId}/boards`, { name: 'Told of', columns: ['Start'] })
    await expect.poll(() => catcher.caught.length).toBe(2)
    const log = page.getByRole('dialog', { name: 'Messages to Warehouse' })
    const again = log.getByRole('button', { name: /^Send again: A retro started/ })
    // The log is read when it opens, and the server notes what became of a message after the message has arrived.
    const openLogWith = (wanted: Locator) =>
      expect(async () => {
        await page.keyboard.press('Escape')
        await choose(page, 'Show log')
        await expect(wanted).toBeVisible({ timeout: 1000 })
      }).toPass()
    await openLogWith(again)
    await expectAccessible(page, 'the log of a connection', '[role=dialog]')
    await again.click()
    await expect.poll(() => catcher.caught.length).toBe(3)
    expect(catcher.caught[2]?.body).toEqual(catcher.caught[1]?.body)

    const { id: boardId } = created.body as { id: string }
    expect((await account.delete(`/api/team/${teamId}/board/${boardId}`)).status).toBe(200)
    await openLogWith(again)
    await again.click()
    await openLogWith(log.getByText('Not sent'))
    await expect(log.getByText(/deleted\.$/)).toBeVisible()
    await expectAccessible(page, 'a message that was not sent', '[role=dialog]')
    expect(catcher.caught).toHaveLength(3)
    await log.getByRole('button', { name: 'Close' }).click()

    await choose(page, 'Change')
    const change = page.getByRole('dialog', { name: 'Change Warehouse' })
    await change.getByLabel('Name').fill('Data lake')
    await change.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByRole('heading', { name: 'Data lake' })).toBeVisible()
    await choose(page, 'Create a new secret')
    await page.getByRole('button', { name: 'Create secret' }).click()
    // Escape would be taken by the dialog before, while that is fading away.
    const renewed = page.getByRole('dialog', { name: 'Secret for Data lake' })
    await renewed.getByRole('button', { name: 'Close' }).first().click()
    await expect(renewed).toHaveCount(0)

    // An answer that comes late closes neither a dialog nor a menu that was opened since.
    let answer: () => void = () => {}
    await page.route('**/connections/*', async (route) => {
      await new Promise<void>((resolve) => (answer = resolve))
      await route.continue()
    })
    const renameAndLeave = async (from: string, to: string) => {
      await choose(page, 'Change')
      const rename = page.getByRole('dialog', { name: `Change ${from}` })
      await rename.getByLabel('Name').fill(to)
      await Promise.all([
        page.waitForRequest('**/connections/*'),
        rename.getByRole('button', { name: 'Save' }).click(),
      ])
      await rename.getByRole('button', { name: 'Cancel' }).first().click()
    }
    await renameAndLeave('Data lake', 'Lake')
    await page.getByRole('button', { name: 'Add an integration' }).click()
    await dialog.getByLabel('Name').fill('Warehouse')
    answer()
    await expect(page.getByText('Lake', { exact: true })).toBeVisible()
    await expect(dialog.getByLabel('Name')).toHaveValue('Warehouse')
    await page.keyboard.press('Escape')
    await renameAndLeave('Lake', 'Data lake')
    await page.getByRole('button', { name: /^Options for/ }).click()
    answer()
    await expect(page.getByRole('heading', { name: 'Data lake' })).toBeVisible()
    await page.getByRole('menuitem', { name: 'Change' }).click()
    await expect(page.getByRole('dialog', { name: 'Change Data lake' })).toBeVisible()
    await page.unroute('**/connections/*')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('heading', { name: 'Data lake' })).toBeVisible()

    catcher.answerWith('gone')
    await page.getByRole('button', { name: 'Test Data lake' }).click()
    await expect(
      page.getByRole('listitem').getByText(/The service no longer knows this address/),
    ).toBeVisible()
    await expectAccessible(page, 'a connection that fails')

    await page.goto('/settings')
    const ofTeams = page.getByRole('region', { name: 'Other team integrations' })
    await expect(ofTeams.getByText(/The service no longer knows this address/)).toBeVisible()
    await expectAccessible(page, 'the connections of teams')
    catcher.answerWith('taken')
    await ofTeams.getByRole('button', { name: /^Test Data lake of/ }).click()
    await expect(ofTeams.getByText(/^Last sent/)).toBeVisible()
    await ofTeams.getByRole('link', { name: /’s integrations$/ }).click()
    // Both pages have a menu of the connection.
    await expect(page).toHaveURL(/\/integrations$/)

    await choose(page, 'Disconnect')
    await page.getByRole('dialog').getByRole('button', { name: 'Disconnect' }).click()
    await expect(page.getByText('No integrations yet.')).toBeVisible()
    expect(catcher.violations).toEqual([])
    // Before its server goes: the page may still be loading what is likely to be opened next.
    await page.close()
  } finally {
    await server.stop()
    await catcher.close()
    rmSync(dataDir, { recursive: true, force: true })
  }
})
