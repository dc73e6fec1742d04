import { expectAccessible } from '../stage/axe.ts'
import { DESKTOP, expect, PHONE, test } from '../stage/journey.ts'
import { button, card, makeSurvey, question, title } from '../stage/survey-steps.ts'
import {
  bring,
  createOwnTeam,
  createSomeone,
  type OwnTeam,
  type Someone,
  visitAs,
} from '../stage/team-cast.ts'

const NOBODY_MAY = 'Ask an Org Admin to setup Pulse'
const FAILED = 'Sorry something went wrong'

/** Makes a user an admin of the organisation by an invitation. */
async function makeAdmin({ owner, orgId }: OwnTeam, { calls }: Someone): Promise<void> {
  const input = { emails: `${Math.random()}@example.com`, role: 'admin', isForAnyone: true }
  const { body } = await owner.calls.post(`/api/org/${orgId}/invite`, input)
  const [invitation] = (body as { invitations: { inviteToken: string }[] }).invitations
  await calls.post(`/api/org/${orgId}/join`, { inviteId: invitation?.inviteToken })
}

// Rules: SHELL-40, SHELL-41, PERM-38, PERM-46, PULSE-1, PULSE-2, PULSE-3, PULSE-4, PULSE-5, PULSE-12, PULSE-14, PULSE-17, PULSE-19, PULSE-21, PULSE-26
test('an org admin creates a survey from a template, moves its questions by keyboard and enables it; a member reads it', async ({
  visit,
  stage,
}) => {
  const org = await createOwnTeam(stage, 'Beacons')
  const [admin, member] = [await createSomeone(stage, 'Ada Admin'), await createSomeone(stage, 'Mia Member')]
  await makeAdmin(org, admin)
  await bring(org, member)
  const page = await visitAs(visit, stage, admin, '/pulse')
  await expect(page.getByText('No surveys yet')).toBeVisible()
  await page.getByRole('link', { name: 'Create a survey' }).click()
  await expect(page).toHaveURL('/pulse/create')
  await page.getByRole('link', { name: 'Remote work' }).click()
  await expect(page).toHaveURL('/pulse/create?id=remote-work')
  await expect(title(page)).toHaveValue('Remote work')
  await expect(question(page, 1)).toHaveValue('Tools')

  await button(page, 'Move question 1').focus()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByText('Tools is now question 2 of 6')).toBeAttached()
  await expect(button(page, 'Move question 2')).toBeFocused()
  await page.keyboard.press('End')
  await expect(question(page, 6)).toHaveValue('Tools')
  await page.keyboard.press('ArrowUp')
  await expect(question(page, 5)).toHaveValue('Tools')
  await expect(question(page, 1)).toHaveValue('In the loop')
  await question(page, 1).fill('Hearing of things')
  await page.getByRole('button', { name: /^Emoji of question 1/ }).click()
  await page.getByRole('searchbox', { name: 'Search emoji' }).fill('rocket')
  await page.getByRole('gridcell', { name: 'Rocket', exact: true }).click()
  await expect(page.getByRole('button', { name: /^Emoji of question 1: 🚀/ })).toBeFocused()
  await button(page, 'Create').click()

  await expect(page).toHaveURL('/pulse')
  await expect(page.getByText('Remote work was created')).toBeVisible()
  const survey = card(page, 'Remote work')
  await expect(survey.getByText('No team can see or start it.')).toBeVisible()
  const theirs = await visitAs(visit, stage, member, `${org.path}/pulse`)
  await expect(theirs.getByText('No surveys for this team yet')).toBeVisible()
  await expect(theirs.getByRole('button', { name: 'Set up Pulse' })).toHaveAccessibleDescription(NOBODY_MAY)

  await survey.getByRole('switch').click()
  await expect(survey.getByText('Facilitators of every team can start it.')).toBeVisible()
  await expect(page.getByText('Remote work is available to all teams')).toBeAttached()
  await theirs.reload()
  await expect(card(theirs, 'Remote work').getByRole('listitem')).toHaveText([
    /🚀Hearing of things/,
    /Meetings/,
    /Closeness/,
    /Own time/,
    /Tools/,
    /Place to work/,
  ])
  await theirs.goto('/pulse')
  await expect(card(theirs, 'Remote work')).toBeVisible()
  await expect(theirs.getByRole('switch')).toHaveCount(0)
  await expect(theirs.getByRole('link', { name: 'Create a survey' })).toHaveCount(0)

  await survey.getByRole('switch').click()
  await expect(survey.getByText('No team can see or start it.')).toBeVisible()
  await expect(async () => {
    await theirs.reload()
    await expect(theirs.getByText(NOBODY_MAY)).toBeVisible({ timeout: 1000 })
  }).toPass()
})

