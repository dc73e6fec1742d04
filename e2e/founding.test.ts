import type { Page } from '@playwright/test'
import { expect, test } from './stage/journey.ts'
import { linkTo, withMail } from './stage/mail-server.ts'

const INVALID = 'This invite link is no longer valid, please contact your team to get a new invite link.'

async function signUp(page: Page, name: string, email: string): Promise<void> {
  await page.getByLabel('Your name').fill(name)
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password', { exact: true }).fill('a long enough password')
  await page.getByRole('button', { name: 'Sign up' }).click()
}

test('INVITE-1, INVITE-14, AUDIT-1: an owner founds an organisation and invites an admin by email, who creates a team; a member joins by its link, leaves, is removed, and is refused', async ({
  visit,
  expectNoise,
}) => {
  expectNoise(/40[14]|410/)
  await withMail(
    visit,
    async ({ smtp, come }) => {
      // INVITE-22: only an account with a proved address sends invitations by email.
      const asking = await come('/login')
      await asking.getByRole('button', { name: 'E-mail me a link instead' }).click()
      await asking.getByLabel('E-mail').fill('olga@example.com')
      await asking.getByRole('button', { name: 'Send me a link' }).click()
      const owner = await come(await linkTo('olga@example.com', smtp))
      await owner.getByRole('main').getByRole('button', { name: 'Sign in' }).click()
      await owner.getByLabel('Organisation').fill('Lighthouse')
      await owner.getByLabel('First team').fill('Keepers')
      await owner.getByRole('button', { name: 'Create your organisation' }).click()
      await expect(owner.getByRole('heading', { name: 'Keepers', level: 1 })).toBeVisible()
      await owner.goto('/admins')
      await owner.getByRole('button', { name: 'Invite', exact: true }).click()
      await owner.getByLabel('E-mail addresses').fill('ada@example.com')
      await owner.getByRole('button', { name: 'Send invite' }).click()
      await expect(owner.getByRole('button', { name: 'Invite of ada@example.com' })).toBeVisible()

      const admin = await come(await linkTo('ada@example.com', smtp))
      await expect(admin.getByRole('heading', { name: 'Join Lighthouse' })).toBeVisible()
      await admin.getByRole('link', { name: 'Create an account' }).click()
      await signUp(admin, 'Ada Admin', 'ada@example.com')
      await admin.getByRole('button', { name: 'Join' }).click()
      await admin.getByRole('button', { name: 'Create a new team' }).click()
      await admin.getByLabel('Team name').fill('Pilots')
      await admin.getByRole('button', { name: 'Create team' }).click()
      await expect(admin.getByRole('heading', { name: 'Pilots', level: 1 })).toBeVisible()
      await admin.getByRole('link', { name: /^Members/ }).click()
      const link = await admin.getByRole('textbox', { name: 'Invite link of Pilots' }).inputValue()

      const member = await come(new URL(link).pathname)
      await member.getByRole('link', { name: 'Create an account' }).click()
      await signUp(member, 'Mia Member', 'mia@example.com')
      await member.getByRole('button', { name: 'Join' }).click()
      await expect(member.getByText('Welcome to Pilots')).toBeVisible()
      await member.getByRole('link', { name: /^Members/ }).click()
      await member.getByRole('button', { name: 'Change Mia Member' }).click()
      await member.getByRole('menuitem', { name: 'Leave team' }).click()
      await member.getByRole('dialog').getByRole('button', { name: 'Leave team' }).click()
      await expect(member.getByRole('heading', { name: 'Getting started' })).toBeVisible()

      await member.goto(link)
      await member.getByRole('button', { name: 'Join' }).click()
      await expect(member.getByText('Welcome to Pilots')).toBeVisible()
      await admin.reload()
      await admin.getByRole('button', { name: 'Change Mia Member' }).click()
      await admin.getByRole('menuitem', { name: 'Remove from team' }).click()
      await admin.getByRole('dialog').getByRole('button', { name: 'Remove from team' }).click()
      await expect(admin.getByText('Mia Member was removed from Pilots')).toBeVisible()

      await member.reload()
      await expect(member.getByRole('heading', { name: 'Getting started' })).toBeVisible()
      await member.goto(link)
      await expect(member.getByText(INVALID)).toBeVisible()

      await owner.goto('/settings')
      for (const told of [
        'Ada Admin created the team Pilots',
        'Mia Member joined Pilots',
        'Mia Member left Pilots',
        'Ada Admin removed Mia Member from Pilots',
      ])
        await expect(owner.getByText(told, { exact: false }).first()).toBeVisible()
    },
    { DEFAULT_PLAN: 'level2' },
  )
})
