import type { Page } from '@playwright/test'
import { openBrowser, PASSWORD, signUp } from '../../server/src/testing/test-browser.ts'
import { expectAccessible } from '../stage/axe.ts'
import { expect, PHONE, test } from '../stage/journey.ts'
import { linkTo, withMail } from '../stage/mail-server.ts'
import { boardOf, enter } from '../stage/own-server.ts'

const NEW_PASSWORD = 'a different horse battery'

async function signIn(page: Page, email: string, password: string): Promise<void> {
  // The address may be ahead of the page by a moment.
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible()
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
}

// Rules: SHELL-33, AUTH-11, AUTH-14, AUTH-25, PROFILE-15
test('a forgotten password is replaced through an emailed link, which works once; a sign-in link signs in on whichever device opens it, and leads to where the user was going', async ({
  visit,
  expectNoise,
}) => {
  expectNoise(/\/api\/auth\/(sign-in|reset-password)/)
  await withMail(visit, async ({ url, smtp, come }) => {
    const account = openBrowser(url)
    const { email } = await signUp(account)
    const page = await come('/login')
    await expectAccessible(page, 'sign in')
    await page.getByRole('link', { name: 'Forgot password?' }).click()
    await page.getByLabel('Email').fill('ann@')
    await page.getByRole('button', { name: 'Send reset link' }).click()
    await expect(page.getByText('Enter a valid email address')).toBeVisible()
    await expectAccessible(page, 'forgotten password')
    await page.getByLabel('Email').fill(email)
    await page.getByRole('button', { name: 'Send reset link' }).click()
    await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible()

    const link = await linkTo(email.toLowerCase(), smtp)
    await page.goto(link)
    await page.getByLabel('New password').fill('short')
    await page.getByRole('button', { name: 'Save password' }).click()
    await expect(page.getByText('at least 8 characters')).toBeVisible()
    await expectAccessible(page, 'new password')
    await page.getByLabel('New password').fill(NEW_PASSWORD)
    await page.getByRole('button', { name: 'Save password' }).click()
    await expect(page.getByRole('heading', { name: 'Your new password is set' })).toBeVisible()
    expect((await account.get('/profile')).status).toBe(401)

    await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click()
    await signIn(page, email, PASSWORD)
    await expect(page.getByText('Wrong email or password')).toBeVisible()
    await signIn(page, email, NEW_PASSWORD)
    await expect(page.getByRole('heading', { name: 'Getting started' })).toBeVisible()

    const late = await come(link)
    await late.getByLabel('New password').fill(NEW_PASSWORD)
    await late.getByRole('button', { name: 'Save password' }).click()
    await expect(late.getByRole('heading', { name: 'This link no longer works' })).toBeVisible()
    await expectAccessible(late, 'a link that does not work any more')

    const owner = openBrowser(url)
    await signUp(owner)
    const board = await boardOf(owner, 'By link')
    await late.goto(`/login?returnTo=${encodeURIComponent(board)}`)
    await late.getByRole('button', { name: 'Email me a link instead' }).click()
    await expect(late.getByLabel('Email')).toBeFocused()
    await expectAccessible(late, 'a link instead')
    await late.getByLabel('Email').fill('grace.hopper@example.com')
    await late.getByRole('button', { name: 'Send me a link' }).click()
    await expect(late.getByText('We sent a link to grace.hopper@example.com')).toBeVisible()

    const phone = await come(await linkTo('grace.hopper@example.com', smtp), PHONE)
    await expect(phone.getByText('signs you in as')).toContainText('grace.hopper@example.com')
    await expectAccessible(phone, 'the mailed link')
    await phone.getByRole('main').getByRole('button', { name: 'Sign in' }).click()
    await expect(phone).toHaveURL(url + board)
    await expect(phone.getByRole('heading', { name: 'By link', level: 1 })).toBeVisible()
    await phone.goto('/account')
    await expect(phone.getByLabel('Your name')).toHaveValue('Grace Hopper')
    await phone.getByRole('button', { name: 'Password' }).click()
    await expect(phone.getByText('You sign in without a password')).toBeVisible()
  })
})

// Rules: SHELL-34, PROFILE-1, PROFILE-8, PROFILE-9, PROFILE-11, PROFILE-14, MAIL-11, MAIL-28
test('a profile is changed and seen on another device, and the account deleted for good', async ({
  visit,
  stage,
  expectNoise,
}) => {
  expectNoise(/\/api\/(auth|user-profile)/, /401/)
  const account = openBrowser(stage.url)
  const { email } = await signUp(account)
  const page = await visit('guest', '/healthz')
  await enter(page.context(), stage.url, account.cookies)
  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'Getting started' })).toBeVisible()
  await page.getByRole('button', { name: 'Profile: Ann Example' }).click()
  await page.getByRole('menuitem', { name: 'Your profile' }).click()
  await expectAccessible(page, 'profile')

  await page.getByLabel('Your name').fill('Ann Other')
  await page.getByLabel('Link to a picture', { exact: true }).fill('ann.png')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Enter a link that starts with')).toBeVisible()
  await page.getByRole('button', { name: 'Remove picture' }).click()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Profile saved')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Profile: Ann Other' })).toBeVisible()
  const teamMail = page.getByRole('switch', { name: 'Team emails' })
  await teamMail.click()
  await expect(teamMail).not.toBeChecked()
  const reminders = page.getByRole('switch', { name: 'Reminders about your actions' })
  await expect(reminders).toBeChecked()
  await reminders.click()
  await expect(reminders).not.toBeChecked()
  await page.getByText('Dark', { exact: true }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')

  const device = await visit('guest', '/login?returnTo=/account')
  await expect(device.locator('html')).not.toHaveAttribute('data-theme')
  await signIn(device, email, PASSWORD)
  await expect(device.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect(device.getByLabel('Your name')).toHaveValue('Ann Other')
  for (const name of ['Team emails', 'Reminders about your actions'])
    await expect(device.getByRole('switch', { name })).not.toBeChecked()
  await device.getByLabel('Current password').fill('not the password')
  await device.getByLabel('New password').fill(NEW_PASSWORD)
  await device.getByRole('button', { name: 'Change password' }).click()
  await expect(device.getByText('That’s not your current password.')).toBeVisible()
  await device.getByLabel('Current password').fill(PASSWORD)
  await device.getByRole('button', { name: 'Change password' }).click()
  await expect(device.getByText('Password changed')).toBeVisible()

  await page.reload()
  await expect(page).toHaveURL(/\/login/)
  await device.getByRole('button', { name: 'Sign out everywhere' }).click()
  await expect(device).toHaveURL(/\/login$/)
  await signIn(device, email, NEW_PASSWORD)
  await expect(device.getByRole('heading', { name: 'Getting started' })).toBeVisible()
  await device.goto('/account')

  await device.getByRole('button', { name: 'Delete my account' }).click()
  const dialog = device.getByRole('dialog')
  await expectAccessible(device, 'deleting the account', '[role="dialog"]')
  await dialog.getByLabel('Your password').fill('not the password')
  await dialog.getByRole('button', { name: 'Delete my account' }).click()
  await expect(dialog.getByText('That’s not your current password.')).toBeVisible()
  await dialog.getByLabel('Your password').fill(NEW_PASSWORD)
  await dialog.getByRole('button', { name: 'Delete my account' }).click()
  await expect(device.getByText('Account deleted')).toBeVisible()
  await expect(device).toHaveURL(/\/login/)
  await signIn(device, email, NEW_PASSWORD)
  await expect(device.getByText('Wrong email or password')).toBeVisible()
})
