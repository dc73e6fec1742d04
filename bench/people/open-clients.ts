import { newGuests } from '../load/guests.ts'
import type { Random } from '../../scripts/seed/seeded-random.ts'
import { type CookieGateway, openCookieGateway } from './cookie-gateway.ts'
import { openPerson, type SessionPerson } from './session-person.ts'

/** People with the board open in their browsers. */
export interface SessionClients {
  readonly people: readonly SessionPerson[]
  close(): Promise<void>
}

export interface SessionClientsOptions {
  readonly serverUrl: string
  readonly boardId: string
  readonly count: number
  readonly random: Random
  /** Where a person's browser connects instead of the gateway: a proxy before it, for instance. */
  readonly wayIn?: (gatewayPort: number, person: number) => Promise<number>
}

/** Opens the board for some guests; resolves once all of them are live. */
export async function openClients(options: SessionClientsOptions): Promise<SessionClients> {
  const { serverUrl, boardId, count, random, wayIn } = options
  const gateways: CookieGateway[] = []
  const people: SessionPerson[] = []
  async function close(): Promise<void> {
    for (const person of people) person.close()
    await Promise.all(gateways.map((gateway) => gateway.close()))
  }
  try {
    for (const [at, cookie] of (await newGuests(serverUrl, count)).entries()) {
      const gateway = await openCookieGateway(Number(new URL(serverUrl).port), cookie)
      gateways.push(gateway)
      const port = wayIn === undefined ? gateway.port : await wayIn(gateway.port, at)
      people.push(await openPerson({ url: `http://127.0.0.1:${port}`, boardId, random }))
    }
  } catch (error) {
    await close()
    throw error
  }
  return { people, close }
}
