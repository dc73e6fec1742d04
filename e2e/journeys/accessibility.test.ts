import { TEAMS } from '../../scripts/seed/cast.ts'
import { expectAccessible } from '../stage/axe.ts'
import { boardPage } from '../stage/board-page.ts'
import { DESKTOP, type Device, expect, PHONE, test } from '../stage/journey.ts'
import { boardWhere } from '../stage/stage.ts'

const devices: readonly (readonly [string, Device])[] = [
  ['desktop', DESKTOP],
  ['phone', PHONE],
]

for (const [name, device] of devices) {
  test(`A11Y-15: axe finds no violation on the pages of visitors and of a new user, on a ${name}`, async ({
    visit,
    stage,
  }) => {
    const page = await visit(
      'guest',
      `/board/${boardWhere(stage, ({ isPrivate }) => isPrivate === true)}`,
      device,
    )
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectAccessible(page, 'sign in required')
    await page.goto('/no/such/page')
    await expectAccessible(page, 'not found')
    await page.goto('/login')
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible()
    await expectAccessible(page, 'sign in')
    await page.getByText('I’m new here').click()
    await page.getByRole('button', { name: 'Sign up' }).click()
    await expect(page.getByText('Enter your name')).toBeVisible()
    await expectAccessible(page, 'sign up with errors')

    await page.getByLabel('Your name').fill('Axel Newcomer')
    await page.getByLabel('Email').fill(`axel-${name}-${Date.now()}@example.com`)
    await page.getByLabel('Password', { exact: true }).fill('a long enough password')
    await page.getByRole('button', { name: 'Sign up' }).click()
    await expect(page.getByRole('heading', { name: 'Getting started' })).toBeVisible()
    await expectAccessible(page, 'getting started')
    await page.getByLabel('Organisation').fill(`Axles of ${name}`)
    await page.getByLabel('First team').fill('Front')
    await page.getByRole('button', { name: 'Create your organisation' }).click()
    await expect(page.getByRole('dialog', { name: 'Welcome to Front' })).toBeVisible()
    await expectAccessible(page, 'welcome')
    await page.getByRole('button', { name: 'Look around' }).click()
    await expect(page.getByText('No retros yet')).toBeVisible()
    await expectAccessible(page, 'team without retros')
  })

  // Rules: A11Y-15
  test(`axe finds no violation on the dashboards, on a ${name}`, async ({ visit }) => {
    const page = await visit('nora', '/dashboard', device)
    await expect(page.getByRole('link', { name: 'Customer Care' })).toBeVisible()
    await expectAccessible(page, 'overview')
    await page.getByRole('button', { name: 'Profile: Nora Lindqvist' }).click()
    await expect(page.getByRole('menuitem', { name: 'Sign out' })).toBeVisible()
    await expectAccessible(page, 'profile menu', '[role="menu"]')
    await page.goto(`/dashboard/team/${TEAMS.care.id}`)
    await expect(page.getByRole('heading', { name: 'Latest retros' })).toBeVisible()
    await expectAccessible(page, 'team')
    await page.getByRole('link', { name: /^Retros/ }).click()
    await page.getByRole('searchbox', { name: 'Filter retros' }).fill('no such retro')
    await expect(page.getByText('No results')).toBeVisible()
    await expectAccessible(page, 'team, nothing found')
    await page.goto(`/team/${TEAMS.care.id}/board/create`)
    await expect(page.getByRole('button', { name: 'Get started' })).toBeVisible()
    await expectAccessible(page, 'create a retro')
  })

  test(`A11Y-13: axe finds no violation on a board of a facilitator, on a ${name}`, async ({
    visit,
    stage,
  }) => {
    const path = `/board/${boardWhere(stage, ({ title }) => title === 'Sprint 60')}`
    const board = boardPage(await visit('jonas', path, device))
    const { page } = board
    const first = page.getByRole('list').getByRole('group').first()
    await expect(first).toBeVisible()
    await expectAccessible(page, 'board')
    await page
      .getByRole('button', { name: /^Add a note/ })
      .first()
      .click()
    await expect(board.editor).toBeFocused()
    await page.keyboard.type('Being written')
    await expectAccessible(page, 'note being written', '[data-editor]')
    await page.keyboard.press('Escape')
    await first.focus()
    await page.keyboard.press(' ')
    await expect(page.getByRole('menu')).toBeVisible()
    await expectAccessible(page, 'note menu', '[role="menu"]')
    await page.keyboard.press('Escape')
    await first.press('r')
    await page.getByRole('button', { name: 'More emoji' }).click()
    await expect(page.getByRole('searchbox', { name: 'Search emoji' })).toBeVisible()
    await expect(page.getByText('Loading emoji…')).toBeHidden()
    await expectAccessible(page, 'emoji', '[role="dialog"]')
    await page.keyboard.press('Escape')
    await first.press('c')
    await expect(page.getByRole('dialog', { name: 'Comments' })).toBeVisible()
    await expectAccessible(page, 'comments', '[role="dialog"]')
  })

  test(`A11Y-13: axe finds no violation on a board of a guest, on a ${name}`, async ({ visit, stage }) => {
    const path = `/board/${boardWhere(stage, ({ isMasked }) => isMasked === true)}`
    const board = boardPage(await visit('guest', path, device))
    const { page } = board
    await board.startNote('Went well', 'Mine')
    await expect(page.getByRole('textbox', { name: 'Your name (optional)' })).toBeVisible()
    await expectAccessible(page, 'brainstorming, with the question for a name')
    await page.keyboard.press('Escape')
    const tools = page.getByRole('button', { name: 'Tools', exact: true })
    if (await tools.isVisible()) await tools.click()
    await page.getByRole('button', { name: 'Share' }).click()
    await expect(page.getByText('Anyone with the link')).toBeVisible()
    await expectAccessible(page, 'share', '[role="dialog"]')
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: /^Users online/ }).click()
    await expect(page.getByText('Anonymous (you)')).toBeVisible()
    await expectAccessible(page, 'people', '[role="dialog"]')
    await page.keyboard.press('Escape')
    await page.getByRole('list').getByRole('group').first().press('?')
    await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible()
    await expectAccessible(page, 'keys', '[role="dialog"]')
  })
}
