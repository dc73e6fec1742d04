import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openTool } from '../stage/open-tool.ts'
import { startServerProcess } from '../../server/src/testing/server-process.ts'
import { createOrg, openBrowser, signUp } from '../../server/src/testing/test-browser.ts'
import { expectAccessible } from '../stage/axe.ts'
import { boardPage } from '../stage/board-page.ts'
import { expect, test } from '../stage/journey.ts'

test('SLACK-14, SLACK-15, SLACK-20: the summary is sent to Slack, a failure shows a toast, and a dead webhook leads to the connect URL', async ({
  visit,
  expectNoise,
}) => {
  expectNoise(/slack-message/)
  const dataDir = mkdtempSync(join(tmpdir(), 'slack-'))
  const app = { SLACK_CLIENT_ID: '123.456', SLACK_CLIENT_SECRET: 'word' }
  const server = await startServerProcess({ DATA_DIR: dataDir, ...app })
  try {
    const { url } = server
    const account = openBrowser(url)
    await signUp(account)
    const { teamId } = await createOrg(account)
    const { body } = await account.post(`/api/team/${teamId}/boards`, {
      name: 'To Slack',
      columns: ['Start'],
    })
    const path = `/board/${(body as { id: string }).id}`
    const page = await visit('guest', '/healthz', { url })
    await page.context().addCookies([...account.cookies].map(([name, value]) => ({ name, value, url })))
    // The connect URL leads to Slack, which no test requests.
    await page.route('**/slack/connect?**', (route) => route.fulfill({ body: 'Slack' }))
    const connectUrl = `${url}/api/team/${teamId}/slack/connect?board=${path.slice('/board/'.length)}`
    const configurationUrl = 'https://example.slack.com/services/B1'

    await page.goto(path)
    await boardPage(page).addNote('Start', 'A lamp at the pier')
    const sheet = await openTool(page, 'Summary')
    await sheet.getByRole('button', { name: 'Connect Slack' }).click()
    await expect(page).toHaveURL(connectUrl)

    await page.route('**/slack-settings?**', (route) =>
      route.fulfill({ json: { connectUrl, configurationUrl } }),
    )
    const answers = [204, 502, 404]
    await page.route('**/slack-message', (route) => route.fulfill({ status: answers.shift() ?? 500 }))
    await page.goto(path)
    const toast = boardPage(page).toast
    await openTool(page, 'Summary')
    const send = sheet.getByRole('button', { name: 'Send to Slack' })
    await expect(send).toBeVisible()
    await expectAccessible(page, 'summary with Slack', '[role="dialog"]')
    await send.click()
    await expect(toast.getByText('This retro has been sent to Slack')).toBeVisible()
    await send.click()
    await expect(toast.getByText('Sorry something went wrong')).toBeVisible()
    await send.click()
    await expect(page).toHaveURL(connectUrl)
    await page.close()
  } finally {
    await server.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
})

test('SLACK-24, SLACK-26, SLACK-29: the channel shows how it is doing, gets more news, is tested and disconnected', async ({
  visit,
  expectNoise,
}) => {
  expectNoise(/slack/)
  const dataDir = mkdtempSync(join(tmpdir(), 'slack-'))
  const server = await startServerProcess({
    DATA_DIR: dataDir,
    SLACK_CLIENT_ID: '123.456',
    SLACK_CLIENT_SECRET: 'word',
  })
  try {
    const { url } = server
    const account = openBrowser(url)
    await signUp(account)
    const { teamId } = await createOrg(account)
    const page = await visit('guest', '/healthz', { url })
    await page.context().addCookies([...account.cookies].map(([name, value]) => ({ name, value, url })))
    const connectUrl = `${url}/api/team/${teamId}/slack/connect`
    await page.goto(`/dashboard/team/${teamId}/integrations`)
    await expect(page.getByRole('link', { name: 'Connect Slack' })).toHaveAttribute('href', connectUrl)

    // No test connects with Slack itself: the server of sends-digests-to-slack.test.ts has a Slack of its own.
    let channel: object | null = {
      name: '#retros',
      configurationUrl: 'https://example.slack.com/services/B1',
      connectedBy: 'Ann Example',
      connectedAt: Date.UTC(2026, 10, 2),
      lastSuccessAt: null,
      lastFailureAt: null,
      lastFailure: null,
      digest: { isOn: false, includesPrivate: false },
      hasNews: false,
    }
    const inputs: unknown[] = []
    await page.route('**/slack', async (route) => {
      const method = route.request().method()
      if (method === 'GET') return route.fulfill({ json: { connectUrl, channel } })
      if (method === 'DELETE') channel = null
      else {
        const input = route.request().postDataJSON() as object
        inputs.push(input)
        channel = { ...channel, ...input }
      }
      return route.fulfill({ status: 204 })
    })
    await page.route('**/slack/test', (route) => {
      channel = { ...channel, lastFailureAt: Date.now(), lastFailure: 'timeout' }
      return route.fulfill({ json: { isSent: false, failure: 'timeout' } })
    })
    await page.reload()
    await expect(page.getByText('#retros')).toBeVisible()
    await expect(page.getByText(/^Connected by Ann Example/)).toBeVisible()
    await expect(page.getByText('Nothing sent yet')).toBeVisible()
    await page.getByRole('switch', { name: /^Retros starting/ }).click()
    await page.getByRole('switch', { name: /^Weekly digest/ }).click()
    await page.getByRole('switch', { name: 'Include private retros in the digest' }).click()
    await expect
      .poll(() => inputs)
      .toEqual([
        { hasNews: true },
        { digest: { isOn: true, includesPrivate: false } },
        { digest: { isOn: true, includesPrivate: true } },
      ])
    await expectAccessible(page, 'the Slack channel of a team', 'main')
    await page.getByRole('button', { name: 'Test Slack' }).click()
    await expect(page.getByText(/: Slack didn’t answer within 10\sseconds\.$/)).toBeVisible()
    await page.getByRole('button', { name: 'Options for Slack' }).click()
    await page.getByRole('menuitem', { name: 'Disconnect' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Disconnect' }).click()
    await expect(page.getByRole('link', { name: 'Connect Slack' })).toBeVisible()
    await page.close()
  } finally {
    await server.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
})
