import type { Page } from '@playwright/test'
import type { Status } from '@retropulse/contract/accounts'
import { PASSWORD } from '../../server/src/testing/test-browser.ts'
import { expect, test } from '../stage/journey.ts'
import { boardPage } from '../stage/board-page.ts'
import { boardOf, enter } from '../stage/own-server.ts'
import { bring, createOwnTeam, createSomeone, type Someone, visitAs } from '../stage/team-cast.ts'

/** A user comes back to a tab of the browser. */
async function lookAt(page: Page): Promise<void> {
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
}

/** The user of a browser signs out in this tab, and another one signs in. */
async function changeAccount(page: Page, url: string, { calls }: Someone): Promise<void> {
  await page.goto('/logout')
  await expect(page).toHaveURL('/login')
  await enter(page.context(), url, calls.cookies)
  await page.goto('/dashboard')
  await expect(page.getByRole('button', { name: /^Profile/ })).toBeVisible()
}

test('OFFLINE-15: a tab that was left open shows nothing that the account before has read', async ({
  visit,
  stage,
  expectNoise,
}) => {
  expectNoise(/404/, /401/)
  const [team, other] = [await createOwnTeam(stage, 'Divers'), await createOwnTeam(stage, 'Sailmakers')]
  const ada = await createSomeone(stage, 'Ada Example')
  await bring(team, ada)
  const left = await visitAs(visit, stage, ada, `${team.path}/members`)
  await expect(left.getByText('Olga Owner').first()).toBeVisible()
  await left.getByRole('link', { name: 'Actions' }).click()
  await left.getByRole('link', { name: 'Members' }).click()
  const tab = await left.context().newPage()
  await changeAccount(tab, stage.url, other.owner)
  await lookAt(left)
  await expect(left.getByText('Divers')).toHaveCount(0)
  await expect(left.getByText('Ada Example')).toHaveCount(0)
})

test('CREATE-4: what a user typed for a new retro is not shown to the next account of the browser', async ({
  visit,
  stage,
  expectNoise,
}) => {
  expectNoise(/401/)
  const [first, second] = [await createOwnTeam(stage, 'Riggers'), await createOwnTeam(stage, 'Stokers')]
  const page = await visitAs(visit, stage, first.owner, `/team/${first.teamId}/board/create`)
  await page.getByRole('textbox', { name: 'Title' }).fill('Who has to go')
  await changeAccount(page, stage.url, second.owner)
  await page.goto(`/team/${second.teamId}/board/create`)
  await expect(page.getByRole('textbox', { name: 'Title' })).not.toHaveValue('Who has to go')
})

test('SHELL-66: an unsaved name is neither shown nor saved as the name of the next account of the browser', async ({
  visit,
  stage,
  expectNoise,
}) => {
  expectNoise(/401/)
  const [ada, bo] = [await createSomeone(stage, 'Ada Example'), await createSomeone(stage, 'Bo Example')]
  const left = await visitAs(visit, stage, ada, '/account')
  const name = left.getByLabel('Your name')
  await name.fill('Ada Newly-Wed')
  const tab = await left.context().newPage()
  await changeAccount(tab, stage.url, bo)
  await lookAt(left)
  await expect(name).toHaveValue('Bo Example')
  await left.reload()
  await expect(name).toHaveValue('Bo Example')
})

test('SHELL-66: an unsaved name is there again for the account whose session ended without signing out, and for no other', async ({
  visit,
  stage,
  expectNoise,
}) => {
  expectNoise(/401/)
  const [ada, bo] = [await createSomeone(stage, 'Ada Example'), await createSomeone(stage, 'Bo Example')]
  const page = await visitAs(visit, stage, ada, '/account')
  const name = page.getByLabel('Your name')
  const sessionEnds = async () => {
    await page.context().clearCookies()
    await page.goto('/account')
    await expect(page).toHaveURL(/\/login/)
  }
  await name.fill('Ada Newly-Wed')
  await sessionEnds()
  await enter(page.context(), stage.url, ada.calls.cookies)
  await page.goto('/account')
  await expect(name).toHaveValue('Ada Newly-Wed')

  await sessionEnds()
  await enter(page.context(), stage.url, bo.calls.cookies)
  await page.goto('/account')
  await expect(name).toHaveValue('Bo Example')
  await enter(page.context(), stage.url, ada.calls.cookies)
  await page.goto('/account')
  await expect(name).toHaveValue('Ada Example')
})

// Rules: SHELL-66
test('the text of a new action item is there again after the session ended while it was saved', async ({
  visit,
  stage,
  expectNoise,
}) => {
  expectNoise(/401/)
  const team = await createOwnTeam(stage, 'Caulkers')
  const retro = { name: 'Dry dock', columns: ['Start', 'Stop'], format: 'start-stop-continue' }
  expect((await team.owner.calls.post(`/api/team/${team.teamId}/boards`, retro)).status).toBe(201)
  const actions = `${team.path}/actions`
  const page = await visitAs(visit, stage, team.owner, actions)
  const text = page.getByLabel('New action')
  await text.fill('Caulk the seams')
  await page.context().clearCookies()
  await page.getByRole('button', { name: 'Add action' }).click()
  await expect(page).toHaveURL(/\/login/)
  await enter(page.context(), stage.url, team.owner.calls.cookies)
  await page.goto(actions)
  await expect(text).toHaveValue('Caulk the seams')

  await page.getByRole('button', { name: 'Add action' }).click()
  await expect(page.getByText('Caulk the seams')).toBeVisible()
  await page.reload()
  await expect(page.getByText('Caulk the seams')).toBeVisible()
  await expect(text).toHaveValue('')
})

test('CONN-20: a board that was left open shows and sends nothing that the account before has typed, and keeps it for that account', async ({
  visit,
  stage,
  expectNoise,
}) => {
  expectNoise(/401/)
  const [ada, bo] = [await createSomeone(stage, 'Ada Example'), await createSomeone(stage, 'Bo Example')]
  const path = await boardOf(ada.calls, 'Shared tides')
  const { profile } = (await ada.calls.get('/status')).body as Status
  const email = profile?.email
  const left = boardPage(await visitAs(visit, stage, ada, path))
  await left.startNote('Start', 'Who has to go')
  await expect(left.editor).toHaveValue('Who has to go')
  const tab = await left.page.context().newPage()
  await tab.goto('/logout')
  await expect(tab).toHaveURL('/login')
  await expect(left.page.getByRole('link', { name: 'Sign in' })).toBeVisible()
  await expect(left.editor).toHaveCount(0)
  await expect(left.page.getByText('What you typed is saved on this device')).toBeVisible()
  await enter(tab.context(), stage.url, bo.calls.cookies)
  await tab.goto(path)
  await lookAt(left.page)
  await expect(left.page.getByRole('button', { name: 'Profile: Bo Example' })).toBeVisible()
  await left.addNote('Stop', 'Said by Bo')
  await expect(boardPage(tab).note('Said by Bo')).toBeVisible()
  await expect(left.editor).toHaveCount(0)
  await left.page.reload()
  await expect(left.note('Said by Bo')).toBeVisible()
  await expect(left.page.getByText('Who has to go')).toHaveCount(0)

  // One tab of the account takes it over.
  await left.page.close()
  // Signing out has ended the session that the calls share with the page.
  expect((await ada.calls.post('/api/auth/sign-in/email', { email, password: PASSWORD })).status).toBe(200)
  await changeAccount(tab, stage.url, ada)
  await tab.goto(path)
  await expect(boardPage(tab).editor).toHaveValue('Who has to go')
})
