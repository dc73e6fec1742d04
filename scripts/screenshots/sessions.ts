import { type BrowserContextOptions, request } from '@playwright/test'
import { MEMBERS, PASSWORD } from '../seed/cast.ts'
import { createExtraTeams, type ExtraTeams } from './extra-teams.ts'
import type { Shot } from './shot.ts'

export type Session = BrowserContextOptions['storageState']

/** The sessions of the seeded people. */
export interface Sessions {
  readonly teams: ExtraTeams
  /** The cookies of a person, who signs in at the first call; undefined for guests. */
  of(who: Shot['who']): Promise<Session>
}

const NEWCOMER = { name: 'Ada Newcomer', email: 'ada@newcomer.example', password: PASSWORD }

export async function openSessions(url: string): Promise<Sessions> {
  const owner = await request.newContext({ baseURL: url })
  const teams = await createExtraTeams(owner)
  const known = new Map<Shot['who'], Session>([
    ['guest', undefined],
    ['extra', await owner.storageState()],
  ])
  await owner.dispose()

  async function enter(path: string, account: object): Promise<Session> {
    const api = await request.newContext({ baseURL: url })
    await api.post(path, { data: account, failOnStatusCode: true })
    const state = await api.storageState()
    await api.dispose()
    return state
  }

  return {
    teams,
    async of(who) {
      if (who === 'guest' || who === 'extra') return known.get(who)
      const session =
        known.get(who) ??
        (who === 'newcomer'
          ? await enter('/api/auth/sign-up/email', NEWCOMER)
          : await enter('/api/auth/sign-in/email', { email: MEMBERS[who].email, password: PASSWORD }))
      known.set(who, session)
      return session
    },
  }
}
