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
