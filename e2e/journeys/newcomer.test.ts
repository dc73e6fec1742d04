import { expect, test } from '../stage/journey.ts'

// Rules: BOARD-28, CREATE-1, DASH-2, ORG-2, ORG-3, ORG-33, SHELL-29, SHELL-53, AUTH-8
test('a new user signs up, names an organisation and a team, starts a retro and copies its link', async ({
  visit,
}) => {
  const page = await visit('guest', '/', {
    viewport: { width: 1280, height: 800 },
    permissions: ['clipboard-read', 'clipboard-write'],
  })
  await expect(page).toHaveURL(/\/login$/)

  await page.getByText('I’m new here').click()
  await page.getByLabel('Your name').fill('Ada Newcomer')
  await page.getByLabel('Email').fill(`ada-${Date.now()}@example.com`)
  await page.getByLabel('Password', { exact: true }).fill('a long enough password')
  await page.getByRole('button', { name: 'Sign up' }).click()

  await expect(page.getByRole('heading', { name: 'Getting started' })).toBeVisible()
  await page.getByLabel('Organisation').fill('Lighthouse')
  await page.getByLabel('First team').fill('Keepers')
  await page.getByRole('button', { name: 'Create your organisation' }).click()

  const welcome = page.getByRole('dialog', { name: 'Welcome to Keepers' })
  await expect(welcome.getByLabel(/^Invite link/)).toHaveValue(/\/invite\/team\//)
  await welcome.getByRole('button', { name: 'Look around' }).click()
  await expect(welcome).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Keepers', level: 1 })).toBeVisible()
  await expect(welcome).toHaveCount(0)
  await page.getByRole('button', { name: 'Start a retro' }).click()

  await page.getByLabel('Title').fill('Our first retro')
  await page.getByRole('radio', { name: /^Start Stop Continue/ }).click()
  await page.getByRole('button', { name: 'Get started' }).click()

  await expect(page).toHaveURL(/\/board\/[\w-]+$/)
  await expect(page.getByRole('heading', { name: 'Our first retro', level: 1 })).toBeVisible()
  for (const column of ['Start', 'Stop', 'Continue']) {
    await expect(page.getByRole('heading', { name: column, level: 2, exact: true })).toBeVisible()
  }

  await page.getByRole('button', { name: 'Share' }).click()
  await expect(page.getByText('Anyone with the link')).toBeVisible()
  await page.getByRole('button', { name: 'Copy link' }).click()
  await expect(page.getByRole('button', { name: 'Link copied' })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url())

  const guest = await visit('guest', page.url())
  await expect(guest.getByRole('heading', { name: 'Our first retro', level: 1 })).toBeVisible()
})
