import type { SsoConnections } from '@retropulse/contract/sso'
import { showFrom } from './steps/show-from.ts'
import { SSO_CONNECTIONS } from './steps/sso-connections.ts'
import { type Scene, type Shot, takeScreenshots } from './steps/take-screenshots.ts'

/** Signing in with SSO, and its connections in the settings of an organisation. */
takeScreenshots([
  {
    screen: 'sso',
    state: 'empty',
    who: 'guest',
    async show({ page }) {
      await page.goto('/sso')
      await page.getByRole('heading', { level: 1 }).waitFor()
    },
  },
  {
    screen: 'sso',
    state: 'error',
    who: 'guest',
    async show({ page }) {
      await page.goto('/sso?error=domain-foreign')
      await page.getByLabel('Work email').fill('ada@nobody.example')
      await page.getByRole('button', { name: 'Continue' }).click()
      await page.getByText('Please contact us').waitFor()
    },
  },
  settings('none', { connections: [] }, async ({ page }) => {
    await page.getByText('No connections yet.').waitFor()
    await showFrom(page.getByRole('heading', { name: 'Single sign-on' }))
  }),
  settings('connections', { connections: SSO_CONNECTIONS }, async ({ page }) => {
    await page.getByText('Not confirmed').last().waitFor()
    await showFrom(page.getByRole('heading', { name: 'Single sign-on' }))
  }),
  settings('add', { connections: [] }, async ({ page }) => {
    await page.getByRole('button', { name: 'Add a connection' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Email domains').fill('gmail.com')
    await dialog.getByLabel('Issuer').fill('login')
    await dialog.getByRole('button', { name: 'Add a connection' }).click()
    await dialog.getByText('Use a domain you own').waitFor()
  }),
  settings('code', { connections: SSO_CONNECTIONS }, async ({ page }) => {
    await page.route('**/domain-code', (route) => route.fulfill({ json: { ok: true, isMailed: true } }))
    await page.getByRole('button', { name: 'Confirm saltwind.co.example' }).click()
    await page.getByRole('button', { name: 'Send code' }).click()
    await page.getByLabel('Code', { exact: true }).waitFor()
  }),
  settings('delete', { connections: SSO_CONNECTIONS }, async ({ page }) => {
    await page.getByRole('button', { name: /^Delete the connection for saltwind\.example/ }).click()
    await page.getByRole('dialog').waitFor()
  }),
])

function settings(
  state: string,
  { connections }: Pick<SsoConnections, 'connections'>,
  show: (scene: Scene) => Promise<void>,
): Shot {
  return {
    screen: 'sso-settings',
    state,
    who: 'nora',
    async show(scene) {
      const redirectUrl = 'https://retro.saltwind.example/sso-callback'
      await scene.page.route('**/sso-connections', (route) =>
        route.fulfill({ json: { redirectUrl, connections } satisfies SsoConnections }),
      )
      await scene.page.goto('/settings#settings-sso')
      await scene.page.getByRole('button', { name: 'Add a connection' }).waitFor()
      await show(scene)
    },
  }
}
