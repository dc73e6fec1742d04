import { openTool } from '../stage/open-tool.ts'
import { expectAccessible } from '../stage/axe.ts'
import { boardPage } from '../stage/board-page.ts'
import { expect, test } from '../stage/journey.ts'
import { bring, createOwnTeam, createSomeone, visitAs } from '../stage/team-cast.ts'

test('CREATE-18, CREATE-22, TRASH-11, MAIL-32: a user without a team holds a retro, finds it again, deletes it and restores it', async ({
  visit,
  stage,
}) => {
  test.slow()
  const nomad = await createSomeone(stage, 'Nia Nomad')
  const page = await visitAs(visit, stage, nomad, '/')
  await expectAccessible(page, 'getting started')
  await page.getByRole('link', { name: 'Start a retro without a team' }).click()
  await expect(page.getByLabel('Team', { exact: true })).toHaveValue('')
  await expect(page.getByText('Only you see the retro in your list.')).toBeVisible()
  await page.getByRole('textbox', { name: 'Title' }).fill('Nobody’s retro')
  await expectAccessible(page, 'start a retro without a team')
  await page.getByRole('button', { name: 'Get started' }).click()
  await expect(page.getByRole('heading', { name: 'Nobody’s retro', level: 1 })).toBeVisible()

  const nia = boardPage(page)
  const path = new URL(page.url()).pathname
  const guest = boardPage(await visit('guest', path))
  const settings = await openTool(page, 'Settings')
  await settings.getByRole('textbox', { name: 'Title' }).fill('The nomads’ retro')
  await settings.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(nia.toast).toContainText('Settings saved')
  await expect(guest.page.getByRole('heading', { name: 'The nomads’ retro', level: 1 })).toBeVisible()

  const mood = await openTool(page, 'Mood', 'Mood poll')
  await mood.getByRole('button', { name: 'Start poll' }).click()
  await expect(page.getByRole('dialog', { name: 'How do you feel?' })).toBeVisible()
  const asked = guest.page.getByRole('dialog', { name: 'How do you feel?' })
  await asked.getByText('Good', { exact: true }).click()
  await asked.getByRole('button', { name: 'Confirm' }).click()
  await expect(guest.status).toContainText('1 answer')
  await page.keyboard.press('Escape')

  const share = await openTool(page, 'Share', 'Share this retro')
  await expect(share.getByText('Public', { exact: true })).toBeVisible()
  await expect(share.getByRole('radio')).toHaveCount(0)
  await page.keyboard.press('Escape')
  const summary = await openTool(page, 'Summary')
  await expect(summary.getByRole('button', { name: 'Download' })).toBeVisible()
  await expect(summary.getByRole('button', { name: /mail/i })).toHaveCount(0)

  await page.goto('/')
  const mine = page.getByRole('region', { name: 'Your retros without a team' })
  await expect(mine.getByRole('link', { name: /The nomads’ retro/ })).toHaveAttribute('href', path)
  await mine.getByRole('button', { name: 'Options for The nomads’ retro' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await expect(guest.page).toHaveTitle(/Retropulse/)
  const deleted = page.getByRole('region', { name: 'Recently deleted' })
  await deleted.getByRole('button', { name: 'Restore The nomads’ retro' }).click()
  await expect(mine.getByRole('link', { name: /The nomads’ retro/ })).toBeVisible()
  await expectAccessible(page, 'retros without a team')
})

test('CREATE-22: a retro of a member without a team is on the dashboard of that member alone', async ({
  visit,
  stage,
}) => {
  const team = await createOwnTeam(stage, 'Lightship crew')
  const member = await createSomeone(stage, 'Mira Member')
  await bring(team, member)
  const page = await visitAs(visit, stage, member, '/team/board/create')
  await page.getByLabel('Team', { exact: true }).selectOption({ label: 'No team' })
  await page.getByRole('textbox', { name: 'Title' }).fill('Mira’s own')
  await page.getByRole('button', { name: 'Get started' }).click()
  await expect(page.getByRole('heading', { name: 'Mira’s own', level: 1 })).toBeVisible()

  await page.goto('/dashboard')
  const mine = page.getByRole('region', { name: 'Your retros without a team' })
  await mine.getByRole('button', { name: 'Options for Mira’s own' }).click()
  await page.getByRole('menuitem', { name: 'Start another like this' }).click()
  await expect(page.getByLabel('Team', { exact: true })).toHaveValue('')
  await expect(page.getByText(/A copy of “Mira’s own”/)).toBeVisible()

  const owner = await visitAs(visit, stage, team.owner, '/dashboard')
  await expect(owner.getByRole('link', { name: 'Lightship crew' }).first()).toBeVisible()
  await expect(owner.getByText('Mira’s own')).toHaveCount(0)
})
