import { takeScreenshots } from './steps/take-screenshots.ts'

/** Settings that were changed and not saved (SHELL-66). */
takeScreenshots([
  {
    screen: 'org-settings',
    state: 'unsaved',
    who: 'nora',
    async show({ page }) {
      await page.goto('/settings#settings-name')
      await page.getByLabel('Organisation name').fill('Saltwind Ferries and Freight')
      // Folded on a narrow window.
      const results = page.getByRole('button', { name: 'Anonymous results' })
      if (await results.isVisible()) await results.click()
      await page.getByLabel('Answers needed').selectOption('5 people')
      await page.getByRole('button', { name: 'Discard changes' }).first().waitFor()
    },
  },
])
