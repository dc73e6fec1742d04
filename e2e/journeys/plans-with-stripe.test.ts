import { join } from 'node:path'
import { startTestServer } from '../../server/src/platform/database/testing/test-server.ts'
import { startPaymentWorld } from '../../server/src/testing/payment-world.ts'
import { expect, test } from '../stage/journey.ts'
import { enter } from '../stage/own-server.ts'
import { button } from '../stage/survey-steps.ts'

const WEB_DIR = join(import.meta.dirname, '../../web/dist')

// Rules: PLAN-14, PLAN-16, PLAN-17, PLAN-23, PLAN-26, PLAN-27, PLAN-29, PLAN-44, PLAN-47
test('with Stripe an owner goes from the free plan to a paid one, changes it, cancels, is archived, and returns', async ({
  visit,
}) => {
  // Starts a server and a stand-in of Stripe, under a clock of their own.
  test.slow()
  const database = await startTestServer()
  const world = await startPaymentWorld('stripe', WEB_DIR)
  try {
    const { stripe } = world
    if (stripe === undefined) throw new Error('this world has Stripe')
    const buyer = await world.buyer()
    const { url } = world.app
    const page = await visit('guest', '/healthz', { url })
    await enter(page.context(), url, buyer.owner.browser.cookies)
    const main = page.getByRole('main')
    const business = page.getByRole('region', { name: 'Business' })
    const atStripe: string[] = []
    await page.context().route(/^https:\/\/(checkout|billing)\.stripe\.com\//, (route) => {
      atStripe.push(route.request().url())
      return route.fulfill({ contentType: 'text/html', body: '<title>Stripe</title><h1>Stripe</h1>' })
    })

    const { body } = await buyer.owner.browser.post(`/api/team/${buyer.teamId}/boards`, {
      name: 'Kept for later',
      columns: ['One'],
    })
    const board = `/board/${(body as { id: string }).id}`
    await page.goto('/plans')
    await expect(main.getByText('Sandbox: no money moves')).toHaveCount(0)
    await expect(business.getByText('£49')).toBeVisible()
    await business.getByLabel('Teams').selectOption('6 teams')
    await button(business, 'Try free for 14 days').click()
    await expect(page).toHaveTitle('Stripe')
    const session = atStripe.at(-1)?.split('/').at(-1) ?? ''

    await test.step('the browser is back before the event: the page waits for it, and nothing else changes the plan', async () => {
      stripe.pay(session)
      await page.goto('/plans?bought=monthly-level2')
      await expect(
        main.getByRole('region', { name: 'Free', exact: true }).getByText('Your plan'),
      ).toBeVisible()
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await world.deliver()
      await expect(page.getByRole('dialog', { name: 'Welcome to Business' })).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(main.getByText('Teams in use: 1 of 6.')).toBeVisible()
    })

    await test.step('another quantity is paid for the rest of the period', async () => {
      await world.pass(15)
      await page.reload()
      await expect(main.getByText(/^It renews on /)).toBeVisible()
      await business.getByLabel('Teams').selectOption('9 teams')
      await button(business, 'Change to 9 teams').click()
      const dialog = page.getByRole('dialog', { name: 'Change to 9 teams?' })
      await expect(dialog.getByText(/^£4\d(\.\d\d)? is due now/)).toBeVisible()
      await expect(dialog.getByText('After that it’s £147 a month.')).toBeVisible()
      await button(dialog, 'Change plan').click()
      await expect(dialog).toBeHidden()
      await world.deliver()
      await page.reload()
      await expect(main.getByText('Teams in use: 1 of 9.')).toBeVisible()
    })

    await test.step('it is cancelled in the portal, stays to the end, and the retro is archived then', async () => {
      await button(page, 'Manage billing').click()
      await expect(page).toHaveTitle('Stripe')
      expect(atStripe.at(-1)).toBe(`https://billing.stripe.com/p/${buyer.customerId}`)
      await buyer.act('cancel')
      await page.goto('/plans')
      await expect(main.getByText(/^It’s cancelled and ends on /)).toBeVisible()
      await page.goto(board)
      await expect(page.getByRole('heading', { name: 'Kept for later', level: 1 })).toBeVisible()
      await page.goto('/plans')
      await world.pass(31)
      await page.goto(board)
      await expect(page.getByRole('heading', { name: 'This retro is archived' })).toBeVisible()
    })

    await test.step('a plan that is bought again opens it again', async () => {
      await page.getByRole('link', { name: 'Compare plans' }).click()
      const team = page.getByRole('region', { name: 'Team', exact: true })
      await page.getByText('Yearly, save 20%').click()
      await button(team, 'Choose Team').click()
      await expect(page).toHaveTitle('Stripe')
      stripe.pay(atStripe.at(-1)?.split('/').at(-1) ?? '')
      await world.deliver()
      await page.goto('/plans?bought=yearly-level1')
      await expect(page.getByRole('dialog', { name: 'Welcome to Team' })).toBeVisible()
      await page.goto(board)
      await expect(page.getByRole('heading', { name: 'Kept for later', level: 1 })).toBeVisible()
    })
    // Before its server stops.
    await page.goto('about:blank')
  } finally {
    await world.close()
    await database.stop()
  }
})
