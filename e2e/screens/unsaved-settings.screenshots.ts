import { takeScreenshots } from './steps/take-screenshots.ts'

/** Settings that were changed and not saved (SHELL-66). */
takeScreenshots([
  {
    screen: 'org-settings',
    state: 'unsaved',
    who: 'nora',
    async show({ page }) {
      await page.goto('/settings')
      await page.getByLabel('Organisation name').fill('Saltwind Ferries and Freight')
      await page.getByLabel('Answers needed').selectOption('5 people')
      await page.getByRole('button', { name: 'Discard changes' }).first().waitFor()
    },
  },
])
