import type { AccountDeletion } from '@retropulse/contract/accounts'
import Download from 'lucide-react/icons/download'
import { locale } from '../../../lib/locale.ts'
import { boxClass, Field } from '../../../ui/field.tsx'
import { t } from '../messages.ts'

/** The chosen primary owner of each organisation, by the organisation's id. */
export type Heirs = Readonly<Record<string, string>>

export interface DeletionPreviewProps {
  deletion: AccountDeletion
  heirs: Heirs
  onHeirs: (heirs: Heirs) => void
}

/** What deleting the account takes along: organisations with the choice of an heir or the files to keep, and teams left. */
export function DeletionPreview({ deletion, heirs, onHeirs }: DeletionPreviewProps) {
  const { organisations, teams } = deletion
  return (
    <div className="flex flex-col gap-4 text-sm">
      <ul className="flex list-disc flex-col gap-1 ps-5 text-ink-soft">
        <li>{t('delete.goes.profile')}</li>
        <li>{t('delete.goes.notes')}</li>
        {teams.length > 0 && <li>{t('delete.goes.teams', { teams: locale.list.format(teams) })}</li>}
      </ul>
      {organisations.map((org) => (
        <section key={org.id} aria-label={org.name} className="rounded-md border border-line p-4">
          {org.heirs.length === 0 ? (
            <EmptiedOrganisation org={org} />
          ) : (
            <Field id={`heir-${org.id}`} label={t('delete.heir', { org: org.name })}>
              <select
                id={`heir-${org.id}`}
                required
                value={heirs[org.id] ?? ''}
                onChange={(event) => onHeirs({ ...heirs, [org.id]: event.target.value })}
                className={`${boxClass} h-10 px-3`}
              >
                <option value="">{t('delete.heir.choose')}</option>
                {org.heirs.map(({ id, name, email }) => (
                  <option key={id} value={id}>
                    {t('delete.heir.person', { name, email })}
                  </option>
                ))}
              </select>
            </Field>
          )}
        </section>
      ))}
    </div>
  )
}

/** Whether every organisation that needs an heir has one. */
export function hasEveryHeir({ organisations }: AccountDeletion, heirs: Heirs): boolean {
  return organisations.every((org) => org.heirs.length === 0 || (heirs[org.id] ?? '') !== '')
}

/** An organisation without other people goes with the account: its retros can be kept as files. */
function EmptiedOrganisation({ org }: { org: AccountDeletion['organisations'][number] }) {
  return (
    <>
      <p>{t('delete.goes.org', { org: org.name, count: org.teams.length })}</p>
      {org.teams.length > 0 && (
        <ul className="mt-2 flex flex-col gap-1">
          {org.teams.map(({ id, name }) => (
            <li key={id}>
              <a
                href={`/api/team/${encodeURIComponent(id)}/export`}
                download
                className="touch-target inline-flex items-center gap-2 font-medium text-accent-ink underline"
              >
                <Download aria-hidden="true" className="size-4 shrink-0" />
                {t('delete.export', { team: name })}
              </a>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
