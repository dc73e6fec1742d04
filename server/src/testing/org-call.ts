import type { Asker, OrgScene } from './org-stage.ts'

/** A call about an organisation, its teams or its members, with the answer that each asker gets. */
export interface OrgCall {
  /** As in `/api/docs`; `{id}` and `{orgId}` are the organisation's, `{teamId}` the team's, `{userId}` a member's. */
  readonly name: string
  /** Distinguishes calls of the same name. */
  readonly about?: string
  /** Values for the path, and the query behind it. */
  readonly path?: (scene: OrgScene, asker: Asker, idOf: (asker: Asker) => string) => Partial<CallPath>
  readonly body?: (scene: OrgScene) => unknown
  /** The code of the refusal, in the asker's own organisation; undefined: the call succeeds. */
  readonly answer: (asker: Asker) => string | undefined
  /** The same about an organisation in which no asker has a part. */
  readonly elsewhere: (asker: Asker) => string | undefined
}

interface CallPath {
  readonly teamId: string
  readonly userId: string
  readonly modelId: string
  readonly formatId: string
  readonly keyId: string
  readonly connectionId: string
  readonly deliveryId: string
  readonly trackerId: string
  readonly agentId: string
  readonly query: string
}

type Answering = Pick<OrgCall, 'answer' | 'elsewhere'>

const isSignedIn = (asker: Asker): boolean => asker !== 'guest' && asker !== 'unidentified'
export const strange = (asker: Asker) => (isSignedIn(asker) ? 'not-found' : 'sign-in-required')
export const ON_TEAM: readonly Asker[] = ['owner', 'orgAdmin', 'teamAdmin', 'facilitator', 'member']
export const OF_ORG: readonly Asker[] = [...ON_TEAM, 'colleague']

/** Succeeds for `allowed`; others of `known` are refused with the code, all other askers as for an unknown id. */
export function forSome(allowed: readonly Asker[], known: readonly Asker[], code = 'forbidden'): Answering {
  return {
    elsewhere: strange,
    answer(asker) {
      if (allowed.includes(asker)) return undefined
      return known.includes(asker) ? code : strange(asker)
    },
  }
}

export const everybody: Answering = { answer: () => undefined, elsewhere: () => undefined }
const signedInOnly = (asker: Asker) => (isSignedIn(asker) ? undefined : 'sign-in-required')
export const whoeverSignedIn: Answering = { answer: signedInOnly, elsewhere: signedInOnly }

/** Those with org:edit, with org-team:edit and with member:edit or team:edit (PERM-9 to PERM-13). */
export const orgEditors = forSome(['owner'], OF_ORG)
export const teamMakers = forSome(['owner', 'orgAdmin'], OF_ORG)
export const teamEditors = forSome(['owner', 'orgAdmin', 'teamAdmin'], ON_TEAM)
