import { TEAMS } from '../../scripts/seed/cast.ts'
import { takeScreenshots } from './steps/take-screenshots.ts'

const CREATE = `/team/${TEAMS.booking.id}/board/create`

/** Starting a retro: the gallery, a preview, the dialogs, and the pages about formats. */
takeScreenshots([
  {
    screen: 'create-retro',
    state: 'gallery',
    who: 'nora',
    async show({ page }) {
      await page.goto(`${CREATE}?format=sailboat`)
      await page.getByRole('radio', { name: 'Sailboat', exact: true }).scrollIntoViewIfNeeded()
    },
  },
  {
    screen: 'create-retro',
    state: 'preview',
    who: 'nora',
    async show({ page }) {
      await page.goto(`${CREATE}?format=sailboat`)
      await page.getByRole('button', { name: 'Preview Sailboat', exact: true }).click()
      await page.getByRole('button', { name: 'Use this format' }).waitFor()
    },
  },
  {
    screen: 'create-retro',
    state: 'columns',
    who: 'nora',
    async show({ page }) {
      await page.goto(`${CREATE}?format=easy-as-pie`)
      await page.getByRole('button', { name: 'Columns' }).click()
      await page.getByText('Use brackets for (descriptions)').waitFor()
    },
  },
  {
    screen: 'create-retro',
    state: 'save-format',
    who: 'nora',
    async show({ page }) {
      await page.goto(`${CREATE}?format=easy-as-pie`)
      await page.getByRole('button', { name: 'Columns' }).click()
      await page.getByRole('button', { name: 'Add to formats' }).click()
      await page.getByLabel('Title of step 1').waitFor()
    },
  },
  {
    screen: 'create-retro',
    state: 'background',
    who: 'nora',
    async show({ page }) {
      await page.goto(CREATE)
      await page.getByRole('button', { name: 'Background' }).click()
      await page.getByRole('button', { name: 'Tide Pools' }).waitFor()
    },
  },
  {
    screen: 'create-retro',
    state: 'none-found',
    who: 'nora',
    async show({ page }) {
      await page.goto(CREATE)
      await page.getByRole('searchbox', { name: 'Search formats' }).fill('no such thing')
      await page.getByText('No formats found').waitFor()
    },
  },
  {
    screen: 'create-retro',
    state: 'loading',
    who: 'nora',
    async show({ page }) {
      await page.route('**/static/js/formats.json', () => undefined)
      await page.goto(CREATE)
      await page.getByRole('textbox', { name: 'Title' }).waitFor()
    },
  },
  {
    screen: 'retro-formats',
    state: 'full',
    who: 'guest',
    async show({ page }) {
      await page.goto('/retro-formats')
      await page.getByRole('link', { name: /^Agile/ }).waitFor()
    },
  },
  {
    screen: 'retro-formats',
    state: 'few-in-season',
    who: 'guest',
    async show({ page }) {
      await page.clock.setFixedTime(new Date(2026, 3, 20, 12))
      await page.goto('/retro-formats')
      await page.getByRole('link', { name: /^Easter/ }).waitFor()
    },
  },
  {
    screen: 'retro-formats',
    state: 'guide',
    who: 'guest',
    isWhole: true,
    async show({ page }) {
      await page.goto('/retro-formats/spring-cleaning')
      await page.getByRole('heading', { name: 'Tips' }).waitFor()
    },
  },
])
