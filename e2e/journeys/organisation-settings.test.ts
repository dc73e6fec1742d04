import { readFileSync } from 'node:fs'
import { openBrowser } from '../../server/src/testing/test-browser.ts'
import { expectAccessible } from '../stage/axe.ts'
import { DESKTOP, expect, test } from '../stage/journey.ts'
import { answerMood, moodQuestion, moodResults } from '../stage/mood-steps.ts'
import { createOwnTeam, visitAs } from '../stage/team-cast.ts'

test('ORG-11, ORG-12, SHELL-44: an owner renames the organisation; Save is disabled while the name is empty or unchanged', async ({
  visit,
  stage,
  expectNoise,
}) => {
  expectNoise(/500/)
  const org = await createOwnTeam(stage, 'Buoys')
  const page = await visitAs(visit, stage, org.owner, '/settings')
  const name = page.getByLabel('Organisation name')
  const save = page.getByRole('region', { name: 'Name' }).getByRole('button', { name: 'Save' })
  await expect(name).toHaveValue('Buoys Ltd')
  await expect(save).toBeDisabled()
  await name.fill(' ')
  await expect(page.getByText('Please enter a name')).toBeVisible()
  await expect(save).toBeDisabled()
  await name.fill('x'.repeat(120))
  await expect(name).toHaveValue('x'.repeat(100))

  await name.fill('Buoys & Bells')
  await page.route('**/api/org/*/settings', (route) =>
    route.fulfill({ status: 500, json: { code: 'internal-error' } }),
  )
  await save.click()
  await expect(page.getByText('Sorry something went wrong', { exact: true })).toBeVisible()
  await expect(name).toHaveValue('Buoys & Bells')
  await page.unroute('**/api/org/*/settings')
  await save.click()
  await expect(page.getByText('Saved')).toBeVisible()
  await expect(save).toBeDisabled()
  await expect(page.getByRole('heading', { name: 'Buoys & Bells', level: 1 })).toBeVisible()
  await expect(page.getByRole('banner').getByText('Buoys & Bells')).toBeVisible()
  await expect(
    page.getByText('Olga Owner renamed the organisation from “Buoys Ltd” to “Buoys & Bells”'),
  ).toBeVisible()
})

test('SHELL-66: an unsaved name, anonymity floor and profile survive a reload and another page, until saved or discarded', async ({
  visit,
  stage,
}) => {
  const org = await createOwnTeam(stage, 'Sextants')
  const page = await visitAs(visit, stage, org.owner, '/settings')
  const name = page.getByLabel('Organisation name')
  const floor = page.getByLabel('Answers needed')
  await name.fill('Sextants & Sons')
  await floor.selectOption('6 people')
  await page.getByRole('navigation').getByRole('link', { name: 'Admins' }).click()
  await page.getByRole('heading', { name: 'Admins' }).waitFor()
  await page.goBack()
  await expect(name).toHaveValue('Sextants & Sons')
  await page.reload()
  await expect(name).toHaveValue('Sextants & Sons')
  await expect(floor).toHaveValue('6')
  await expect(page.getByText('Kept on this device until you save.')).toHaveCount(2)
  await expectAccessible(page, 'settings that are not saved')

  const discard = page.getByRole('button', { name: 'Discard changes' })
  await discard.last().click()
  await expect(floor).toHaveValue('3')
  await expect(floor).toBeFocused()
  await page.getByRole('region', { name: 'Name' }).getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('heading', { name: 'Sextants & Sons', level: 1 })).toBeVisible()
  await expect(discard).toHaveCount(0)
  await page.reload()
  await expect(floor).toHaveValue('3')
  await expect(discard).toHaveCount(0)

  await page.goto('/account')
  await page.getByLabel('Your name').fill('Olga Offshore')
  await page.reload()
  await expect(page.getByLabel('Your name')).toHaveValue('Olga Offshore')
  await discard.click()
  await expect(page.getByLabel('Your name')).toHaveValue('Olga Owner')
  await expect(page.getByLabel('Your name')).toBeFocused()

  await page.goto('/admins')
  const invite = page.getByRole('button', { name: 'Invite', exact: true })
  await invite.click()
  await page.getByLabel('Email addresses').fill('mate@example.org')
  await page.reload()
  await invite.click()
  await expect(page.getByLabel('Email addresses')).toHaveValue('mate@example.org')
  await page.getByRole('button', { name: 'Send invite' }).click()
  await expect(page.getByRole('button', { name: 'Options for mate@example.org' })).toBeVisible()
  await page.reload()
  await invite.click()
  await expect(page.getByLabel('Email addresses')).toHaveValue('')
})

