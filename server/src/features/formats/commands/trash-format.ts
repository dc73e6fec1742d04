import type { Refused, RefusedFields } from '@retropulse/contract/refusal'
import type { OrgId } from '@retropulse/domain/kernel/ids'
import { ORG_FORMATS_MAX } from '@retropulse/domain/orgs/limits'
import { isInTrash } from '@retropulse/domain/orgs/team-rules'
import type { Identity } from '../../auth/api.ts'
import type { Organisations } from '../../orgs/api.ts'
import type { StoredFormat, OrgFormats } from '../ports.ts'
import { formatPermissions } from '../queries/format-permissions.ts'
import { TOO_MANY } from './too-many.ts'

export interface TrashFormatPorts {
  readonly organisations: Pick<Organisations, 'find'>
  readonly formats: Pick<OrgFormats, 'ofOrg' | 'delete' | 'restore'>
  /** Milliseconds since 1970. */
  readonly now: () => number
}

/** A format as a call names it: the organisation and the id. */
export interface FormatPlace {
  readonly orgId: OrgId
  readonly formatId: string
}

const NOT_FOUND: Refused = { ok: false, code: 'not-found' }

/** CREATE-35: puts a format into the trash for 30 days, for the user who kept it and those who edit the teams. */
export async function deleteFormat(
  identity: Identity | null,
  place: FormatPlace,
  ports: TrashFormatPorts,
): Promise<{ readonly ok: true } | Refused> {
  const found = await findFormat(identity, place, ports)
  if (!found.ok) return found
  if (found.format.deletedAt !== null) return NOT_FOUND
  if (!found.mayDelete) return { ok: false, code: 'forbidden' }
  return (await ports.formats.delete(place.orgId, place.formatId, ports.now())) ? { ok: true } : NOT_FOUND
}

/** TRASH-17, TRASH-18: restores a format, for users who could delete it; to others it does not exist. */
export async function restoreFormat(
  identity: Identity | null,
  place: FormatPlace,
  ports: TrashFormatPorts,
): Promise<{ readonly ok: true } | RefusedFields> {
  const found = await findFormat(identity, place, ports)
  if (!found.ok) return found
  const { deletedAt } = found.format
  if (deletedAt === null || !isInTrash(deletedAt, ports.now()) || !found.mayDelete) return NOT_FOUND
  const outcome = await ports.formats.restore(place.orgId, place.formatId, ORG_FORMATS_MAX)
  if (outcome === 'full') return TOO_MANY
  return outcome === 'restored' ? { ok: true } : NOT_FOUND
}

type Found = { readonly ok: true; readonly format: StoredFormat; readonly mayDelete: boolean } | Refused

async function findFormat(
  identity: Identity | null,
  { orgId, formatId }: FormatPlace,
  { organisations, formats }: TrashFormatPorts,
): Promise<Found> {
  const authorized = await formatPermissions(identity, orgId, organisations)
  if (!authorized.ok) return authorized
  const format = (await formats.ofOrg(orgId)).find(({ id }) => id === formatId)
  return format === undefined ? NOT_FOUND : { ok: true, format, mayDelete: authorized.mayDelete(format) }
}
