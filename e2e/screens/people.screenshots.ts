import type { Page } from '@playwright/test'
import { type AuthorId, asId } from '@retropulse/domain/kernel/ids'
import { z } from 'zod'
import { openBoard, usual } from './steps/open-board.ts'
import { heldRetro } from '../stage/held-retro.ts'
import { type Scene, type Shot, takeScreenshots } from './steps/take-screenshots.ts'

const LONG_NAME = 'Maximiliane-Friederike von Hohenlohe-Ost'
const NAMES = [LONG_NAME, 'Chidi O.', '🦊'] as const

/** People on a board: away ones, removed ones, and a take-over without a facilitator. */
takeScreenshots([
  shot('removal-menu', 'nora', async (scene) => {
    await withPeople(scene)
    await openMenuOf(scene.page, LONG_NAME)
  }),
  shot('content-removed', 'nora', async ({ page, bystander }) => {
    const { path } = await heldRetro(page)
    await bystander(path, LONG_NAME)
    await openBoard(page, path)
    await openPeople(page)
    await openMenuOf(page, LONG_NAME)
    await page.getByRole('button', { name: 'Remove all their notes' }).click()
    await undoOf(page).hover()
  }),
  shot('person-removed', 'nora', async (scene) => {
    await withPeople(scene)
    await remove(scene.page, LONG_NAME)
    await undoOf(scene.page).hover()
  }),
  shot('removed-list', 'nora', async (scene) => {
    const { page } = scene
    await withPeople(scene)
    for (const name of NAMES) await remove(page, name)
    await page
      .getByRole('button', { name: 'Let back in' })
      .nth(NAMES.length - 1)
      .waitFor()
  }),
  shot('away', 'nora', async (scene) => {
    const [long, other] = await withPeople(scene)
    await long?.goAway()
    await other?.goAway()
    await scene.page.getByText('Away', { exact: true }).nth(1).waitFor()
  }),
  shot('removed-page', 'guest', async ({ page }) => {
    const { path, lead } = await heldRetro(page)
    const { uid } = z.object({ uid: z.string() }).parse(await (await page.request.get('/uid')).json())
    await openBoard(page, path)
    await lead({ type: 'remove-person', person: asId<AuthorId>(uid) })
    await page.getByRole('heading', { name: 'You were removed from this retro' }).waitFor()
  }),
  shot('shown-out', 'guest', async ({ page }) => {
    const { path, save } = await heldRetro(page)
    await openBoard(page, path)
    await page
      .getByRole('button', { name: /^Add a note/ })
      .first()
      .click()
    await page.keyboard.type('I am not sure I want to sa')
    await save({ isPrivate: true })
    await page.getByText('This retro is now private.').waitFor()
  }),
  shot('take-over', 'samuel', async ({ page, board }) => {
    await page.clock.install()
    await openBoard(page, board(usual))
    // The page's clock is a minute ahead; its timers stay, since they would cut the connection.
    await page.clock.setSystemTime(Date.now() + 65_000)
    await page.getByRole('button', { name: 'Take over as facilitator' }).waitFor()
  }),
  shot('take-back', 'nora', async ({ page, bystander }) => {
    const { path } = await heldRetro(page)
    await bystander(path, LONG_NAME)
    await playTakeOver(page)
    await openBoard(page, path)
    await page.getByText(`${LONG_NAME} took over as facilitator`).waitFor()
  }),
])

function shot(state: string, who: Shot['who'], show: Shot['show']): Shot {
  return { screen: 'people', state, who, show }
}

/** A board with three guests beside the facilitator, and the list of people open. */
async function withPeople({ page, bystander }: Scene) {
  const { path } = await heldRetro(page)
  const guests = await Promise.all(NAMES.map((name) => bystander(path, name)))
  await openBoard(page, path)
  await openPeople(page)
  return guests
}

async function openPeople(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Users online/ }).click()
  await page.getByRole('dialog', { name: 'Users online' }).waitFor()
}

async function openMenuOf(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: `Options for ${name}` }).click()
  await page.getByRole('group', { name: `Options for ${name}` }).waitFor()
}

async function remove(page: Page, name: string): Promise<void> {
  await openMenuOf(page, name)
  await page.getByRole('button', { name: 'Remove from retro' }).click()
  await page.getByRole('group', { name: `Options for ${name}` }).waitFor({ state: 'detached' })
}

/** The Undo button of the toast, hovered so that the toast stays. */
function undoOf(page: Page) {
  return page.getByRole('region', { name: /^Notifications/ }).getByRole('button', { name: 'Undo' })
}

/** Mocks the board for a facilitator who returns after a minute in which a member took over. */
async function playTakeOver(page: Page): Promise<void> {
  const person = new RegExp(`"name":"${LONG_NAME}"[^}]*"authorId":"([^"]+)"`)
  await page.routeWebSocket(/\/board\/socket\.io\//, (socket) => {
    const server = socket.connectToServer()
    server.onMessage((message) => {
      const text = String(message)
      const takeOver = JSON.stringify({ to: person.exec(text)?.[1] ?? null, at: Date.now() })
      socket.send(text.replace('"takeOver":null', `"takeOver":${takeOver}`))
    })
  })
}
