import type { Shot } from './shot.ts'

/** Signing in and up, the first steps, and addresses that lead nowhere. */
export const ACCOUNT_SHOTS: readonly Shot[] = [
  {
    screen: 'login',
    state: 'empty',
    who: 'guest',
    async show({ page }) {
      await page.goto('/login')
      await page.getByRole('heading', { level: 1 }).waitFor()
    },
  },
  {
    screen: 'login',
    state: 'wrong-password',
    who: 'guest',
    async show({ page }) {
      await page.goto('/login')
      await page.getByLabel('E-mail').fill('nobody@saltwind.example')
      await page.getByLabel('Password', { exact: true }).fill('not the password')
      await page.getByRole('button', { name: 'Sign in' }).click()
      await page.getByText('do not go together').waitFor()
    },
  },
  {
    screen: 'sign-up',
    state: 'errors',
    who: 'guest',
    isWhole: true,
    async show({ page }) {
      await page.goto('/login?mode=sign-up')
      await page.getByLabel('E-mail').fill('ada@')
      await page.getByLabel('Password', { exact: true }).fill('short')
      await page.getByRole('button', { name: 'Sign up' }).click()
      await page.getByText('Please enter a name').waitFor()
    },
  },
  {
    screen: 'getting-started',
    state: 'empty',
    who: 'newcomer',
    isWhole: true,
    async show({ page }) {
      await page.goto('/')
      await page.getByRole('heading', { name: 'Getting started' }).waitFor()
    },
  },
  {
    screen: 'getting-started',
    state: 'errors',
    who: 'newcomer',
    isWhole: true,
    async show({ page }) {
      await page.goto('/')
      await page.getByLabel('Organisation').fill('A company whose name goes on and on, as some do')
      await page.getByRole('button', { name: 'Create your organisation' }).click()
      await page.getByText('Please enter a name').waitFor()
    },
  },
  {
    screen: 'not-found',
    state: 'error',
    who: 'guest',
    async show({ page }) {
      await page.goto('/no/such/page')
      await page.getByRole('heading', { level: 1 }).waitFor()
    },
  },
  {
    screen: 'sign-in-required',
    state: 'error',
    who: 'guest',
    async show({ page, board }) {
      await page.goto(board(({ isPrivate }) => isPrivate === true))
      await page.getByRole('heading', { name: 'Sign in required' }).waitFor()
    },
  },
  {
    screen: 'invitation-required',
    state: 'error',
    who: 'priya',
    async show({ page, board }) {
      await page.goto(board(({ isPrivate }) => isPrivate === true))
      await page.getByRole('heading', { name: 'Invitation required' }).waitFor()
    },
  },
]
