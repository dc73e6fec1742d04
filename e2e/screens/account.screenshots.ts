import type { Page } from '@playwright/test'
import type { AccountDeletion, Status } from '@retropulse/contract/accounts'
import { type Shot, takeScreenshots } from './steps/take-screenshots.ts'

/** Signing in and up, the first steps, and addresses that lead nowhere. */
takeScreenshots([
  {
    screen: 'login',
    state: 'empty',
    who: 'guest',
    async show({ page }) {
      await page.goto('/login')
      await page.getByRole('heading', { level: 1 }).waitFor()
    },
  },
  loginWith('every-way', ['google', 'microsoft', 'github', 'magic-link', 'sso']),
  loginWith('sso', ['password', 'sso']),
  {
    screen: 'login',
    state: 'wrong-password',
    who: 'guest',
    async show({ page }) {
      await page.goto('/login')
      await page.getByLabel('Email').fill('nobody@saltwind.example')
      await page.getByLabel('Password', { exact: true }).fill('not the password')
      await page.getByRole('button', { name: 'Sign in' }).click()
      await page.getByText('Wrong email or password').waitFor()
    },
  },
  {
    screen: 'sign-up',
    state: 'errors',
    who: 'guest',
    isWhole: true,
    async show({ page }) {
      await page.goto('/login?mode=sign-up')
      await page.getByLabel('Email').fill('ada@')
      await page.getByLabel('Password', { exact: true }).fill('short')
      await page.getByRole('button', { name: 'Sign up' }).click()
      await page.getByText('Enter your name').waitFor()
    },
  },
  {
    screen: 'login',
    state: 'failed-elsewhere',
    who: 'guest',
    async show({ page }) {
      await page.goto('/login?error=email-unverified')
      await page.getByText('hasn’t verified').waitFor()
    },
  },
  {
    screen: 'forgot-password',
    state: 'errors',
    who: 'guest',
    async show({ page }) {
      await page.goto('/forgot-password')
      await page.getByLabel('Email').fill('ada@')
      await page.getByRole('button', { name: 'Send reset link' }).click()
      await page.getByText('Enter a valid email address').waitFor()
    },
  },
  {
    screen: 'forgot-password',
    state: 'sent',
    who: 'guest',
    async show({ page }) {
      await page.goto('/forgot-password')
      await page.getByLabel('Email').fill('somebody-with-a-long-name@department.saltwind.example')
      await page.getByRole('button', { name: 'Send reset link' }).click()
      await page.getByRole('heading', { name: 'Ask for your link' }).waitFor()
    },
  },
  {
    screen: 'reset-password',
    state: 'errors',
    who: 'guest',
    async show({ page }) {
      await page.goto('/reset-password?token=shown')
      await page.getByLabel('New password').fill('short')
      await page.getByRole('button', { name: 'Save password' }).click()
      await page.getByText('at least 8 characters').waitFor()
    },
  },
  {
    screen: 'magic-link',
    state: 'full',
    who: 'guest',
    async show({ page }) {
      await showLink(page, false)
    },
  },
  {
    screen: 'magic-link',
    state: 'other-browser',
    who: 'guest',
    async show({ page }) {
      await showLink(page, true)
    },
  },
  {
    screen: 'magic-link',
    state: 'error',
    who: 'guest',
    async show({ page }) {
      await page.goto('/magic-link')
      await page.getByRole('heading', { name: 'This link no longer works' }).waitFor()
    },
  },
  {
    screen: 'account',
    state: 'full',
    who: 'priya',
    isWhole: true,
    async show({ page }) {
      await page.goto('/account')
      await page.getByLabel('Your name').waitFor({ state: 'attached' })
    },
  },
  {
    screen: 'account',
    state: 'errors',
    who: 'priya',
    isWhole: true,
    async show({ page }) {
      await page.goto('/account#account-you')
      await page.getByLabel('Link to a picture', { exact: true }).fill('me.png')
      await page.getByRole('button', { name: 'Save', exact: true }).click()
      await page.getByText('Enter a link').waitFor()
    },
  },
  {
    screen: 'account',
    state: 'deleting',
    who: 'priya',
    async show({ page }) {
      await page.goto('/account#account-delete')
      await page.getByRole('button', { name: 'Delete my account' }).click()
      await page.getByRole('dialog').waitFor()
    },
  },
  ...(['deleting-owner', 'deleting-owner-errors'] as const).map((state): Shot => ({
    screen: 'account',
    state,
    who: 'priya',
    async show({ page }) {
      await page.route('**/deletion', (route) => route.fulfill({ json: DELETION }))
      await page.goto('/account#account-delete')
      await page.getByRole('button', { name: 'Delete my account' }).click()
      await page
        .getByRole('link', { name: /^Download the retros of/ })
        .first()
        .waitFor()
      if (state === 'deleting-owner') return
      await page.getByLabel('Your password').fill('not the password')
      await page.getByRole('button', { name: 'Delete my account' }).click()
      await page.getByText('Choose a new primary owner').waitFor()
    },
  })),
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
])

/** The sign-in page of an installation that offers these ways in. */
function loginWith(state: string, signInWith: Status['signInWith']): Shot {
  return {
    screen: 'login',
    state,
    who: 'guest',
    isWhole: true,
    async show({ page }) {
      await page.route('**/status', async (route) => {
        const response = await route.fetch()
        await route.fulfill({ response, json: { ...(await response.json()), signInWith } })
      })
      await page.goto('/login')
      await page.getByRole('link', { name: 'Sign in with SSO' }).waitFor()
    },
  }
}

/** A primary owner of two organisations, one of which has other people, who leaves teams and retros behind. */
const DELETION: AccountDeletion = {
  organisations: [
    {
      id: 'saltwind-ferries',
      name: 'Norddeutsche Schifffahrtsgesellschaft Wangerooge',
      teams: [],
      heirs: [
        { id: 'one', name: 'Maximiliane-Friederike von Hohenlohe-Ost', email: 'maxi@saltwind.example' },
        { id: 'two', name: 'Jonas Weber', email: 'jonas@saltwind.example' },
      ],
    },
    {
      id: 'lone-ventures',
      name: 'Lone ventures',
      teams: [
        { id: 'team-one', name: 'Soloists' },
        { id: 'team-two', name: 'Betriebsratsvorbereitungsgruppe für den Winterfahrplan' },
      ],
      heirs: [],
    },
  ],
  teams: ['Booking', 'Platform', 'Customer Care'],
  personalBoardsCount: 3,
}

/** The seeded server sends no email, so the answer for a link is mocked. */
async function showLink(page: Page, leavesGuest: boolean): Promise<void> {
  const email = 'priya.with-a-long-name@department.saltwind.example'
  await page.route('**/api/auth/magic-link/preview', (route) =>
    route.fulfill({ json: { email, leavesGuest } }),
  )
  await page.goto('/magic-link?token=shown')
  await page.getByText(email).waitFor()
}
