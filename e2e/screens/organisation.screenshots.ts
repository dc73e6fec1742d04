import type { Page } from '@playwright/test'
import { orgMembersSchema } from '@retropulse/contract/orgs'
import { DAY_MS } from '@retropulse/domain/kernel/durations'
import { API_KEYS, fillSettings } from './steps/filled-settings.ts'
import { showFrom } from './steps/show-from.ts'
import { type Shot, takeScreenshots } from './steps/take-screenshots.ts'
import { withOrg } from './steps/with-org.ts'

async function openInvite(page: Page): Promise<void> {
  await page.goto('/admins')
  await page.getByRole('button', { name: 'Invite', exact: true }).click()
  await page.getByRole('dialog').waitFor()
}

const INVITATION = { name: 'Saltwind Ferries', address: 'c•••@saltwind.example' }

const LONG_INVITATION = {
  name: 'Norddeutsche Schifffahrtsgesellschaft Wangerooge',
  address: 'm•••@betriebsratsvorbereitung.norddeutsche-schifffahrtsgesellschaft.example',
}

/** Opens an invite link with a mocked answer. */
async function playInvitation(page: Page, status: number, json: object): Promise<void> {
  await page.route('**/invitation?*', (route) => route.fulfill({ status, json }))
  await page.goto('/invite/org/saltwind-ferries/a-token')
}