// Rules: ANON-23, MOOD-20, MOOD-27, ORG-13
test('an owner raises how many people have to answer before moods are disclosed, and the poll says that number', async ({
  visit,
  stage,
  expectNoise,
}) => {
  expectNoise(/500/)
  const org = await createOwnTeam(stage, 'Sounders')
  const page = await visitAs(visit, stage, org.owner, '/settings')
  const section = page.getByRole('region', { name: 'Anonymous results' })
  await expect(section).toContainText(
    'If you raise the number, past mood results with fewer answers are hidden for good. A survey keeps the number that was set when it started.',
  )
  const people = section.getByLabel('Answers needed')
  const save = section.getByRole('button', { name: 'Save' })
  await expect(people).toHaveValue('3')
  await expect(people.getByRole('option')).toHaveText(
    [3, 4, 5, 6, 7, 8, 9, 10].map((count) => `${count} people`),
  )
  await expect(save).toHaveCount(0)
  await people.selectOption('5 people')
  await page.route('**/api/org/*/settings', (route) =>
    route.fulfill({ status: 500, json: { code: 'internal-error' } }),
  )
  await save.click()
  await expect(page.getByText('Sorry something went wrong', { exact: true })).toBeVisible()
  await expect(people).toHaveValue('5')
  await page.unroute('**/api/org/*/settings')
  await save.click()
  await expect(page.getByText('Saved')).toBeVisible()
  await expect(save).toHaveCount(0)
  await expect(people).toBeFocused()
  await expect(
    page.getByText('Olga Owner changed the answers needed for anonymous results from 3 to 5'),
  ).toBeVisible()
  await page.reload()
  await expect(people).toHaveValue('5')
  await expectAccessible(page, 'settings with an anonymity floor')

  const { body } = await org.owner.calls.post(`/api/team/${org.teamId}/boards`, {
    name: 'First sounding',
    columns: ['One'],
    startMoodPoll: true,
  })
  await page.goto(`/board/${(body as { id: string }).id}`)
  const question = moodQuestion(page)
  await expect(question).toContainText('Results show once 5 people have answered.')
  await answerMood(page, 'Good')
  await page.getByRole('button', { name: 'End poll' }).click()
  await expect(moodResults(page)).toContainText('Results show after 4 more answers.')
})

test('ORG-14, ORG-32: the figures of all retros are downloaded as a table', async ({
  visit,
  stage,
  expectNoise,
}) => {
  expectNoise(/500/)
  const org = await createOwnTeam(stage, 'Chandlers')
  await org.owner.calls.post(`/api/team/${org.teamId}/boards`, { name: 'First watch', columns: ['One'] })
  const page = await visitAs(visit, stage, org.owner, '/settings')
  const waiting = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download CSV' }).click()
  const download = await waiting
  expect(download.suggestedFilename()).toBe('Chandlers-Ltd.csv')
  expect(readFileSync(await download.path(), 'utf8')).toContain('Chandlers,First watch,')
  const waitingForExcel = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download for Excel' }).click()
  const excel = await waitingForExcel
  expect(excel.suggestedFilename()).toBe('Chandlers-Ltd.xlsx')
  expect(
    readFileSync(await excel.path())
      .subarray(0, 2)
      .toString(),
  ).toBe('PK')
  await page.route('**/api/org/*/metrics?*', (route) =>
    route.fulfill({ status: 500, json: { code: 'internal-error' } }),
  )
  await page.getByRole('button', { name: 'Download CSV' }).click()
  await expect(page.getByText('Sorry something went wrong', { exact: true })).toBeVisible()
})

