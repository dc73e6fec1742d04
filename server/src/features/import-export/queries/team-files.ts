import type { TeamAction } from '@retropulse/contract/actions'
import { createArchiveNames } from '@retropulse/domain/import-export/archive-names'
import { csvOf } from '@retropulse/domain/kernel/csv'
import type { PersonId, TeamId } from '@retropulse/domain/kernel/ids'
import { effectiveRoleOf } from '@retropulse/domain/orgs/policy'
import type { Identities, Identity } from '../../auth/api.ts'
import type { Memberships } from '../../orgs/api.ts'
import { t } from '../messages/messages.ts'
import { type ArchiveFile, BYTE_ORDER_MARK, jsonArrayOf, piecesOf } from './archive-text.ts'
import { exportedRetrosOf, type ExportTeamPorts, type OmittedRetro } from './export-team.ts'

export interface TeamFilesPorts extends Omit<ExportTeamPorts, 'identities' | 'memberships'> {
  readonly identities: Pick<Identities, 'profilesOf' | 'emailsOf'>
  readonly memberships: Pick<Memberships, 'membersOf'>
  /** The action items of a team, as the reader sees them, a page at a time. */
  readonly actionPagesOf: (identity: Identity | null, teamId: TeamId) => AsyncIterable<readonly TeamAction[]>
}

/** What the index of an archive says of a team. */
export interface TeamInIndex {
  readonly name: string
  readonly folder: string
  readonly retros: { readonly name: string; readonly file: string }[]
  readonly omitted: OmittedRetro[]
}

/** The files of a team, in its folder; `entry` collects what the index says of it (EXPORT-14). */
export async function* teamFiles(
  identity: Identity | null,
  teamId: TeamId,
  entry: TeamInIndex,
  ports: TeamFilesPorts,
): AsyncGenerator<ArchiveFile> {
  const nameOf = createArchiveNames()
  for await (const retro of exportedRetrosOf(identity, teamId, ports)) {
    if ('reason' in retro) {
      entry.omitted.push(retro)
      continue
    }
    const day = new Date(retro.createdAt).toISOString().slice(0, 'YYYY-MM-DD'.length)
    const file = `${entry.folder}/retros/${nameOf(`${day} ${retro.name}`, 'retro', '.json')}`
    entry.retros.push({ name: retro.name, file })
    yield { name: file, input: piecesOf(retro.content) }
  }
  yield {
    name: `${entry.folder}/action-items.csv`,
    input: piecesOf(actionsCsv(ports.actionPagesOf(identity, teamId))),
  }
  const surveys = await ports.surveyResultsOf(identity, teamId)
  yield { name: `${entry.folder}/surveys.json`, input: piecesOf(jsonArrayOf(surveys)) }
  const members = await ports.memberships.membersOf(teamId)
  const people = members.map(({ userId, orgRole, teamRole }) => ({
    userId,
    role: effectiveRoleOf(orgRole, teamRole)?.role ?? 'member',
  }))
  yield { name: `${entry.folder}/members.csv`, input: piecesOf([await peopleCsv(people, ports)]) }
}

/** People with their names, addresses and roles, as a table. */
export async function peopleCsv(
  people: readonly { readonly userId: PersonId; readonly role: string }[],
  { identities }: Pick<TeamFilesPorts, 'identities'>,
): Promise<string> {
  const ids = people.map(({ userId }) => userId)
  const [profiles, emails] = await Promise.all([identities.profilesOf(ids), identities.emailsOf(ids)])
  const rows = people.map(({ userId, role }) => [
    profiles.get(userId)?.name ?? '',
    emails.get(userId) ?? '',
    role,
  ])
  return BYTE_ORDER_MARK + csvOf([[t('name'), t('email'), t('role')], ...rows])
}

const ACTION_COLUMNS = ['text', 'status', 'due', 'assignee', 'retro', 'added', 'changed'] as const

async function* actionsCsv(pages: AsyncIterable<readonly TeamAction[]>): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + csvOf([ACTION_COLUMNS.map((column) => t(column))])
  for await (const page of pages)
    yield csvOf(
      page.map(({ text, status, due, assignee, retro, timeStamp, updatedTime }) => [
        text,
        status,
        due ?? '',
        assignee?.name ?? '',
        retro?.name ?? '',
        new Date(timeStamp).toISOString(),
        updatedTime === null ? '' : new Date(updatedTime).toISOString(),
      ]),
    )
}
