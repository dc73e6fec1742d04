import { type SmtpCatcher, startSmtpCatcher } from '../integrations/email/testing/smtp-catcher.ts'
import { type OpenIdProvider, startOpenIdProvider } from './open-id-provider.ts'
import { setSsoStage, type SsoStage } from './sso-stage.ts'
import { startApp, type TestApp } from './start-app.ts'
import { openBrowser } from './test-browser.ts'

/** The whole product with a fake mail server and a provider of OpenID Connect. */
export interface SsoApp extends TestApp {
  readonly smtp: SmtpCatcher
  readonly provider: OpenIdProvider
  /** An organisation with a connection for a domain that no other has. */
  newStage(isProven?: boolean): Promise<SsoStage>
  /** What makes a connection to the provider. */
  connectionInput(domains: readonly string[]): object
  /** The id of the connection that GET /api/sso-connection answers. */
  lookUp(query: string): Promise<string | null>
}

export async function startSsoApp(): Promise<SsoApp> {
  const smtp = await startSmtpCatcher()
  const app = await startApp({ SMTP_URL: smtp.url })
  const provider = await startOpenIdProvider([`${app.url}/sso-callback`])
  let stages = 0
  return {
    ...app,
    smtp,
    provider,
    newStage(isProven = false) {
      stages += 1
      return setSsoStage(app, { provider, domain: `corp${stages}.example`, isProven })
    },
    connectionInput(domains) {
      const { issuer, clientId, secret } = provider.app
      return { domains, issuer, clientId, secret }
    },
    async lookUp(query) {
      const { body } = await openBrowser(app.url).get(`/api/sso-connection?${query}`)
      return (body as { connection: string | null }).connection
    },
    async close() {
      await app.close()
      await provider.close()
      await smtp.close()
    },
  }
}

/** The path of the calls about the connections of an organisation. */
export function connectionsPath({ orgId }: Pick<SsoStage, 'orgId'>): string {
  return `/api/org/${orgId}/sso-connections`
}
