import type { OrgFormat, SaveOrgFormat } from '@retropulse/contract/org-formats'
import type { RefusedFields } from '@retropulse/contract/refusal'
import type { OrgId } from '@retropulse/domain/kernel/ids'
import { cleanLine } from '@retropulse/domain/kernel/text'
import { ORG_FORMATS_MAX } from '@retropulse/domain/orgs/limits'
import type { Identity } from '../../auth/api.ts'
import type { Organisations } from '../../orgs/api.ts'
import type { OrgFormats } from '../ports.ts'
import { formatPermissions } from '../queries/format-permissions.ts'
import { TOO_MANY } from './too-many.ts'

export interface SaveFormatPorts {
  readonly organisations: Pick<Organisations, 'find'>
  readonly formats: Pick<OrgFormats, 'create'>
  readonly newId: () => string
}

/** CREATE-33: keeps a format for all teams of an organisation, for users who may start retros in one of them. */
export async function saveFormat(
  identity: Identity | null,
  orgId: OrgId,
  wish: SaveOrgFormat,
  { organisations, formats, newId }: SaveFormatPorts,
): Promise<{ readonly ok: true; readonly format: OrgFormat } | RefusedFields> {
  const authorized = await formatPermissions(identity, orgId, organisations)
  if (!authorized.ok) return authorized
  if (!authorized.maySave) return { ok: false, code: 'forbidden' }
  const format = {
    id: newId(),
    name: cleanLine(wish.name),
    columns: wish.columns.map(({ name, meaning }) => ({ name: cleanLine(name), meaning })),
    theme: wish.theme,
    steps: (wish.steps ?? []).map((step) => ({ ...step, title: cleanLine(step.title) })),
  }
  const isCreated = await formats.create(orgId, { ...format, createdBy: authorized.actorId }, ORG_FORMATS_MAX)
  return isCreated ? { ok: true, format: { ...format, mayDelete: true } } : TOO_MANY
}
