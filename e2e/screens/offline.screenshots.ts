import { openBoard, usual } from './steps/open-board.ts'
import { takeScreenshots } from './steps/take-screenshots.ts'

/** Pages that cannot reach the server, and text that waits on the device. */
takeScreenshots([
  {
    screen: 'board',
    state: 'note-draft',
    who: 'nora',
    async show({ page, board }) {
      await openBoard(page, board(usual))
      await page
        .getByRole('button', { name: /^Add a note/ })
        .first()
        .click()
      await page.keyboard.type('I am not sure I want to sa')
      await page.getByRole('textbox', { name: 'Note text' }).blur()
      await page.getByText('Draft: only you can see it').waitFor()
    },
  },
  {
    screen: 'board',
    state: 'unreachable',
    who: 'guest',
    async show({ page, board }) {
      await page.route('**/uid', (route) => route.abort())
      await page.goto(board(usual))
      await page.getByRole('heading', { name: 'We can’t reach this retro' }).waitFor()
    },
  },
  {
    screen: 'board',
    state: 'kept-on-device',
    who: 'nora',
    async show({ page, board }) {
      await openBoard(page, board(usual))
      await page.evaluate(async () => void (await navigator.serviceWorker.ready))
      // The worker answers for the files of a page that it controls; the second visit is one.
      await page.reload()
      await openBoard(page, board(usual))
      await page.waitForLoadState('networkidle')
      await page.context().setOffline(true)
      await page.reload()
      await page
        .getByText(/^Saved on this device/)
        .first()
        .waitFor()
      await page.getByRole('button', { name: /^Users online/ }).waitFor()
    },
  },
  {
    screen: 'dashboard',
    state: 'unreachable',
    who: 'nora',
    async show({ page }) {
      await page.route('**/api/org/*', (route) => route.abort())
      await page.goto('/dashboard')
      await page.getByText('We couldn’t load the teams.').waitFor()
    },
  },
  {
    screen: 'dashboard',
    state: 'reconnecting',
    who: 'nora',
    async show({ page }) {
      await page.goto('/dashboard')
      await page.getByRole('heading', { level: 1 }).waitFor()
      await page.waitForLoadState('networkidle')
      await page.context().setOffline(true)
      await page.getByText('Connection lost. Reconnecting…').last().waitFor()
    },
  },
])
