import type { Page } from '@playwright/test'
import { createOrg, openBrowser, signUp } from '../../server/src/testing/test-browser.ts'
import { expectAccessible } from '../stage/axe.ts'
import { expect, test } from '../stage/journey.ts'

const SAYS =
  'Boards older than 14 days are automatically archived. To continue you will need to purchase a plan.'

/** Answers every join of the page as the server does for a board of the free plan after 14 days. */
async function archive(page: Page): Promise<void> {
  await page.routeWebSocket(/\/board\/socket\.io\//, (socket) => {
    const server = socket.connectToServer()
    server.onMessage((message) =>
      socket.send(
        /^43\d+\[/.test(String(message))
          ? String(message).replace(/\[.*/s, '[{"ok":false,"code":"archived"}]')
          : message,
      ),
    )
  })
}

test('ERROR-4, PLAN-15, PLAN-16: an archived board is a locked screen that tells an owner about plans and links back to the team', async ({
  visit,
  stage,
}) => {
  const owner = openBrowser(stage.url)
  await signUp(owner)
  const { teamId } = await createOrg(owner, { teamName: 'Keepers' })
  const { body } = await owner.post(`/api/team/${teamId}/boards`, { name: 'Old', columns: ['One'] })
  const path = `/board/${(body as { id: string }).id}`
  const page = await visit('guest', '/healthz')
  await page
    .context()
    .addCookies([...owner.cookies].map(([name, value]) => ({ name, value, url: stage.url })))
  await test.step('also when this device remembers the board', async () => {
    await page.goto(path)
    await expect(page.getByRole('heading', { name: 'Old', level: 1 })).toBeVisible()
    await page.goto('/dashboard')
  })
  await archive(page)
  await page.goto(path)
  await expect(page.getByText(SAYS, { exact: true })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'This retro is archived', level: 1 })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Old' })).toHaveCount(0)
  await expectAccessible(page, 'archived board')
  await expect(page.getByRole('link', { name: 'Compare plans' })).toHaveAttribute('href', '/plans')
  await expect(page.getByText('contact your org owner')).toHaveCount(0)
  await page.getByRole('link', { name: 'Back to Keepers' }).click()
  await expect(page).toHaveURL(new RegExp(`/dashboard/team/${teamId}$`))
})

test('ERROR-18, PLAN-16: a guest on the locked screen of an archived board is offered no plan', async ({
  visit,
  newBoard,
}) => {
  const path = await newBoard()
  const page = await visit('guest', '/healthz')
  await archive(page)
  await page.goto(path)
  await expect(page.getByText(SAYS, { exact: true })).toBeVisible()
  await expect(page.getByText('DEFAULT_PLAN')).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Go to the home page' })).toBeVisible()
})
