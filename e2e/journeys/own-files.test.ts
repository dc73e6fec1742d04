import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { actionRow, openActions } from '../stage/action-steps.ts'
import { expectAccessible } from '../stage/axe.ts'
import { boardPage } from '../stage/board-page.ts'
import { chooseFile } from '../stage/choose-file.ts'
import { DESKTOP, expect, PHONE, test } from '../stage/journey.ts'
import { bring, createOwnTeam, createSomeone, visitAs } from '../stage/team-cast.ts'

const note = (text: string, changes: object = {}) => ({ column: 0, text, ...changes })
const RETRO = JSON.stringify({
  kind: 'retropulse-board',
  version: 1,
  title: 'Harbour 12',
  settings: { isAnonymous: false },
  columns: [
    { name: 'Glad', meaning: 'good' },
    { name: 'Sad', meaning: 'bad' },
  ],
  notes: [
    note('Tea for all', { groupTitle: 'Drinks', votes: 2, comments: [{ text: 'Green\n- or black' }] }),
    note('=Milk', { column: 1, group: { into: 0, place: 1 } }),
    note('**Sun**', { reactions: [{ emoji: '👍', count: 2 }] }),
    note('Rain\n\n  and wind', { column: 1 }),
  ],
  actions: [{ text: 'Buy tea', assignee: 'Mia Member', due: '2031-03-01' }],
})

/**
 * The file of a board, without what every import changes: its day, its address, and open action items of other retros of
 * the team, of which the first retro is one now.
 */
async function fileOf(page: Page, id: string, format: string): Promise<string> {
  const answer = await page.request.get(`/api/board/${id}/export?format=${format}`)
  const text = await answer.text()
  return text
    .replace(/.* · \[View board\].*/, '')
    .replace(/- \[ \] Buy tea\\\n {2}_\(From an earlier retro.*\n/, '')
    .replace(/[^\n]*Open from an earlier retro[^\n]*\n/, '')
}

const idOf = (page: Page) => /\/board\/([\w-]+)$/.exec(page.url())?.[1] ?? ''

for (const [format, kind, device] of [
  ['csv', 'CSV', DESKTOP],
  ['md', 'Markdown', PHONE],
] as const)
  test(`EXPORT-9, EXPORT-13, EXPORT-19, MOVE-IN-9: a board comes back from its ${kind}, with group, comments and assignee`, async ({
    visit,
    stage,
  }) => {
    const team = await createOwnTeam(stage, `Returners ${kind}`)
    await bring(team, await createSomeone(stage, 'Mia Member'))
    const made = await team.owner.calls.post(`/api/team/${team.teamId}/import`, {
      content: RETRO,
      names: ['Mia Member'],
    })
    const { id } = made.body as { id: string }
    const page = await visitAs(visit, stage, team.owner, `/team/${team.teamId}/board/import`, device)
    const answer = await page.request.get(`/api/board/${id}/export?format=${format}`)
    await chooseFile(page, `Harbour_12.${format}`, await answer.text())

    await expect(page.getByRole('heading', { name: 'From Retropulse' })).toBeVisible()
    await expect(page.getByText(`${kind} ·`)).toBeVisible()
    await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Harbour 12')
    await page.getByText('1 name in the file').click()
    await page.getByRole('checkbox', { name: 'Mia Member' }).check()
    await expectAccessible(page, `a board as ${kind}`)
    await page.getByRole('button', { name: 'Import retro' }).click()
    await expect(page).toHaveURL(/\/board\/[\w-]+$/)

    const board = boardPage(page)
    await expect(page.locator('[data-group]', { hasText: 'Tea for all' })).toContainText('Drinks')
    await expect(page.locator('[data-group]', { hasText: 'Tea for all' })).toContainText('=Milk')
    await expect(board.note('**Sun**')).toBeVisible()
    expect(await fileOf(page, idOf(page), format)).toBe(await fileOf(page, id, format))
    const panel = await openActions(page)
    await expect(actionRow(panel, 'Buy tea').first()).toContainText('Mia Member')
  })

test('MOVE-IN-13, EXPORT-19: the Markdown of a board is recognised when it is pasted', async ({
  visit,
  stage,
}) => {
  const team = await createOwnTeam(stage, 'Copiers')
  const made = await team.owner.calls.post(`/api/team/${team.teamId}/import`, { content: RETRO })
  const { id } = made.body as { id: string }
  const page = await visitAs(visit, stage, team.owner, `/team/${team.teamId}/board/import`)
  const answer = await page.request.get(`/api/board/${id}/export?format=md`)
  await page.locator('summary').click()
  await page.getByRole('textbox', { name: 'Or paste a table or text' }).fill(await answer.text())
  await page.getByRole('button', { name: 'Use pasted text' }).click()
  await expect(page.getByRole('heading', { name: 'From Retropulse' })).toBeVisible()
  await expect(page.getByText('4 notes', { exact: true }).first()).toBeVisible()
})

test('IMPORT-31: a file of 10 MB is read while the page goes on', async ({ visit, stage }) => {
  const team = await createOwnTeam(stage, 'Carriers')
  const page = await visitAs(visit, stage, team.owner, `/team/${team.teamId}/board/import`)
  const rows = Array.from({ length: 2900 }, (_, at) => `Glad,${at} ${'tea '.repeat(330)},1`)
  const filler = `Left out,,\n`.repeat(7000)
  const file = `list,text,votes\n${rows.join('\n')}\n${filler}`.padEnd(10 * 1024 * 1024 - 10, ' ')
  await page.evaluate(() => {
    const state = window as unknown as { worst: number }
    state.worst = 0
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) state.worst = Math.max(state.worst, duration)
    }).observe({ entryTypes: ['longtask'] })
  })
  // By its path: a file that is sent to the page in a message holds it up by itself.
  const folder = await mkdtemp(join(tmpdir(), 'large-'))
  await writeFile(join(folder, 'large.csv'), file)
  const began = Date.now()
  await page.getByTestId('import-file').setInputFiles(join(folder, 'large.csv'))
  await expect(page.getByRole('heading', { name: 'From EasyRetro' })).toBeVisible()
  const lasted = Date.now() - began
  await rm(folder, { recursive: true })
  const worst = await page.evaluate(() => (window as unknown as { worst: number }).worst)
  // Tasks of 50 ms and more are counted; on a busy machine one lasts longer, as does the whole reading.
  expect(worst).toBeLessThan(Math.max(100, lasted / 3))
})
