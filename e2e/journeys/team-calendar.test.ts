import { expectAccessible } from '../stage/axe.ts'
import { expect, test } from '../stage/journey.ts'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startServerProcess } from '../../server/src/testing/server-process.ts'
import { createOrg, openBrowser, signUp } from '../../server/src/testing/test-browser.ts'
import { enter } from '../stage/own-server.ts'

test('CAL-1, CAL-2, CAL-4, CAL-7: a link is made, read by a calendar, replaced and switched off; a retro is saved', async ({
  visit,
}) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'calendar-'))
  const server = await startServerProcess({ DATA_DIR: dataDir })
  try {
    const { url } = server
    const account = openBrowser(url)
    await signUp(account)
    const { teamId } = await createOrg(account)
    await account.post(`/api/team/${teamId}/boards`, { name: 'Sprint 12', columns: ['Start'] })
    const page = await visit('guest', '/healthz', { url })
    await enter(page.context(), url, account.cookies)
    await page.goto(`/dashboard/team/${teamId}/integrations`)

    const dialog = page.getByRole('dialog', { name: 'Calendar link' })
    const shown = async () => {
      const address = await dialog.getByLabel('Address').inputValue()
      await dialog.getByRole('button', { name: 'Close' }).first().click()
      return address
    }
    const statusOf = async (address: string) => (await fetch(address)).status

    await page.getByRole('button', { name: 'Create link' }).click()
    await expect(dialog.getByLabel('Address')).toHaveValue(/\.ics$/)
    // On a phone its beginning and its end are in view, and all of it is selected.
    await page.setViewportSize({ width: 390, height: 844 })
    await expect(dialog.getByText(/^.{6}\.ics$/)).toBeInViewport({ ratio: 1 })
    const selected = await dialog
      .getByLabel('Address')
      .evaluate((input: HTMLInputElement) => (input.selectionEnd ?? 0) - (input.selectionStart ?? 0))
    expect(selected).toBe((await dialog.getByLabel('Address').inputValue()).length)
    await expectAccessible(page, 'the link to a calendar', '[role=dialog]')
    const first = await shown()
    await expect(page.getByText('Not read by a calendar yet')).toBeVisible()
    expect(await (await fetch(first)).text()).toContain('SUMMARY:Sprint 12')
    await page.reload()
    await expect(page.getByText(/^Last read/)).toBeVisible()

    await page.getByRole('button', { name: 'Replace link' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Replace link' }).click()
    await expect(dialog.getByLabel('Address')).not.toHaveValue(first)
    const second = await shown()
    expect([await statusOf(first), await statusOf(second)]).toEqual([404, 200])

    await page.goto('/settings')
    await page.getByRole('button', { name: 'Integrations', exact: true }).click()
    await expect(page.getByRole('region', { name: 'Team calendar links' })).toContainText(
      /Link created by .*Last read/,
    )
    await page.getByRole('link', { name: /’s integrations$/ }).click()
    await page.getByRole('button', { name: 'Turn off' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Turn off' }).click()
    await expect(page.getByRole('button', { name: 'Create link' })).toBeVisible()
    expect(await statusOf(second)).toBe(404)

    await page.goto(`/dashboard/team/${teamId}/retros`)
    await page.getByRole('button', { name: /Sprint 12/ }).click()
    const saving = page.waitForEvent('download')
    await page.getByRole('menuitem', { name: 'Add to calendar' }).click()
    expect((await saving).suggestedFilename()).toBe('retro.ics')
    // Calls of the page that are under way would fail as the server stops.
    await page.goto('about:blank')
  } finally {
    await server.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
})
