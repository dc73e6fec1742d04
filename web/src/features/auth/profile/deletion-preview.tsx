import type { AccountDeletion } from '@retropulse/contract/accounts'
import Download from 'lucide-react/icons/download'
import { locale } from '../../../lib/locale.ts'
import { Field, fieldAria } from '../../../ui/field.tsx'
import { SelectBox } from '../../../ui/select-box.tsx'
import { t } from '../messages.ts'

/** The ids of the next primary owners, by the id of the organisation. */
export type Heirs = Readonly<Record<string, string>>

export interface DeletionPreviewProps {
  deletion: AccountDeletion
  heirs: Heirs
  onHeirs: (heirs: Heirs) => void
  /** The error where no heir is chosen for an organisation. */
  error: string | undefined
}

/**
 * PROFILE-10: what goes with the account: organisations with the choice of an heir or the files to keep, and the teams
 * that the user leaves.
 */
export function DeletionPreview({ deletion, heirs, onHeirs, error }: DeletionPreviewProps) {
  const { organisations, teams, personalBoardsCount } = deletion
  return (
    <div className="flex flex-col gap-4 text-sm">
      <ul className="flex list-disc flex-col gap-1 ps-5 text-ink-soft">
        <li>{t('delete.goes.profile')}</li>
        <li>{t('delete.goes.notes')}</li>
        {personalBoardsCount > 0 && <li>{t('delete.goes.personal', { count: personalBoardsCount })}</li>}
        {teams.length > 0 && <li>{t('delete.goes.teams', { teams: locale.list.format(teams) })}</li>}
      </ul>
      {organisations.map((org) => (
        <section key={org.id} aria-label={org.name} className="rounded-md border border-line p-4">
          {org.heirs.length === 0 ? (
            <EmptiedOrganisation org={org} />
          ) : (
            <HeirChoice
              org={org}
              heir={heirs[org.id] ?? ''}
              error={heirs[org.id] ? undefined : error}
              onHeir={(heir) => onHeirs({ ...heirs, [org.id]: heir })}
            />
          )}
        </section>
      ))}
    </div>
  )
}

/** Whether every organisation that needs an heir has one (PROFILE-12). */
export function hasEveryHeir({ organisations }: AccountDeletion, heirs: Heirs): boolean {
  return organisations.every((org) => org.heirs.length === 0 || (heirs[org.id] ?? '') !== '')
}

interface HeirChoiceProps {
  org: AccountDeletion['organisations'][number]
  heir: string
  error: string | undefined
  onHeir: (heir: string) => void
}

function HeirChoice({ org, heir, error, onHeir }: HeirChoiceProps) {
  const id = `heir-${org.id}`
  return (
    <Field id={id} label={t('delete.heir', { org: org.name })} error={error}>
      <SelectBox
        {...fieldAria(id, { error })}
        required
        value={heir}
        onChange={(event) => onHeir(event.target.value)}
      >
        <option value="">{t('delete.heir.choose')}</option>
        {org.heirs.map(({ id: personId, name, email }) => (
          <option key={personId} value={personId}>
            {t('delete.heir.person', { name, email })}
          </option>
        ))}
      </SelectBox>
    </Field>
  )
}

/** An organisation without other people goes to the trash with the account: its retros can be downloaded before. */
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
                className="touch-target inline-flex items-start gap-2 py-0.5 font-medium wrap-anywhere text-accent-ink hover:underline pointer-coarse:py-3"
              >
                <Download aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
                {t('delete.export', { team: name })}
              </a>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