test('PULSE-8: the overview and the dashboard of a team have a pulse card, with the next step while no survey is enabled', async ({
  visit,
  stage,
  expectNoise,
}) => {
  expectNoise(/500/)
  const org = await createOwnTeam(stage, 'Foghorns')
  const member = await createSomeone(stage, 'Mia Member')
  await bring(org, member)
  const page = await visitAs(visit, stage, org.owner, '/dashboard')
  const theirs = await visitAs(visit, stage, member, org.path)
  const [pulse, pulseOfTeam] = [page, theirs].map((one) => one.getByRole('region', { name: 'Pulse' }))
  if (!pulse || !pulseOfTeam) throw new Error('two pages')
  await expect(pulseOfTeam.getByText(NOBODY_MAY)).toBeVisible()
  await pulse.getByRole('link', { name: 'Set up Pulse' }).click()
  await expect(page).toHaveURL('/pulse')

  await makeSurvey(org, 'Fog pulse', true)
  await makeSurvey(org, 'Clear pulse', true)
  await makeSurvey(org, 'Nobody’s pulse')
  await page.goto('/dashboard')
  await expect(pulse).toContainText('Fog pulse and one more survey are available to all teams.')
  await theirs.reload()
  await pulseOfTeam.getByRole('link', { name: 'Read the questions' }).click()
  await expect(theirs).toHaveURL(`${org.path}/pulse`)
  await expect(card(theirs, 'Clear pulse')).toBeVisible()

  await page.route('**/pulse-models', (route) =>
    route.fulfill({ status: 500, json: { code: 'internal-error' } }),
  )
  await page.reload()
  await expect(pulse.getByRole('alert')).toHaveText('We couldn’t load the surveys')
  await page.unroute('**/pulse-models')
  await pulse.getByRole('button', { name: 'Try again' }).click()
  await expect(pulse).toContainText('Fog pulse')
})

// Rules: PULSE-9, PULSE-10, PULSE-12, PULSE-17, PULSE-20, PULSE-21, PULSE-26, TRASH-15
test('a survey is changed, deleted after a confirmation, and brought back from the toast and from the trash', async ({
  visit,
  stage,
}) => {
  const org = await createOwnTeam(stage, 'Moorings')
  await makeSurvey(org, 'Harbour pulse')
  const page = await visitAs(visit, stage, org.owner, '/pulse')
  await page.getByRole('link', { name: 'Edit Harbour pulse' }).click()
  await expect(page.getByRole('heading', { name: 'Edit a survey', level: 1 })).toBeVisible()
  await title(page).fill('Quay pulse')
  await button(page, 'Delete question 1').click()
  await expect(page.getByText('Happiness was deleted')).toBeVisible()
  await expect(question(page, 1)).toHaveValue('Communication')
  await expect(question(page, 1)).toBeFocused()
  await button(page, 'Undo').click()
  await expect(question(page, 1)).toHaveValue('Happiness')
  await expect(question(page, 1)).toBeFocused()
  await button(page, 'Add question').click()
  await expect(question(page, 7)).toBeFocused()
  await page.keyboard.type('Tides')
  await button(page, 'Update').click()
  await expect(page.getByText('Quay pulse was updated')).toBeVisible()
  const survey = card(page, 'Quay pulse')
  await survey.getByText('7 questions').click()
  await expect(survey.getByRole('listitem').last()).toHaveText(/Tides/)

  const remove = async () => {
    await button(page, 'Delete Quay pulse').click()
    await page
      .getByRole('dialog', { name: 'Delete Quay pulse?' })
      .getByRole('button', { name: 'Delete' })
      .click()
    // The toast of an earlier deletion may still stand beside it.
    await expect(page.getByText('Quay pulse was deleted').last()).toBeVisible()
    await expect(survey).toHaveCount(0)
    await expect(page.getByRole('heading', { name: 'Surveys', exact: true })).toBeFocused()
  }
  await remove()
  await button(page, 'Undo').click()
  await expect(survey).toBeVisible()
  await remove()
  await page.reload()
  await expect(page.getByText(/^Deleted on .* Restore it by/)).toBeVisible()
  await button(page, 'Restore Quay pulse').click()
  await expect(survey).toBeVisible()
  await expect(page.getByText('Recently deleted')).toHaveCount(0)
})

