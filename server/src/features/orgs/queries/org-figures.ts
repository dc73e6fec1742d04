import type { Figures } from '@retropulse/contract/figures'
import type { Refused } from '@retropulse/contract/refusal'
import type { ApiKeys, OrgAs, Organisations, TeamBoards } from '../ports.ts'
import { hashOfKey } from './api-key-hash.ts'

export interface FiguresPorts {
  readonly boards: Pick<TeamBoards, 'begunSince' | 'actionsOfTeams'>
}

/** An organisation's figures for a program that has its key. A key that is none is told no more than that. */
export async function readPublicFigures(
  key: string,
  ports: FiguresPorts & {
    readonly organisations: Pick<Organisations, 'find'>
    readonly apiKeys: Pick<ApiKeys, 'find'>
  },
): Promise<{ readonly ok: true; readonly figures: Figures } | Refused> {
  const orgId = await ports.apiKeys.find(hashOfKey(key))
  const org = orgId === null ? null : await ports.organisations.find(orgId, null)
  if (org === null) return { ok: false, code: 'sign-in-required' }
  return { ok: true, figures: await figuresOf(org, ports) }
}

/** Every retro of every team. Only counts: no text of a note (D8), nobody's name (D9), no mood of a few (D17). */
export async function figuresOf(org: OrgAs, { boards }: FiguresPorts): Promise<Figures> {
  const ids = org.teams.map(({ id }) => id)
  const [retros, actions] = await Promise.all([boards.begunSince(ids, 0), boards.actionsOfTeams(ids)])
  const teams = org.teams.map(({ id, name, membersCount }) => ({
    id,
    name,
    members: membersCount,
    retros: retros
      .filter(({ teamId }) => teamId === id)
      .map((retro) => ({
        id: retro.id,
        name: retro.name,
        timestamp: retro.timestamp,
        notes: retro.cardsCount,
      })),
    openActions: actions.get(id)?.open ?? 0,
    allActions: actions.get(id)?.all ?? 0,
  }))
  return { organisation: { id: org.id, name: org.name }, teams }
}
