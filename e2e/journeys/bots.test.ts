import type { Page } from '@playwright/test'
import { expectAccessible } from '../stage/axe.ts'
import { DESKTOP, expect, PHONE, test } from '../stage/journey.ts'
import { createOwnTeam, visitAs } from '../stage/team-cast.ts'

const topic = (page: Page) => page.getByRole('textbox', { name: 'Topic', exact: true })
const conversation = (page: Page) => page.getByRole('log', { name: 'Conversation' })

/** Types a topic and submits it by Enter. */
async function ask(page: Page, about: string): Promise<void> {
  await topic(page).fill(about)
  await topic(page).press('Enter')
}

test('BOT-6, BOT-8: a topic is answered by questions, which are copied together', async ({
  visit,
  stage,
}) => {
  const team = await createOwnTeam(stage, 'Icebreakers')
  const page = await visitAs(visit, stage, team.owner, `/team/${team.teamId}/icebreaker-questions`, {
    ...DESKTOP,
    permissions: ['clipboard-read', 'clipboard-write'],
  })
  await topic(page).fill('x'.repeat(40))
  await expect(topic(page)).toHaveValue('x'.repeat(28))
  await ask(page, 'Cooking')
  const questions = conversation(page).getByRole('listitem')
  await expect(questions).toHaveCount(3)
  await expect(topic(page)).toHaveValue('')
  await page.getByRole('button', { name: 'Copy the questions about Cooking' }).click()
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toBe((await questions.allTextContents()).join('\n'))
  await ask(page, 'Politics')
  await expect(conversation(page).getByText('Sensitive: check that it suits your team.')).toBeVisible()
  await expect(questions).toHaveCount(6)
  await expectAccessible(page, 'the icebreaker bot')
})

test('BOT-33: three topics are one press away, and the button keeps the focus', async ({ visit, stage }) => {
  const team = await createOwnTeam(stage, 'Starters')
  const page = await visitAs(visit, stage, team.owner, `/team/${team.teamId}/icebreaker-questions`, DESKTOP)
  const topics = page.getByRole('group', { name: 'Topics' }).getByRole('button')
  await expect(topics).toHaveText(['Travel', 'Music', 'First jobs'])
  await expectAccessible(page, 'the icebreaker bot with its topics')
  await topics.filter({ hasText: 'Music' }).click()
  await expect(conversation(page).getByLabel('You: Music')).toBeVisible()
  await expect(conversation(page).getByRole('listitem')).toHaveCount(3)
  await expect(topics.filter({ hasText: 'Music' })).toBeFocused()
})

test('ICE-3: the dashboard and the list of retros of a team link to its icebreaker questions, which link back', async ({
  visit,
  stage,
}) => {
  const team = await createOwnTeam(stage, 'Riggers')
  await team.owner.calls.post(`/api/team/${team.teamId}/boards`, { name: 'Dawn', columns: ['Good'] })
  const page = await visitAs(visit, stage, team.owner, team.path, DESKTOP)
  for (const path of [team.path, `${team.path}/retros`]) {
    await page.goto(path)
    await page.getByRole('link', { name: 'Icebreakers' }).click()
    await expect(page).toHaveURL(`/team/${team.teamId}/icebreaker-questions`)
    await page.getByRole('main').getByRole('link', { name: 'Riggers' }).click()
    await expect(page).toHaveURL(team.path)
  }
})

