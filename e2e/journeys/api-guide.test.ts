import type { Page } from '@playwright/test'
import { joinBoard } from '../../server/src/testing/board-client.ts'
import { noteSaying, startBoard } from '../../server/src/testing/retro.ts'
import { openBrowser } from '../../server/src/testing/test-browser.ts'
import { expectAccessible } from '../stage/axe.ts'
import { DESKTOP, expect, test } from '../stage/journey.ts'
import { sendAnswers, startSurvey } from '../stage/pulse-steps.ts'
import { runCommand } from '../stage/shell-command.ts'
import type { Stage } from '../stage/stage.ts'
import { createOwnTeam, type OwnTeam, visitAs } from '../stage/team-cast.ts'

/** A team with something of everything that the guide reads. */
async function fillTeam(stage: Stage, team: OwnTeam): Promise<void> {
  const { owner, teamId } = team
  const boardId = await startBoard(owner.calls, teamId)
  const client = await joinBoard(stage.url, boardId, owner.calls.cookie())
  for (const command of [
    noteSaying('Builds are slow', 'n1'),
    { type: 'add-comment', noteId: 'n1', commentId: 'k1', text: 'Since March' },
    { type: 'set-reaction', noteId: 'n1', emoji: '🎉', on: true },
  ])
    expect(await client.send(command as ReturnType<typeof noteSaying>)).toMatchObject({ ok: true })
  client.close()
  const surveyId = await startSurvey(team, 'September')
  for (const value of [3, 4, 5, 4, 3] as const) {
    const guest = openBrowser(stage.url)
    await guest.get('/uid')
    await sendAnswers(guest, surveyId, value)
  }
}

/** Where two values differ in kind: in their fields, or in the type of one. Null stands for any value. */
function differences(shown: unknown, real: unknown, path = 'answer'): readonly string[] {
  if (shown === null || real === null) return []
  if (Array.isArray(shown) && Array.isArray(real))
    return shown.length > 0 && real.length > 0 ? differences(shown[0], real[0], `${path}[0]`) : []
  if (typeof shown !== 'object' || typeof real !== 'object')
    return typeof shown === typeof real ? [] : [`${path}: ${typeof shown}, really ${typeof real}`]
  const [one, other] = [shown as Record<string, unknown>, real as Record<string, unknown>]
  return [...new Set([...Object.keys(one), ...Object.keys(other)])].flatMap((key) =>
    key in one && key in other
      ? differences(one[key], other[key], `${path}.${key}`)
      : [`${path}.${key}: ${key in one ? 'not in the real answer' : 'not in the guide'}`],
  )
}

async function callsOn(page: Page): Promise<readonly { name: string; command: string; answer: unknown }[]> {
  await page.getByRole('heading', { name: 'Good to know' }).waitFor()
  const calls = await page.locator('section section').evaluateAll((sections) =>
    sections.map((section) => {
      const [command, answer] = [...section.querySelectorAll('pre')].map(({ textContent }) => textContent)
      return { name: section.querySelector('h3')?.textContent ?? '', command, answer }
    }),
  )
  return calls.map(({ name, command = '', answer = '' }) => ({
    name,
    command,
    answer: JSON.parse(answer) as unknown,
  }))
}

test('API-23: every command of the guide runs as it stands, and is answered as the guide shows', async ({
  visit,
  stage,
}) => {
  const team = await createOwnTeam(stage, 'Guides')
  await fillTeam(stage, team)
  const made = await team.owner.calls.post(`/api/org/${team.orgId}/api-keys`, {
    scopes: ['read', 'write', 'metrics'],
  })
  const page = await visit('guest', '/api-guide')
  const variables: Record<string, string> = { KEY: (made.body as { key: string }).key }
  const shown = await callsOn(page)
  expect(shown.length).toBeGreaterThan(10)
  // An action item has to be there before it is listed.
  const adding = shown.find(
    ({ command }) => command.includes('--request POST') && command.includes('action-items'),
  )
  variables['TEAM'] = team.teamId
  const added = await runCommand(adding?.command ?? '', variables)
  variables['ACTION_ITEM'] = (added.body as { id: string }).id
  for (const { name, command, answer } of shown) {
    const { status, body } = await runCommand(command, variables)
    expect([name, status < 300]).toEqual([name, true])
    expect([name, differences(answer, body)]).toEqual([name, []])
    if (name === 'List the retros of a team')
      variables['RETRO'] = (body as { data: readonly { id: string }[] }).data[0]?.id ?? ''
  }
})

test('API-26: a link beside the guide brings a call to the top and the focus to its heading', async ({
  visit,
}) => {
  const page = await visit('guest', '/api-guide')
  const heading = page.getByRole('heading', { name: 'Start a retro' })
  await expect(heading).not.toBeInViewport()
  await page
    .getByRole('navigation', { name: 'On this page' })
    .getByRole('link', { name: 'Start a retro' })
    .click()
  await expect(heading).toBeInViewport()
  await expect(heading).toBeFocused()
})

test('API-23: the guide is read without an account, and a command is copied', async ({ visit, stage }) => {
  const page = await visit('guest', '/api-guide', {
    ...DESKTOP,
    permissions: ['clipboard-read', 'clipboard-write'],
  })
  await expectAccessible(page, 'the API guide')
  await expect(page.getByRole('main').locator('p code', { hasText: 'x-api-key' })).toHaveCSS(
    'white-space',
    'nowrap',
  )
  await page.getByRole('button', { name: 'Copy the command: List the teams' }).click()
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toBe(`curl \\\n  --header "x-api-key: $KEY" \\\n  "${stage.url}/api/public/v1/teams"`)
})

test('API-9, API-14: an owner chooses what a key may do, and gets to the guide', async ({ visit, stage }) => {
  const team = await createOwnTeam(stage, 'Scopes')
  const page = await visitAs(visit, stage, team.owner, '/settings')
  await page.getByRole('button', { name: 'Create API key' }).click()
  const making = page.getByRole('dialog', { name: 'Create API key' })
  await making.getByRole('textbox', { name: 'Name' }).fill('Reporter')
  const scope = (name: RegExp) => making.getByRole('checkbox', { name })
  await expect(scope(/^Read/)).toBeChecked()
  await scope(/^Read/).click()
  await making.getByRole('button', { name: 'Create key' }).click()
  await expect(making.getByText('Choose what the key can do')).toBeVisible()
  await scope(/^Write/).click()
  await scope(/^Metrics/).click()
  await making.getByRole('button', { name: 'Create key' }).click()
  const key = await page.getByRole('textbox', { name: 'API key' }).inputValue()
  await expect(page.getByText('Write and metrics · Ends in')).toBeVisible()
  const asked = async (path: string) => (await openBrowser(stage.url).get(path, { 'x-api-key': key })).status
  expect([await asked('/api/public/metrics'), await asked('/api/public/v1/teams')]).toEqual([200, 403])
  await page.getByRole('link', { name: 'API guide' }).click()
  await expect(page.getByRole('heading', { name: 'API guide', level: 1 })).toBeVisible()
})
