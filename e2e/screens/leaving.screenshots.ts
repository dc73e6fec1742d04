import type { Page } from '@playwright/test'
import { DAY_MS } from '@retropulse/domain/kernel/durations'
import { takeScreenshots } from './steps/take-screenshots.ts'

async function withDeletedOrgs(page: Page): Promise<void> {
  const organisations = [
    { id: 'one', name: 'Saltwind Ferries', restorableUntil: Date.now() + 27 * DAY_MS },
    {
      id: 'two',
      name: 'Norddeutsche Schifffahrtsgesellschaft Wangerooge',
      restorableUntil: Date.now() + 2 * DAY_MS,
    },
  ]
  await page.route('**/api/deleted-orgs', (route) => route.fulfill({ json: { organisations } }))
}

/** Leaving for owners: the export, deleting and restoring an organisation, and handing it on. */
takeScreenshots([
  {
    screen: 'leaving',
    state: 'settings',
    who: 'nora',
    async show({ page }) {
      await page.goto('/settings#settings-delete')
      await page.getByText('No connections yet.').waitFor({ state: 'attached' })
      await page.getByRole('button', { name: 'Delete organisation' }).scrollIntoViewIfNeeded()
    },
  },
  {
    screen: 'leaving',
    state: 'delete',
    who: 'nora',
    async show({ page }) {
      await page.goto('/settings#settings-delete')
      await page.getByRole('button', { name: 'Delete organisation' }).click()
      await page.getByRole('dialog').getByRole('textbox').fill('Salt')
    },
  },
  {
    screen: 'leaving',
    state: 'restore',
    who: 'nora',
    async show({ page }) {
      await withDeletedOrgs(page)
      await page.goto('/account#account-deleted-orgs')
      await page.getByRole('button', { name: 'Restore Saltwind Ferries' }).scrollIntoViewIfNeeded()
    },
  },
  {
    screen: 'leaving',
    state: 'getting-started',
    who: 'nora',
    async show({ page }) {
      await withDeletedOrgs(page)
      await page.route('**/api/user-meta', (route) => route.fulfill({ json: { orgs: [], teams: [] } }))
      await page.goto('/dashboard')
      await page.getByRole('button', { name: 'Restore Saltwind Ferries' }).scrollIntoViewIfNeeded()
    },
  },
  {
    screen: 'leaving',
    state: 'transfer-org',
    who: 'nora',
    async show({ page }) {
      await page.goto('/admins')
      await page.getByRole('button', { name: 'Options for Tomás Herrera' }).click()
      await page.getByRole('menuitem', { name: 'Make primary owner' }).click()
      await page.getByRole('dialog').waitFor()
    },
  },
])
