import { TEAMS } from '../../scripts/seed/cast.ts'
import { expect, test } from '../stage/journey.ts'

for (const path of ['icebreaker-questions', 'board/create', 'board/import', 'pulse-survey/create'])
  test(`SHELL-68: a page of a team leads back to it (${path})`, async ({ visit }) => {
    const { id, name } = TEAMS.booking
    const page = await visit('nora', `/team/${id}/${path}`)
    await page.getByRole('main').getByRole('link', { name, exact: true }).click()
    await expect(page).toHaveURL(`/dashboard/team/${id}`)
    await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible()
  })