/** The pages of an organisation; loading and failing overviews are in dashboard-shots.ts. */
takeScreenshots([
  {
    screen: 'overview',
    state: '1y',
    who: 'nora',
    async show({ page }) {
      await page.goto('/dashboard')
      await page.getByText('1y', { exact: true }).click()
      await page.getByRole('link', { name: 'Customer Care' }).waitFor()
    },
  },
  {
    screen: 'overview',
    state: '42-teams',
    who: 'nora',
    async show({ page }) {
      await withOrg(page, ({ teams }) => ({
        teams: Array.from({ length: 14 }, (_, at) =>
          teams.map((team) => ({
            ...team,
            id: `${team.id}-${at}`,
            name: at % 5 === 0 ? `${team.name}, research and all that floats` : `${team.name} ${at + 1}`,
            isPrivate: at % 4 === 0,
          })),
        ).flat(),
      }))
      await page.goto('/dashboard')
      await page.getByText('42 teams').waitFor()
      await page.mouse.wheel(0, 800)
    },
  },
  {
    screen: 'overview',
    state: 'archived-and-deleted',
    who: 'nora',
    isWhole: true,
    async show({ page }) {
      await withOrg(page, ({ teams }) => ({
        hasRoomForTeam: false,
        teams: teams.map((team, at) => ({ ...team, isArchived: at === 2 })),
        deletedTeams: [{ id: 'gone', name: 'Night boats', deletedAt: Date.now() - 3 * DAY_MS }],
      }))
      await page.goto('/dashboard')
      await page.getByText('Night boats').waitFor()
    },
  },
  {
    screen: 'overview',
    state: 'empty',
    who: 'nora',
    async show({ page }) {
      await withOrg(page, () => ({ teams: [] }))
      await page.goto('/dashboard')
      await page.getByText('No teams in').waitFor()
    },
  },
  {
    screen: 'overview',
    state: 'create-team',
    who: 'nora',
    async show({ page }) {
      await page.goto('/dashboard')
      await page.getByRole('button', { name: 'Create a new team' }).click()
      await page.getByRole('button', { name: 'Create team' }).click()
      await page.getByText('Please enter a name').waitFor()
    },
  },
  {
    screen: 'admins',
    state: 'full',
    who: 'nora',
    isWhole: true,
    async show({ page }) {
      await page.route('**/api/org/*/members', async (route) => {
        const { members } = orgMembersSchema.parse(await (await route.fetch()).json())
        const invitations = [
          'captain@saltwind.example',
          'first.mate.of.the.night.boats@saltwind.example',
        ].map((email) => ({
          email,
          role: 'admin',
          inviteToken: 'x',
          isForAnyone: email.startsWith('captain'),
          expiresAt: Date.now() + 9 * DAY_MS,
        }))
        await route.fulfill({ json: { members, invitations } })
      })
      await page.goto('/admins')
      await page.getByText('captain@saltwind.example').waitFor()
    },
  },
  {
    screen: 'admins',
    state: 'menu',
    who: 'nora',
    async show({ page, isPhone }) {
      await page.goto('/admins')
      await page.getByRole('button', { name: 'Options for Tomás Herrera' }).click()
      if (!isPhone) await page.getByRole('menuitem', { name: 'Change Role' }).press('ArrowRight')
      await page.getByRole('menuitemradio').first().waitFor()
    },
  },
  {
    screen: 'admins',
    state: 'remove',
    who: 'nora',
    async show({ page }) {
      await page.goto('/admins')
      await page.getByRole('button', { name: 'Options for Tomás Herrera' }).click()
      await page.getByRole('menuitem', { name: 'Remove' }).click()
      await page.getByRole('dialog').waitFor()
    },
  },
  {
    screen: 'admins',
    state: 'invite',
    who: 'nora',
    async show({ page }) {
      await openInvite(page)
      await page.getByLabel('Email addresses').fill('captain@saltwind.example, mate@saltwind')
      await page.getByRole('button', { name: 'Send invite' }).click()
      await page.getByText('Please enter a valid email address').waitFor()
    },
  },
  {
    screen: 'org-settings',
    state: 'full',
    who: 'nora',
    isWhole: true,
    async show({ page }) {
      await fillSettings(page)
      await page.goto('/settings')
      for (const text of ['Desk agent', 'The quay channel', 'Not confirmed', 'Delete organisation'])
        await page.getByText(text, { exact: true }).waitFor({ state: 'attached' })
    },
  },
  {
    screen: 'org-settings',
    state: 'new-key',
    who: 'nora',
    async show({ page }) {
      await page.goto('/settings#settings-key')
      await page.getByRole('button', { name: 'Create API key' }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('textbox', { name: 'Name' }).fill('Data warehouse')
      await dialog.getByLabel('Expires').selectOption('In 90 days')
    },
  },
  {
    screen: 'org-settings',
    state: 'keys',
    who: 'nora',
    async show({ page }) {
      await withOrg(page, () => ({ apiKeys: API_KEYS }))
      await page.goto('/settings#settings-key')
      await page.getByText('Sprint robot').waitFor()
      await showFrom(page.getByRole('heading', { name: 'API keys' }))
    },
  },
  {
    screen: 'api-guide',
    state: 'full',
    who: 'guest',
    isWhole: true,
    async show({ page }) {
      await page.goto('/api-guide')
      await page.getByText('Example response').first().click()
      await page.getByRole('heading', { name: 'Good to know' }).waitFor()
      await page.evaluate(() => {
        scrollTo(0, 0)
      })
    },
  },
  {
    screen: 'org-invite',
    state: 'invalid',
    who: 'guest',
    async show({ page }) {
      await page.goto('/invite/org/saltwind-ferries/used-up')
      await page.getByText('This invite link is no longer valid').waitFor()
    },
  },
  ...(['used', 'expired', 'cancelled', 'replaced'] as const).map((reason): Shot => ({
    screen: 'org-invite',
    state: reason,
    who: 'guest',
    async show({ page }) {
      await playInvitation(page, 410, { code: `invite-${reason}` })
      await page.getByText('This invite link is no longer valid').waitFor()
    },
  })),
  {
    screen: 'org-invite',
    state: 'guest',
    who: 'guest',
    async show({ page }) {
      await playInvitation(page, 200, { ...INVITATION, isForeign: false })
      await page.getByRole('link', { name: 'Create an account' }).waitFor()
    },
  },
  {
    screen: 'org-invite',
    state: 'valid',
    who: 'nora',
    async show({ page }) {
      await playInvitation(page, 200, { ...INVITATION, isForeign: false })
      await page.getByRole('button', { name: 'Join' }).waitFor()
    },
  },
  {
    screen: 'org-invite',
    state: 'foreign-long',
    who: 'nora',
    async show({ page }) {
      await playInvitation(page, 200, { ...LONG_INVITATION, isForeign: true })
      await page.getByRole('button', { name: 'Sign out' }).waitFor()
    },
  },
  {
    screen: 'org-invite',
    state: 'foreign',
    who: 'nora',
    async show({ page }) {
      await playInvitation(page, 200, { ...INVITATION, isForeign: true })
      await page.getByRole('button', { name: 'Sign out' }).waitFor()
    },
  },
])