test('BOT-5, BOT-9, BOT-11, BOT-12: what remains, and why the bot did not answer', async ({
  visit,
  stage,
  expectNoise,
}) => {
  expectNoise(/400/, /429/, /500/)
  const team = await createOwnTeam(stage, 'Short of words')
  const page = await visitAs(visit, stage, team.owner, '/healthz')
  const usage = { currentUsage: 9, limit: 10, planId: null, isMonthly: false }
  await page.route('**/icebreaker/usage', (route) => route.fulfill({ json: usage }))
  await page.goto(`/team/${team.teamId}/icebreaker-questions`)
  await expect(page.getByText('1 of 10 suggestions left')).toBeVisible()
  await ask(page, 'Porn')
  await expect(page.getByText(/^Oops! The input you provided doesn't seem quite right\./)).toBeVisible()
  // What was typed stays, to be changed.
  await expect(topic(page)).toHaveValue('Porn')
  const failWith = async (status: number, code: string) => {
    await page.unroute('**/icebreaker/question?*')
    await page.route('**/icebreaker/question?*', (route) => route.fulfill({ status, json: { code } }))
  }
  await failWith(500, 'internal-error')
  await ask(page, 'Music')
  await expect(page.getByText('Uh oh! Our AI bot is taking a break right now...')).toBeVisible()
  await failWith(429, 'bot-limit')
  await ask(page, 'Music')
  const modal = page.getByRole('dialog', { name: 'Unlock more questions' })
  await expect(modal.getByRole('link', { name: 'Compare plans' })).toBeVisible()
})

test('BOT-10: a visitor asks three times, and is then asked to sign in and come back', async ({
  visit,
  expectNoise,
}) => {
  expectNoise(/401/)
  const page = await visit('guest', '/team/icebreaker-questions', PHONE)
  for (const [at, about] of ['Music', 'Travel', 'Space'].entries()) {
    await ask(page, about)
    await expect(conversation(page).getByRole('listitem')).toHaveCount(3 * (at + 1))
  }
  await expect(page.getByText('0 of 3 suggestions left')).toBeVisible()
  await ask(page, 'Art')
  const prompt = page.getByRole('dialog', { name: 'Sign in to continue' })
  await prompt.getByRole('link', { name: 'Sign in' }).click()
  await expect(page).toHaveURL(/\/login\?returnTo=%2Fteam%2Ficebreaker-questions$/)
})

test('BOT-1, BOT-2, BOT-3: Retro Bot stands first in the gallery, and a retro is started from its columns', async ({
  visit,
  stage,
}) => {
  const team = await createOwnTeam(stage, 'Robots')
  const page = await visitAs(visit, stage, team.owner, `/team/${team.teamId}/board/create`)
  const bot = page.getByRole('region', { name: 'Retro Bot' })
  await expect(bot.getByText("Let's make a Retro! What topic would you like?")).toBeVisible()
  await expect(
    page.getByRole('region', { name: 'Formats' }).getByRole('heading', { level: 2 }).first(),
  ).toHaveText('Retro Bot')
  await bot.getByRole('textbox', { name: 'Topic of the retro' }).fill('onboarding')
  await page.keyboard.press('Enter')
  const columns = bot.getByRole('list', { name: 'Columns about onboarding' }).getByRole('listitem')
  await expect(columns.first()).toBeVisible()
  await expectAccessible(page, 'Retro Bot')
  const before = await columns.allTextContents()
  await expect(async () => {
    // One answer after the other: a late one would change the columns after they were read.
    const answered = page.waitForResponse('**/retro-format?*')
    await bot.getByRole('button', { name: 'Suggest others' }).click()
    await answered
    await expect.poll(() => columns.allTextContents(), { timeout: 2000 }).not.toEqual(before)
  }).toPass()
  const names = await columns.allTextContents()
  await bot.getByRole('button', { name: 'Use these columns' }).click()
  await page.getByRole('button', { name: 'Get started' }).click()
  await expect(page).toHaveURL(/\/board\/[\w-]+$/)
  for (const name of names)
    await expect(
      page.getByRole('heading', { name: name.replace(/ \(.*$/, ''), level: 2 }).first(),
    ).toBeVisible()
})

test('BOT-11, BOT-20: at the limit Retro Bot shows what an upgrade gives; its error stays for 15 seconds', async ({
  visit,
  stage,
  expectNoise,
}) => {
  expectNoise(/429/, /503/)
  const team = await createOwnTeam(stage, 'Many robots')
  const page = await visitAs(visit, stage, team.owner, '/healthz')
  await page.clock.install()
  await page.route('**/retro-format?*', (route) =>
    route.fulfill({ status: 429, json: { code: 'bot-limit' } }),
  )
  // The address names the team, also while the teams of the user load.
  const teams = Promise.withResolvers<void>()
  await page.route('**/api/user-meta', async (route) => {
    await teams.promise
    await route.continue()
  })
  await page.goto(`/team/${team.teamId}/board/create`)
  const bot = page.getByRole('region', { name: 'Retro Bot' })
  await bot.getByRole('textbox').fill('onboarding')
  await bot.getByRole('button', { name: 'Suggest a format' }).click()
  teams.resolve()
  const modal = page.getByRole('dialog', { name: 'Unlock more AI retro formats' })
  await expect(modal).toBeVisible()
  await modal.getByRole('button', { name: 'Close' }).click()
  await page.unroute('**/retro-format?*')
  await page.route('**/retro-format?*', (route) =>
    route.fulfill({ status: 503, json: { code: 'unavailable' } }),
  )
  // The clock moves only when the test moves it: on a slow machine 15 seconds are over soon.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000))
  await bot.getByRole('button', { name: 'Suggest a format' }).click()
  const toast = page.getByText('Uh oh! Our AI bot is taking a break right now...')
  // The first toast loads the code of toasts.
  await expect(async () => {
    await page.clock.runFor(100)
    await expect(toast).toBeVisible({ timeout: 500 })
  }).toPass()
  await page.clock.runFor(13_000)
  await expect(toast).toBeVisible()
  await page.clock.runFor(4000)
  await expect(toast).toHaveCount(0)
})
