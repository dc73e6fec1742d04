import { parseMessage, type ParsedMessage } from '../integrations/email/testing/parse-message.ts'
import { startSmtpCatcher } from '../integrations/email/testing/smtp-catcher.ts'
import { eventually } from './eventually.ts'
import { startApp, type TestApp } from './start-app.ts'

/** The whole product with a fake mail server. */
export interface MailApp extends TestApp {
  /** The messages for an address, oldest first. */
  mailsTo(email: string): readonly ParsedMessage[]
  lastTo(email: string): ParsedMessage
  /** Waits for an email to the address; returns the first link in the newest one. */
  linkTo(email: string): Promise<string>
  /** Resolves once no more email arrives for a moment. */
  settled(): Promise<void>
}

export async function startMailApp(
  environment: NodeJS.ProcessEnv = {},
  stubs: Parameters<typeof startApp>[1] = {},
): Promise<MailApp> {
  const smtp = await startSmtpCatcher()
  const app = await startApp({ SMTP_URL: smtp.url, ...environment }, stubs)
  const mailsTo = (email: string) =>
    smtp.caught.filter(({ to }) => to.includes(email.toLowerCase())).map(({ raw }) => parseMessage(raw))

  function lastTo(email: string): ParsedMessage {
    const last = mailsTo(email).at(-1)
    if (last === undefined) throw new Error(`no mail to ${email}`)
    return last
  }

  return {
    ...app,
    mailsTo,
    lastTo,
    async linkTo(email) {
      await eventually(() => void lastTo(email))
      return /https?:\/\/\S+/.exec(lastTo(email).text)?.[0] ?? ''
    },
    async settled() {
      let seen = -1
      await eventually(async () => {
        await new Promise((resolve) => setTimeout(resolve, 150))
        const now = smtp.caught.length
        const isQuiet = now === seen
        seen = now
        if (!isQuiet) throw new Error('mail is still on its way')
      })
    },
    async close() {
      await app.close()
      await smtp.close()
    },
  }
}
