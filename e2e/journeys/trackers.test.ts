import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PUBLIC_API } from '@retropulse/contract/service-paths'
import { startTrackerStandIn } from '../../server/src/integrations/trackers/testing/tracker-stand-in.ts'
import { startBoard } from '../../server/src/testing/retro.ts'
import { startServerProcess } from '../../server/src/testing/server-process.ts'
import { createOrg, openBrowser, signUp } from '../../server/src/testing/test-browser.ts'
import { openActions } from '../stage/action-steps.ts'
import { expectAccessible } from '../stage/axe.ts'
import { expect, test } from '../stage/journey.ts'
import { enter } from '../stage/own-server.ts'

/** What is sent leaves within two seconds, and its row is read again as often. */
const SENT = { timeout: 20_000 }

test('TRACK-4, TRACK-7, TRACK-8, TRACK-14, TRACK-15, TRACK-16, TRACK-17, API-25: action items become issues, say what failed, and are done once closed', async ({
  visit,
  expectNoise,
}) => {
  expectNoise(/400/)
  const dataDir = mkdtempSync(join(tmpdir(), 'trackers-'))
  const tracker = await startTrackerStandIn('github')
  const server = await startServerProcess({ DATA_DIR: dataDir, ALLOW_PRIVATE_WEBHOOKS: 'true' })
  try {
    const { url } = server
    const account = openBrowser(url)
    await signUp(account)
    const { orgId, teamId } = await createOrg(account)
    const boardId = await startBoard(account, teamId)
    for (const text of ['Fix the build', 'Write tests'])
      await account.post(`/api/team/${teamId}/actions`, { newAction: { text } })
    const made = await account.post(`/api/org/${orgId}/api-keys`, { name: 'Ours', scopes: ['write'] })
    const { key } = made.body as { key: string }
    await fetch(`${url}${PUBLIC_API}/teams/${teamId}/action-items`, {
      method: 'POST',
      headers: { 'x-api-key': key, 'content-type': 'application/json' },
      body: '{"text":"Buy plants"}',
    })
    const page = await visit('guest', '/healthz', { url })
    await enter(page.context(), url, account.cookies)

    // Without a tracker, the list says nothing of one.
    await page.goto(`/dashboard/team/${teamId}/actions`)
    await expect(page.getByText('Fix the build')).toBeVisible()
    await expect(page.getByRole('button', { name: /^Send/ })).toHaveCount(0)

    await page.goto(`/dashboard/team/${teamId}/integrations`)
    await page.getByRole('button', { name: 'Connect an issue tracker' }).click()
    const dialog = page.getByRole('dialog', { name: 'Connect an issue tracker' })
    await dialog.getByLabel('Repository').fill('acme')
    await dialog.getByRole('button', { name: 'Connect', exact: true }).click()
    await expect(dialog.getByLabel('Repository')).toHaveAttribute('aria-invalid', 'true')
    await expect(dialog.getByText('Enter owner and name, such as acme/web')).toBeVisible()
    await expectAccessible(page, 'connecting a tracker', '[role=dialog]')
    await dialog.getByLabel('Repository').fill('acme/web')
    await dialog.getByLabel('Fine-grained token').fill(tracker.target.token)
    await dialog.getByLabel('Address of your GitHub Enterprise Server').fill('ftp://example.com')
    await dialog.getByRole('button', { name: 'Connect', exact: true }).click()
    await expect(dialog.getByText('Enter the address of a server')).toBeVisible()
    await dialog.getByLabel('Address of your GitHub Enterprise Server').fill(tracker.origin)
    await dialog.getByRole('button', { name: 'Connect', exact: true }).click()
    const hook = page.getByRole('dialog', { name: 'Webhook for GitHub acme/web' })
    const hookUrl = await hook.getByLabel('Address').inputValue()
    const secret = await hook.getByLabel('Secret').inputValue()
    await expectAccessible(page, 'the webhook of a tracker', '[role=dialog]')
    await hook.getByRole('button', { name: 'Close' }).first().click()
    await page.getByRole('button', { name: 'Test GitHub acme/web' }).click()
    await expect(page.getByText('It works. We can read the project.')).toBeVisible()

    // The token is refused: the row offers a new one, which is tested at once.
    tracker.feel('refused')
    await page.getByRole('button', { name: 'Test GitHub acme/web' }).click()
    await page.getByRole('button', { name: 'Replace token for GitHub acme/web' }).click()
    const renewal = page.getByRole('dialog', { name: 'Replace token for GitHub acme/web' })
    await renewal.getByLabel('Fine-grained token').fill(tracker.target.token)
    await renewal.getByRole('button', { name: 'Save' }).click()
    await expect(renewal.getByText('The token is wrong or expired, or it lacks permission.')).toBeVisible()
    await expectAccessible(page, 'a new token for a tracker', '[role=dialog]')
    tracker.feel('well')
    await renewal.getByRole('button', { name: 'Save' }).click()
    await expect(renewal).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Replace token for GitHub acme/web' })).toHaveCount(0)

    // A tracker that answers late does not close what was opened since.
    let answer: () => void = () => {}
    const isAnswered = new Promise<void>((resolve) => (answer = resolve))
    await page.route('**/trackers/*/test', async (route) => {
      await isAnswered
      await route.continue()
    })
    await page.getByRole('button', { name: 'Options for GitHub acme/web' }).click()
    await page.getByRole('menuitem', { name: 'Replace token' }).click()
    await renewal.getByLabel('Fine-grained token').fill(tracker.target.token)
    await Promise.all([
      page.waitForRequest('**/trackers/*/test'),
      renewal.getByRole('button', { name: 'Save' }).click(),
    ])
    await renewal.getByRole('button', { name: 'Cancel' }).first().click()
    await page.getByRole('button', { name: 'Connect an issue tracker' }).click()
    await dialog.getByLabel('Repository').fill('acme/app')
    const late = page.waitForResponse('**/trackers/*/test')
    answer()
    await late
    await page.waitForLoadState('networkidle')
    await expect(dialog.getByLabel('Repository')).toHaveValue('acme/app')
    await expect(dialog.getByLabel('Repository')).toBeFocused()
    await page.unroute('**/trackers/*/test')
    await dialog.getByRole('button', { name: 'Cancel' }).first().click()

    // Present: several at once, and one alone.
    await page.goto(`/dashboard/team/${teamId}/actions`)
    await page.getByRole('button', { name: 'Send several to GitHub…' }).click()
    await expect(page.getByRole('checkbox', { name: /^Choose: / }).first()).toBeFocused()
    await page.getByRole('checkbox', { name: 'Choose: Fix the build' }).check()
    await page.getByRole('checkbox', { name: 'Choose: Write tests' }).check()
    await expectAccessible(page, 'choosing action items for a tracker')
    await page.getByRole('button', { name: 'Send 2 to GitHub' }).click()
    await expect(page.getByText(/^#\d · Open$/)).toHaveCount(2, SENT)
    expect(tracker.store.issues.map(({ title }) => title).toSorted()).toEqual([
      'Fix the build',
      'Write tests',
    ])

    // Choosing again: what is being done has a heading, and what was sent says so in place of its box.
    await page.getByRole('button', { name: 'Send several to GitHub…' }).click()
    await expect(page.getByRole('heading', { name: 'Send actions to GitHub' })).toBeVisible()
    await expect(page.getByText('Already sent')).toHaveCount(2)
    await expect(page.getByText(/^Sent as #\d$/)).toHaveCount(2)
    await expect(page.getByRole('checkbox', { name: /^Choose: / })).toHaveCount(1)
    await page.getByRole('button', { name: 'Cancel' }).click()
    await expect(page.getByText(/^#\d · Open$/)).toHaveCount(2)

    // Failing: the row says why, and trying again makes one issue.
    tracker.feel('refused')
    await page.getByRole('listitem').filter({ hasText: 'Buy plants' }).hover()
    await page.getByRole('button', { name: 'Send to GitHub: Buy plants' }).click()
    await expect(page.getByText(/^Not sent to GitHub\. The token is wrong/)).toBeVisible(SENT)
    await expectAccessible(page, 'an action item that was not sent')
    tracker.feel('well')
    await page.getByRole('button', { name: 'Try again: Buy plants' }).click()
    await expect(page.getByText('#3 · Open')).toBeVisible(SENT)
    expect(tracker.store.issues).toHaveLength(3)

    // On the board: members of the team see the issues, and what a program added. A guest is sent neither.
    await page.goto(`/board/${boardId}`)
    const panel = await openActions(page)
    await expect(panel.getByRole('link', { name: 'Write tests' })).toBeVisible()
    await expect(panel.getByText(/^#\d · Open$/)).toHaveCount(3)
    const plants = panel.getByRole('listitem').filter({ hasText: 'Buy plants' })
    await expect(plants.getByText('Added by an app')).toBeVisible()
    await expect(panel.getByText('Added by an app')).toHaveCount(1)
    await expectAccessible(page, 'issues on a board')
    const guest = await visit('guest', '/healthz', { url })
    const asked: string[] = []
    guest.on('request', (request) => asked.push(request.url()))
    await guest.goto(`/board/${boardId}`)
    await expect((await openActions(guest)).getByText('Buy plants')).toBeVisible()
    await guest.waitForTimeout(1000)
    await expect(guest.getByText(/· Open$|Added by an app/)).toHaveCount(0)
    expect(asked.filter((address) => address.includes(`/team/${teamId}/`))).toEqual([])
    await guest.close()

    // Closed there: done here.
    const [issue] = tracker.store.issues
    issue!.isOpen = false
    const { headers, body } = tracker.hookOf(issue!, secret)
    const path = new URL(hookUrl).pathname
    expect((await fetch(url + path, { method: 'POST', headers, body })).status).toBe(200)
    await expect
      .poll(async () => {
        const { body: list } = await account.get(`/api/team/${teamId}/actions?status=done`)
        return (list as { actions: { text: string }[] }).actions.map(({ text }) => text)
      }, SENT)
      .toEqual([issue!.title])
    await page.goto(`/dashboard/team/${teamId}/actions?status=all`)
    await expect(page.getByText('#1 · Closed')).toBeVisible()

    // The settings of the organisation list the trackers of its teams.
    await page.goto('/settings')
    const ofTeams = page.getByRole('region', { name: 'Team issue trackers' })
    await ofTeams.getByRole('button', { name: /^Test GitHub acme\/web of/ }).click()
    await expect(page.getByText('It works. We can read the project.')).toBeVisible()
    await expectAccessible(page, 'the trackers of teams')
    await ofTeams.getByRole('button', { name: /^Options for GitHub acme\/web of/ }).click()
    await page.getByRole('menuitem', { name: 'Disconnect' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Disconnect' }).click()
    await expect(ofTeams).toBeHidden()
    await page.goto(`/dashboard/team/${teamId}/integrations`)
    await expect(page.getByText('No issue trackers yet.')).toBeVisible()
    expect(tracker.store.issues).toHaveLength(3)
    // A page that has shown a board looks for its server when that stops.
    await page.close()
  } finally {
    await server.stop()
    await tracker.close()
    rmSync(dataDir, { recursive: true, force: true })
  }
})
