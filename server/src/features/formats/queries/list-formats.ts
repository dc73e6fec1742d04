import type { OrgFormats as FormatList } from '@retropulse/contract/org-formats'
import type { Refused } from '@retropulse/contract/refusal'
import type { OrgId } from '@retropulse/domain/kernel/ids'
import { ORG_FORMATS_MAX } from '@retropulse/domain/orgs/limits'
import { isInTrash } from '@retropulse/domain/orgs/team-rules'
import type { Identity } from '../../auth/api.ts'
import type { Organisations } from '../../orgs/api.ts'
import type { OrgFormats } from '../ports.ts'
import { formatPermissions } from './format-permissions.ts'

export interface ListFormatsPorts {
  readonly organisations: Pick<Organisations, 'find'>
  readonly formats: Pick<OrgFormats, 'ofOrg'>
  /** Milliseconds since 1970. */
  readonly now: () => number
}

/** CREATE-33, CREATE-35: the formats of an organisation, and the deleted ones that the caller can restore. */
export async function listFormats(
  identity: Identity | null,
  orgId: OrgId,
  { organisations, formats, now }: ListFormatsPorts,
): Promise<{ readonly ok: true; readonly list: FormatList } | Refused> {
  const authorized = await formatPermissions(identity, orgId, organisations)
  if (!authorized.ok) return authorized
  const all = await formats.ofOrg(orgId)
  const kept = all.filter(({ deletedAt }) => deletedAt === null)
  const deletedFormats = all
    .flatMap(({ id, name, createdBy, deletedAt }) =>
      deletedAt !== null && isInTrash(deletedAt, now()) && authorized.mayDelete({ createdBy })
        ? [{ id, name, deletedAt }]
        : [],
    )
    .sort((one, other) => other.deletedAt - one.deletedAt)
  return {
    ok: true,
    list: {
      formats: kept.map(({ id, name, columns, theme, steps, createdBy }) => ({
        id,
        name,
        columns,
        theme,
        steps,
        mayDelete: authorized.mayDelete({ createdBy }),
      })),
      deletedFormats,
      maySave: authorized.maySave && kept.length < ORG_FORMATS_MAX,
    },
  }
}
