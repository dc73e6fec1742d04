import type { OrgBilling, SandboxCheckout, SubscriptionMeta } from '@retropulse/contract/billing'
import type { Page } from '@playwright/test'
import { DAY_MS } from '@retropulse/domain/kernel/durations'
import { type Scene, type Shot, takeScreenshots } from './steps/take-screenshots.ts'

const NOW = Date.now()

const SUBSCRIPTION: SubscriptionMeta = {
  id: 'sub',
  plan: { id: 'yearly-level2', nickname: 'Business', interval: 'year' },
  quantity: 2,
  status: 'active',
  currency: 'eur',
  periodEnd: NOW + 200 * DAY_MS,
  endsAt: null,
  trialEndsAt: null,
  lapsesAt: null,
}

const BUSINESS: OrgBilling = {
  mode: 'stripe',
  planId: 'level2',
  quantity: 2,
  customerId: 'cus',
  subscription: SUBSCRIPTION,
  hasTrial: false,
  isDisputed: false,
  teams: { used: 3, max: 6 },
}

const FREE: OrgBilling = {
  ...BUSINESS,
  planId: null,
  quantity: 1,
  customerId: null,
  subscription: null,
  hasTrial: true,
  teams: { used: 1, max: 1 },
}

const CHECKOUT: SandboxCheckout = {
  orgName: 'Saltwind Ferries',
  level: 'yearly-level2',
  quantity: 2,
  currency: 'eur',
  amount: 105_600,
  trialDays: 14,
  isDone: false,
}

const changed = (changes: Partial<SubscriptionMeta>, state: Partial<OrgBilling> = {}): OrgBilling => ({
  ...BUSINESS,
  subscription: { ...SUBSCRIPTION, ...changes },
  ...state,
})

async function openPlans(page: Page, billing: OrgBilling, path = '/plans'): Promise<void> {
  await page.route(/\/api\/org\/[^/]+\/billing$/, (route) => route.fulfill({ json: billing }))
  await page.goto(path)
}

/** The head of the page counts the same teams as the answer about the plan. */
async function countTeams(page: Page, count: number): Promise<void> {
  await page.route(/\/api\/org\/[^/]+$/, async (route) => {
    const org = (await (await route.fetch()).json()) as { teams: unknown[] }
    await route.fulfill({ json: { ...org, teams: org.teams.slice(0, count) } })
  })
}

/** A state of the Plans tab. `text`: what it says. */
function plans(state: string, billing: OrgBilling, text: RegExp): Shot {
  return {
    screen: 'plans',
    state,
    who: 'nora',
    isWhole: true,
    async show({ page }: Scene) {
      await countTeams(page, billing.teams.used)
      await openPlans(page, billing)
      await page.getByText(text).first().waitFor()
    },
  }
}

/** Plans, their checkout and what can happen to a subscription. */
takeScreenshots([
  plans('free', FREE, /Your plan/),
  plans('too-many-teams', { ...FREE, teams: { used: 3, max: 1 } }, /Archive the others/),
  plans('business', BUSINESS, /It renews on/),
  plans('sandbox', { ...FREE, mode: 'sandbox', planId: 'level3', teams: { used: 3, max: null } }, /Sandbox/),
  plans('trial', changed({ status: 'trialing', trialEndsAt: NOW + 9 * DAY_MS }), /The trial ends on/),
  plans('cancelled', changed({ endsAt: NOW + 20 * DAY_MS }), /It’s cancelled/),
  plans('late', changed({ status: 'past_due', lapsesAt: NOW + 5 * DAY_MS }), /Pay by/),
  plans('disputed', changed({}, { isDisputed: true }), /disputed at your bank/),
  {
    screen: 'plans',
    state: 'guest',
    who: 'guest',
    isWhole: true,
    async show({ page }) {
      await page.goto('/plans')
      await page.getByRole('link', { name: 'Sign in to choose' }).first().waitFor()
    },
  },
  {
    screen: 'plans',
    state: 'member',
    who: 'samuel',
    async show({ page }) {
      await page.goto('/plans')
      await page.getByText('Please contact your org owner to upgrade').waitFor()
    },
  },
  {
    screen: 'plans',
    state: 'failure',
    who: 'nora',
    async show({ page }) {
      await page.route('**/api/plans', (route) =>
        route.fulfill({ status: 503, json: { code: 'unavailable' } }),
      )
      await page.goto('/plans')
      await page.getByText('We couldn’t load the plans').waitFor()
    },
  },
  {
    screen: 'plans',
    state: 'quantity',
    who: 'nora',
    async show({ page }) {
      await page.route('**/preview-quantity', (route) =>
        route.fulfill({ json: { dueNow: 12_345, perPeriod: 211_200, currency: 'eur' } }),
      )
      await openPlans(page, BUSINESS)
      await page.getByLabel('Teams').selectOption('12 teams')
      await page.getByRole('button', { name: 'Change to 12 teams' }).click()
      await page.getByText('is due now').waitFor()
    },
  },
  {
    screen: 'plans',
    state: 'welcome',
    who: 'nora',
    async show({ page }) {
      await openPlans(page, BUSINESS, '/plans?bought=yearly-level2')
      await page.getByRole('dialog', { name: 'Welcome to Business' }).waitFor()
    },
  },
  {
    screen: 'plans',
    state: 'upgrade',
    who: 'nora',
    async show({ page }) {
      await page.route(/\/api\/org\/[^/]+$/, async (route) => {
        const org: unknown = await (await route.fetch()).json()
        await route.fulfill({ json: Object.assign({}, org, { hasRoomForTeam: false }) })
      })
      await page.goto('/dashboard')
      await page.getByRole('button', { name: 'Create a new team' }).click()
      await page.getByRole('dialog', { name: 'Upgrade your plan' }).waitFor()
    },
  },
  {
    screen: 'sandbox',
    state: 'checkout',
    who: 'nora',
    async show({ page }) {
      await page.route('**/api/sandbox-billing/checkout/*', (route) => route.fulfill({ json: CHECKOUT }))
      await page.goto('/sandbox-billing/checkout/session')
      await page.getByRole('button', { name: 'Start the trial' }).waitFor()
    },
  },
  {
    screen: 'sandbox',
    state: 'portal',
    who: 'nora',
    async show({ page }) {
      await openPlans(page, { ...BUSINESS, mode: 'sandbox' }, '/sandbox-billing/portal')
      await page.getByRole('button', { name: 'Cancel now' }).waitFor()
    },
  },
])