test('ERROR-10, PULSE-6: a switch that fails goes back and shows a toast; surveys that cannot be loaded can be loaded again', async ({
  visit,
  stage,
  expectNoise,
}) => {
  expectNoise(/500/)
  const org = await createOwnTeam(stage, 'Capstans')
  await makeSurvey(org, 'Rope pulse')
  const page = await visitAs(visit, stage, org.owner, '/pulse')
  const failing = (path: string) =>
    page.route(path, (route) => route.fulfill({ status: 500, json: { code: 'internal-error' } }))
  await failing('**/toggle')
  const toggle = card(page, 'Rope pulse').getByRole('switch')
  await toggle.click()
  await expect(page.getByText(FAILED, { exact: true })).toBeVisible()
  await expect(toggle).not.toBeChecked()
  await page.unroute('**/toggle')
  let saved = 0
  page.on('response', (response) => {
    if (response.url().endsWith('/toggle') && response.ok()) saved += 1
  })
  await toggle.click()
  await toggle.click()
  await toggle.click()
  await expect(toggle).toBeChecked()
  await expect.poll(() => saved).toBe(3)
  await expect(page.getByText('Rope pulse is available to all teams')).toBeAttached()

  await failing('**/pulse-models')
  await page.reload()
  await expect(page.getByText('We couldn’t load the surveys')).toBeVisible()
  await page.unroute('**/pulse-models')
  await button(page, 'Try again').click()
  await expect(toggle).toBeChecked()
})

for (const [name, device] of [
  ['desktop', DESKTOP],
  ['phone', PHONE],
] as const)
  test(`A11Y-16: axe finds no violation on the pages of surveys, on a ${name}`, async ({ visit, stage }) => {
    const org = await createOwnTeam(stage, 'Lanterns')
    await makeSurvey(org, 'Lantern pulse', true)
    const member = await createSomeone(stage, 'Mia Member')
    await bring(org, member)
    const page = await visitAs(visit, stage, org.owner, '/pulse', device)
    await card(page, 'Lantern pulse').getByText('6 questions').click()
    await expectAccessible(page, 'surveys')
    await button(page, 'Delete Lantern pulse').click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expectAccessible(page, 'delete a survey', '[role="dialog"]')
    await page.goto('/pulse/create')
    await expect(button(page, 'Create')).toBeVisible()
    await expectAccessible(page, 'a new survey')
    await page.getByRole('button', { name: /^Emoji of question 1/ }).click()
    await expect(page.getByRole('gridcell').first()).toBeVisible()
    await expectAccessible(page, 'choosing an emoji', '[role="dialog"]')
    const theirs = await visitAs(visit, stage, member, `${org.path}/pulse`, device)
    await expect(card(theirs, 'Lantern pulse')).toBeVisible()
    await expectAccessible(theirs, 'surveys of a team')
  })
