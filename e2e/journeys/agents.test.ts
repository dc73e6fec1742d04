import type { Page } from '@playwright/test'
import { expectAccessible } from '../stage/axe.ts'
import { AGENT_CALLBACK, registerAgent } from '../stage/desk-agent.ts'
import { expect, PHONE, test } from '../stage/journey.ts'
import { createOwnTeam, createSomeone, visitAs } from '../stage/team-cast.ts'

/** Stands for the agent to which the browser is led. */
async function playAgent(page: Page): Promise<void> {
  await page.route(`${AGENT_CALLBACK}**`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Agent</title><h1>Back in the agent</h1>' }),
  )
}

test('MCP-11, MCP-14: an owner lets an agent in, sees it in the settings and disconnects it', async ({
  visit,
  stage,
}) => {
  const org = await createOwnTeam(stage, 'Agents')
  const agent = await registerAgent(stage.url, 'Desk agent')
  const page = await visitAs(visit, stage, org.owner, agent.path)
  await playAgent(page)
  await expect(page.getByRole('heading', { name: 'Connect Desk agent?' })).toBeVisible()
  await expect(page.getByText('Next you’ll go to')).toContainText('127.0.0.1:8976')
  await expect(page.getByText('Organisation: Agents Ltd')).toBeVisible()
  await expectAccessible(page, 'the page that lets an agent in')
  const [read, write] = [/^Read/, /^Write/].map((name) => page.getByRole('checkbox', { name }))
  await expect(read!).toBeChecked()
  await expect(write!).not.toBeChecked()
  await read!.click()
  await page.getByRole('button', { name: 'Connect' }).click()
  await expect(page.getByRole('alert').getByText('Choose what the agent can do')).toBeVisible()
  await read!.click()
  await page.getByRole('button', { name: 'Connect' }).click()
  await expect(page.getByRole('heading', { name: 'Back in the agent' })).toBeVisible()
  const { searchParams } = new URL(page.url())
  expect([searchParams.get('state'), searchParams.get('iss')]).toEqual(['where was I?', stage.url])
  const token = await agent.redeem(searchParams.get('code') ?? '')
  expect(await agent.statusOfTeams(token)).toBe(200)

  await page.goto('/settings')
  const agents = page.getByRole('region', { name: 'Agents' })
  await expect(agents.getByLabel('Address for agents')).toHaveValue(`${stage.url}/mcp`)
  await expect(agents.getByText('Desk agent')).toBeVisible()
  await expect(agents.getByText(/^Read\s· Connected\son/)).toBeVisible()
  await agents.getByRole('button', { name: 'Disconnect Desk agent' }).click()
  await page
    .getByRole('alertdialog')
    .or(page.getByRole('dialog'))
    .getByRole('button', { name: 'Disconnect' })
    .click()
  await expect(agents.getByText('No agents yet')).toBeVisible()
  expect(await agent.statusOfTeams(token)).toBe(401)
  await expect(page.getByText('Olga Owner disconnected the agent “Desk agent”')).toBeVisible()
})

test('MCP-11: on a phone an owner of two organisations chooses one, and declines', async ({
  visit,
  stage,
}) => {
  const org = await createOwnTeam(stage, 'Firsts')
  await org.owner.calls.post('/api/org', { name: 'Seconds Ltd', teamName: 'Seconds' })
  const agent = await registerAgent(stage.url, 'An agent with a name that goes on and on for sixty letters')
  const page = await visitAs(visit, stage, org.owner, agent.path, PHONE)
  await playAgent(page)
  await page.getByLabel('Organisation', { exact: true }).selectOption('Seconds Ltd')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  await page.getByRole('button', { name: 'Decline' }).click()
  await expect(page.getByRole('heading', { name: 'Back in the agent' })).toBeVisible()
  expect(new URL(page.url()).searchParams.get('error')).toBe('access_denied')
})

test('MCP-11: signed-out users sign in first; a user who owns nothing, or comes with a wrong request, reads so', async ({
  visit,
  stage,
  expectNoise,
}) => {
  expectNoise(/40[01]/)
  const agent = await registerAgent(stage.url, 'Desk agent')
  const guest = await visit('guest', agent.path)
  await expect(guest).toHaveURL(/\/login\?returnTo=%2Fagent-consent/)
  const page = await visitAs(visit, stage, await createSomeone(stage, 'Mo Member'), agent.path)
  await expect(page.getByRole('heading', { name: 'Only org owners can connect an agent' })).toBeVisible()
  await page.goto(agent.path.replace('8976', '8976%2Felsewhere'))
  await expect(page.getByRole('heading', { name: 'This request isn’t valid' })).toBeVisible()
})
