import type { Page } from '@playwright/test'
import { expect, test } from '../stage/journey.ts'
import { enter } from '../stage/own-server.ts'
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
