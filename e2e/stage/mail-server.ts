import { expect, type Page } from '@playwright/test'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseMessage } from '../../server/src/integrations/email/testing/parse-message.ts'
import {
  type SmtpCatcher,
  startSmtpCatcher,
} from '../../server/src/integrations/email/testing/smtp-catcher.ts'
import { startServerProcess } from '../../server/src/testing/server-process.ts'
import type { Device, Visit } from './journey.ts'

/** A server that hands its email to an SMTP catcher. */
interface MailServer {
  readonly url: string
  readonly smtp: SmtpCatcher
  /** Opens an address of this server, in a browser of its own. */
  readonly come: (path: string, device?: Device) => Promise<Page>
}

/**
 * Runs a journey with such a server; its pages are closed before the server ends. `environment`: variables of the server
 * that differ.
 */
export async function withMail(
  visit: Visit,
  journey: (there: MailServer) => Promise<void>,
  environment: NodeJS.ProcessEnv = {},
): Promise<void> {
  const smtp = await startSmtpCatcher()
  const dataDir = mkdtempSync(join(tmpdir(), 'mails-'))
  const { url, stop } = await startServerProcess({ DATA_DIR: dataDir, SMTP_URL: smtp.url, ...environment })
  const pages: Page[] = []
  const come = async (path: string, device?: Device) => {
    const page = await visit('guest', path, { ...device, url })
    pages.push(page)
    return page
  }
  try {
    await journey({ url, smtp, come })
    for (const page of pages) await page.close()
  } finally {
    await stop()
    await smtp.close()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

/** Waits for an email to this address; returns the path of the first link in it. */
export async function linkTo(email: string, smtp: SmtpCatcher): Promise<string> {
  const letter = () => smtp.caught.findLast(({ to }) => to.includes(email))
  await expect.poll(letter).toBeDefined()
  const { pathname, search } = new URL(/https?:\S+/.exec(parseMessage(letter()?.raw ?? '').text)?.[0] ?? '')
  return pathname + search
}
