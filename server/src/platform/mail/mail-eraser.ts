import { createHmac } from 'node:crypto'
import type { Cluster } from '../socket/cluster.ts'

export interface MailEraserOptions {
  readonly cluster: Pick<Cluster, 'publish' | 'subscribe'>
  /** Makes the marks by which processes tell each other of addresses. */
  readonly key: string
  /**
   * Removes what this process keeps of email to an address for which `isMeant` holds, also of email that it is about to
   * write. Never rejects.
   */
  readonly erase: (isMeant: (address: string) => boolean) => Promise<void>
}

const TOPIC = 'forget-mail'

/**
 * Removes what is kept of email to an address, on every machine: each has an outbox of its own (PROFILE-11). The others
 * are sent a mark in place of the address, which is not to stay in Redis.
 */
export function createMailEraser({
  cluster,
  key,
  erase,
}: MailEraserOptions): (address: string) => Promise<void> {
  const markOf = (address: string): string =>
    createHmac('sha256', key).update(address.toLowerCase()).digest('base64url')
  const eraseMarked = (mark: string): Promise<void> => erase((address) => markOf(address) === mark)
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- published below, in another process
  cluster.subscribe(TOPIC, (message) => void eraseMarked((message as { readonly mark: string }).mark))
  return async (address) => {
    const mark = markOf(address)
    cluster.publish(TOPIC, { mark })
    await eraseMarked(mark)
  }
}
