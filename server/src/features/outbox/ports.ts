import type { OutboxEntry, OutboxMessage } from '@retropulse/contract/outbox'

/** The messages that this server keeps because it has no mail server (MAIL-16). */
export interface Outbox {
  /** The newest messages, the newest first. */
  newest(count: number): Promise<readonly OutboxEntry[]>
  /** Null when there is no such message; a name that the mailer does not give is never looked up. */
  open(name: string): Promise<OutboxMessage | null>
}
