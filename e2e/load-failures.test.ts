import type { Page } from '@playwright/test'
import { createOrg, openBrowser, signUp } from '../server/src/testing/test-browser.ts'
import { expect, test } from './stage/journey.ts'
import { boardWhere } from './stage/stage.ts'

const heading = (page: Page, name: string) => page.getByRole('heading', { name, level: 1 })

test('an address that leads nowhere, and a board that is not there (board.md §2)', async ({ visit }) => {
  const page = await visit('guest', '/no/such/page')
  await expect(heading(page, "Sorry we can't find this page")).toBeVisible()
  await page.goto('/board/no-such-board')
  await expect(heading(page, "Sorry we can't find this page")).toBeVisible()
  await expect(page).toHaveTitle(/Sorry we can't find this page/)
  await page.getByRole('link', { name: 'Go to the start page' }).click()
  await expect(page).toHaveURL(/\/login$/)
})

test('a private board asks a guest to sign in, and leads back to it', async ({ visit, stage }) => {
  const path = `/board/${boardWhere(stage, ({ isPrivate }) => isPrivate === true)}`
  const page = await visit('guest', path)
  await expect(heading(page, 'Sign in required')).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click()
  await expect(page).toHaveURL(`/login?returnTo=${encodeURIComponent(path)}`)
})

test('a private board of another team asks for an invitation', async ({ visit, stage }) => {
  const path = `/board/${boardWhere(stage, ({ isPrivate }) => isPrivate === true)}`
  const page = await visit('priya', path)
  await expect(heading(page, 'Invitation required')).toBeVisible()
  await expect(
    page.getByText(
      'You need to be a member of this team to view this page. Please ask your admin to send you an invite link',
    ),
  ).toBeVisible()
  const inside = await visit('aiko', path)
  await expect(heading(inside, 'How are we, really?')).toBeVisible()
})

test('any other failure says so, and trying again helps', async ({ visit, expectNoise }) => {
  expectNoise(/500/)
  const page = await visit('nora', '/login')
  await expect(page).toHaveURL(/\/dashboard$/)
  await page.route('**/api/org/*', (route) =>
    route.fulfill({ status: 500, json: { code: 'internal-error' } }),
  )
  await page.reload()
  await expect(heading(page, 'Oops, something went wrong')).toBeVisible()
  await page.unroute('**/api/org/*')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(heading(page, 'Saltwind Ferries')).toBeVisible()
})

test('a board that refuses to be joined says so', async ({ visit, newBoard }) => {
  const path = await newBoard()
  const page = await visit('guest', '/login')
  await page.routeWebSocket(/\/board\/socket\.io\//, (socket) => {
    const server = socket.connectToServer()
    // 43 is Socket.IO's answer to a message; the first is the answer to joining.
    server.onMessage((message) =>
      socket.send(
        /^43\d+\[/.test(String(message))
          ? String(message).replace(/\[.*/s, '[{"ok":false,"code":"bad-request"}]')
          : message,
      ),
    )
  })
  await page.goto(path)
  await expect(heading(page, 'Oops, something went wrong')).toBeVisible()
})

test('somebody else’s team leads to one’s own, and a strange board address is put right', async ({
  visit,
  stage,
  newBoard,
  expectNoise,
}) => {
  expectNoise(/40[34]/)
  const stranger = openBrowser(stage.url)
  await signUp(stranger)
  const { teamId } = await createOrg(stranger)
  const page = await visit('samuel', `/dashboard/team/${teamId}`)
  await expect(page).toHaveURL(/\/dashboard$/)
  await expect(page.getByText('That team is not open to you. Here are yours.')).toBeVisible()
  await expect(heading(page, 'Saltwind Ferries')).toBeVisible()

  const path = await newBoard({ name: 'Found again' })
  await page.goto(`${path}%20and%20some%20words%20from%20the%20mail`)
  await expect(page).toHaveURL(path)
  await expect(heading(page, 'Found again')).toBeVisible()
  await page.goto('/board')
  await expect(page).toHaveURL(/\/dashboard$/)
})
