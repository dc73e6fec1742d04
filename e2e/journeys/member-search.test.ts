import { expectAccessible } from '../stage/axe.ts'
import { openBrowser, signUp } from '../../server/src/testing/test-browser.ts'
import { expect, PHONE, test } from '../stage/journey.ts'
import { bring, createOwnTeam, createSomeone, visitAs } from '../stage/team-cast.ts'

const NAMES = ['Asta', 'Björn', 'Cleo', 'Dag', 'Elsa', 'Finn', 'Greta', 'Hugo', 'Ida', 'Jon', 'Kari']

// Rules: TEAM-32
test('members of a large team are searched by name and address', async ({ visit, stage }) => {
  const team = await createOwnTeam(stage, 'Dockers')
  for (const name of NAMES) await bring(team, await createSomeone(stage, `${name} Member`))
  const page = await visitAs(visit, stage, team.owner, `${team.path}/members`)
  const rows = page.getByRole('row')
  await expect(rows).toHaveCount(NAMES.length + 2)
  const field = page.getByRole('searchbox', { name: 'Search names and email addresses' })
  await field.fill('bjorn mem')
  await expect(rows).toHaveCount(2)
  await expect(rows.last()).toContainText('Björn Member')
  await expect(page.getByText('1 member found')).toBeAttached()
  await field.fill('Zoe Zimmermann')
  await expect(page.getByText('No member matches “Zoe Zimmermann”.')).toBeVisible()
  await expectAccessible(page, 'no member found')
  await page.getByRole('button', { name: 'Clear search' }).click()
  await expect(rows).toHaveCount(NAMES.length + 2)
  await expect(field).toBeFocused()
})

// Rules: TEAM-33
test('on a phone an address that does not fit is cut at its end, and pressing it shows the whole', async ({
  visit,
  stage,
}) => {
  const team = await createOwnTeam(stage, 'Pursers')
  const email = `ingeborg.${crypto.randomUUID()}@shipping.saltwind.example`
  const ingeborg = openBrowser(stage.url)
  const { sub } = await signUp(ingeborg, { name: 'Ingeborg Member', email })
  await bring(team, { id: sub, name: 'Ingeborg Member', calls: ingeborg })
  const page = await visitAs(visit, stage, team.owner, `${team.path}/members`, PHONE)
  const row = page.getByRole('row', { name: email })
  const { height } = (await row.boundingBox()) ?? { height: 0 }
  expect(height).toBeLessThanOrEqual(72)
  const whole = row.getByRole('button', { name: 'Show the whole email address of Ingeborg Member' })
  await whole.click()
  await expect(whole).toHaveAttribute('aria-expanded', 'true')
  await expect.poll(async () => (await row.boundingBox())?.height).toBeGreaterThan(height)
  await expectAccessible(page, 'whole address')
})