test('API-9, API-13, API-27: an API key is made, shown once, works as the guide says, and is revoked', async ({
  visit,
  stage,
  expectNoise,
}) => {
  expectNoise(/400/)
  const org = await createOwnTeam(stage, 'Pursers')
  const page = await visitAs(visit, stage, org.owner, '/settings', {
    ...DESKTOP,
    permissions: ['clipboard-read', 'clipboard-write'],
  })
  await page.getByRole('button', { name: 'Create API key' }).click()
  const making = page.getByRole('dialog', { name: 'Create API key' })
  await making.getByRole('button', { name: 'Create key' }).click()
  await expect(making.getByText('Enter a name')).toBeVisible()
  await making.getByRole('textbox', { name: 'Name' }).fill('Warehouse')
  await making.getByRole('checkbox', { name: /^Metrics/ }).click()
  await making.getByLabel('Expires').selectOption('In 30 days')
  await expect(making.getByText(/^Expires after \d+ \w+ \d{4}$/)).toBeVisible()
  await making.getByLabel('Expires').selectOption('On a date')
  await making.getByLabel('Last day').fill('2020-01-01')
  await making.getByRole('button', { name: 'Create key' }).click()
  await expect(making.getByText('Choose today or a later day')).toBeVisible()
  await expectAccessible(page, 'a new key', '[role=dialog]')
  await making.getByLabel('Last day').fill('2090-01-31')
  await making.getByRole('textbox', { name: 'Name' }).focus()
  await expect(making.getByText('31 January 2090')).toBeVisible()
  await making.getByRole('button', { name: 'Create key' }).click()
  await expect(making).toBeHidden()
  const key = page.getByRole('textbox', { name: 'API key' })
  await expect(key).toBeFocused()
  await page.getByRole('button', { name: 'Copy', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toBe(await key.inputValue())
  await expectAccessible(page, 'settings with a key')
  const program = openBrowser(stage.url)
  const read = () => program.get('/api/public/metrics', { 'x-api-key': copied })
  expect((await read()).body).toMatchObject({ organisation: { name: 'Pursers Ltd' } })

  await page.reload()
  const row = page.getByRole('listitem').filter({ hasText: `Ends in ${copied.slice(-4)}` })
  await expect(row).toContainText(/Created .*Last used .*Expires after 31\sJan\s2090/)
  await expect(key).toHaveCount(0)
  await page.getByRole('button', { name: 'Revoke Warehouse' }).click()
  const dialog = page.getByRole('dialog', { name: 'Revoke Warehouse?' })
  await dialog.getByRole('button', { name: 'Revoke key' }).click()
  await expect(page.getByText('API key revoked')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Create API key' })).toBeFocused()
  expect((await read()).status).toBe(401)
  await expect(page.getByText(`Olga Owner revoked the API key ending in ${copied.slice(-4)}`)).toBeVisible()
})

test('AUDIT-2, AUDIT-5: owners read who changed what, 50 entries at a time', async ({ visit, stage }) => {
  const org = await createOwnTeam(stage, 'Pilots of Records')
  for (let at = 1; at <= 26; at += 1)
    for (const isArchived of [true, false])
      await org.owner.calls.post(`/api/team/${org.teamId}/settings`, { isArchived })
  const page = await visitAs(visit, stage, org.owner, '/settings')
  const activity = page.getByRole('region', { name: 'Activity' })
  await expect(activity.getByRole('listitem')).toHaveCount(50)
  await expect(activity.getByRole('listitem').first()).toContainText(
    'Olga Owner restored Pilots of Records from the archive',
  )
  await activity.getByRole('button', { name: 'Show more' }).click()
  await expect(activity.getByText('Olga Owner created Pilots of Records Ltd')).toBeVisible()
  await expect(activity.getByRole('button', { name: 'Show more' })).toHaveCount(0)
})
