import { question } from '../stage/survey-steps.ts'
import { THIRTY, withModels } from './steps/pulse-models.ts'
import { takeScreenshots } from './steps/take-screenshots.ts'

takeScreenshots([
  {
    screen: 'survey-editor',
    state: 'new',
    who: 'nora',
    async show({ page }) {
      await page.goto('/pulse/create?id=remote-work')
      await question(page, 3).focus()
      await page.getByRole('button', { name: 'Create' }).waitFor()
    },
  },
  {
    screen: 'survey-editor',
    state: 'preview',
    who: 'nora',
    async show({ page }) {
      await page.goto('/pulse/create?id=remote-work')
      await question(page, 3).focus()
      const open = page.getByRole('button', { name: 'Preview', exact: true })
      // A wide window has the preview beside the fields.
      if (!(await open.isVisible())) return
      await open.click()
      await page.getByRole('dialog', { name: 'Preview' }).waitFor()
    },
  },
  {
    screen: 'survey-editor',
    // Not the whole page, in which the bar with Create and the preview would seem to stand at its ends.
    state: 'scrolled',
    who: 'nora',
    async show({ page }) {
      await page.goto('/pulse/create')
      await page.getByRole('button', { name: 'Create' }).waitFor()
      await question(page, 4).evaluate((title) => title.scrollIntoView({ block: 'center' }))
    },
  },
  {
    screen: 'survey-editor',
    state: 'errors',
    who: 'nora',
    isWhole: true,
    async show({ page }) {
      await page.goto('/pulse/create?id=focus-and-load')
      await page.getByLabel('Title', { exact: true }).fill('')
      for (let at = 0; at < 5; at += 1) await page.getByRole('button', { name: 'Delete question 1' }).click()
      // The toasts of the deletions would stand over the fields.
      await page.locator('[data-toast]').first().waitFor()
      await page.waitForFunction(() => document.querySelector('[data-toast]') === null)
      await page.getByRole('button', { name: 'Create' }).click()
      await page.getByText('Please add a question').waitFor()
    },
  },
  {
    screen: 'survey-editor',
    state: 'emoji',
    who: 'nora',
    async show({ page }) {
      await page.goto('/pulse/create')
      await page.getByRole('button', { name: 'Emoji of question 1' }).click()
      await page.getByRole('gridcell').first().waitFor()
    },
  },
  {
    screen: 'survey-editor',
    state: 'carried',
    who: 'nora',
    async show({ page }) {
      await page.goto('/pulse/create')
      await page
        .getByText('Questions', { exact: true })
        .evaluate((part) => part.scrollIntoView({ block: 'start' }))
      const box = await page.getByRole('button', { name: 'Move question 1', exact: true }).boundingBox()
      if (box === null) throw new Error('nothing to press')
      await page.mouse.move(box.x + 20, box.y + 20)
      await page.mouse.down()
      await page.mouse.move(box.x + 20, box.y + 150, { steps: 5 })
      await page.waitForTimeout(400)
    },
  },
  {
    screen: 'survey-editor',
    state: 'thirty',
    who: 'nora',
    async show({ page }) {
      await withModels(page, { models: [THIRTY] })
      await page.goto('/pulse/create?model=thirty')
      await page.getByRole('button', { name: 'Update' }).waitFor()
      await question(page, 29).focus()
      await question(page, 28).focus()
      await page.getByRole('button', { name: 'Add question' }).scrollIntoViewIfNeeded()
    },
  },
  {
    screen: 'survey-editor',
    state: 'guest',
    who: 'guest',
    async show({ page }) {
      await page.goto('/pulse/create')
      await page.getByRole('button', { name: 'Sign In to Create a Survey' }).waitFor()
    },
  },
  {
    screen: 'survey-editor',
    state: 'member',
    who: 'samuel',
    async show({ page }) {
      await page.goto('/pulse/create')
      await page.getByRole('button', { name: 'Create' }).waitFor()
    },
  },
  {
    screen: 'survey-editor',
    state: 'loading',
    who: 'nora',
    async show({ page }) {
      await page.route('**/static/js/models.json', () => new Promise<void>(() => undefined))
      await page.goto('/pulse/create?id=onboarding')
      await page.locator('[aria-busy=true]').first().waitFor({ state: 'attached' })
    },
  },
])
