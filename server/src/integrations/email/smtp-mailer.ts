import { createTransport, type NodemailerError } from 'nodemailer'
import type { Log } from '../../platform/log/log.ts'
import { type Mail, MailError } from '../../platform/mail/mailer.ts'
import { messagesOf, type Sender } from './mail-messages.ts'

export interface SmtpSettings {
  /** smtp:// or smtps://, validated by the configuration. */
  readonly url: string
  readonly from: Sender
  readonly log: Log
  /** Milliseconds that `send` takes at most (MAIL-1); MAIL_TIMEOUT_MS when omitted. */
  readonly timeoutMs?: number
}

export const MAIL_TIMEOUT_MS = 30_000

/** Sends email to an SMTP server over a pool of connections that stay open for a while. */
export function createSmtpMailer({ url, from, log, timeoutMs = MAIL_TIMEOUT_MS }: SmtpSettings) {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: CONNECTIONS,
    connectionTimeout: STEP_MS,
    greetingTimeout: STEP_MS,
    socketTimeout: timeoutMs,
  })

  /** A failure of the server itself gives up for all receivers; a refusal of one receiver concerns that one only. */
  async function send(...mails: readonly Mail[]): Promise<void> {
    const messages = messagesOf(mails, from)
    const giveUp = new AbortController()
    const { signal } = giveUp
    const timer = setTimeout(() => giveUp.abort({ code: 'ETIMEDOUT' }), timeoutMs)
    const failures: Failure[] = []
    const handOver = async (message: (typeof messages)[number]) => {
      try {
        await transport.sendMail({ ...message, signal })
      } catch (error) {
        const failure = failureOf(error)
        failures.push(failure)
        if (!isAboutOneMessage(failure)) giveUp.abort(failure)
      }
    }
    await Promise.all(messages.map(handOver))
    clearTimeout(timer)
    if (failures.length === 0) return
    const [failed, of] = [failures.length, messages.length]
    log.warn(
      { failed, of, reasons: signal.aborted ? [signal.reason] : failures },
      'Email was not handed over to the SMTP server',
    )
    throw new MailError(`${failed} of ${of} messages were not handed over`, of - failed)
  }

  return {
    send,
    /** Idle connections are closed at once, the others after their message. */
    close: () => Promise.resolve(transport.close()),
  }
}

const CONNECTIONS = 5
/** Milliseconds to connect, and then to be greeted. */
const STEP_MS = 10_000

/** The fields that may be logged (MAIL-24): error messages and the answers of servers repeat addresses. */
type Failure = Pick<NodemailerError, 'code' | 'originalCode' | 'responseCode' | 'command'>

function failureOf(error: unknown): Failure {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- every property is optional, and the library rejects with nothing else
  const { code, originalCode, responseCode, command } = error as NodemailerError
  return { code, originalCode, responseCode, command }
}

/** Whether only this receiver or this text was refused; 421 means that the server is closing the connection. */
function isAboutOneMessage({ code, responseCode }: Failure): boolean {
  return (code === 'EENVELOPE' || code === 'EMESSAGE') && responseCode !== 421
}
