import type { Page } from '@playwright/test'
import { DAY_MS } from '@retropulse/domain/kernel/durations'
import { takeScreenshots } from './steps/take-screenshots.ts'
import { withOrg } from './steps/with-org.ts'

/** Opens the overview with many retros, some on one day and some every day. */
async function showCrowded(page: Page): Promise<void> {
  const now = Date.now()
  const retros = (days: readonly number[]) =>
    days.map((day, at) => ({ id: `crowded-${at}`, name: `Sprint ${at + 1}`, timestamp: now - day * DAY_MS }))
  await withOrg(page, ({ teams }) => ({
    teams: teams.map((team, at) => ({
      ...team,
      boardsCount: 60,
      retros: retros(
        at === 0
          ? [80, 40, 40, 40, 40, 14, ...Array<number>(44).fill(0)]
          : Array.from({ length: 60 }, (_, day) => 60 - day),
      ),
    })),
  }))
  await page.goto('/dashboard')
  await page.getByRole('button', { name: /^44 retros, / }).waitFor()
}

/** The overview with weeks of more than three retros (DASH-20). */
takeScreenshots([
  {
    screen: 'overview',
    state: 'crowded',
    who: 'nora',
    async show({ page }) {
      await showCrowded(page)
    },
  },
  {
    screen: 'overview',
    state: 'crowded-list',
    who: 'nora',
    async show({ page }) {
      await showCrowded(page)
      await page.getByRole('button', { name: /^44 retros, / }).click()
      await page.getByRole('menuitem').first().waitFor()
    },
  },
])
