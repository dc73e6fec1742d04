import type { Profile } from '@retropulse/contract/accounts'
import { clsx } from 'clsx'
import { Avatar } from '../../ui/avatar.tsx'
import { t } from './messages.ts'
import type { OrgNames } from './org-names.ts'

/** A picture of the organisation and its team while their names are typed. Decoration: the form says the same. */
export function OrgPreview({ name, teamName, person }: OrgNames & { person: Profile | null }) {
  return (
    <div
      aria-hidden="true"
      className="hidden w-full max-w-sm rotate-1 justify-self-center rounded-lg border border-line bg-surface p-6 shadow-floating select-none md:block"
    >
      <p className={clsx('truncate text-sm font-medium', name.trim() ? 'text-ink-soft' : 'text-ink-faint')}>
        {name.trim() || t('orgName.sample')}
      </p>
      <p
        className={clsx(
          'mt-0.5 truncate font-display text-2xl font-semibold tracking-tight',
          teamName.trim() ? 'text-ink' : 'text-ink-faint',
        )}
      >
        {teamName.trim() || t('teamName.sample')}
      </p>
      <div className="mt-4 flex items-center gap-2 text-sm text-ink-soft">
        <Avatar decorative name={person?.name ?? ''} seed={person?.sub} size="sm" />
        {t('preview.owner')}
      </div>
      <div className="mt-6 rounded-md border border-line bg-raised p-4">
        <p className="text-sm font-medium">{t('preview.retro')}</p>
        <div className="mt-3 grid grid-cols-3 gap-2">
          {COLUMNS.map(({ hue, notes }) => (
            <div key={hue} data-hue={hue} className="flex flex-col gap-2">
              <span className="h-1.5 rounded-full bg-hue-strong" />
              {notes.map((height) => (
                <span key={height} className={clsx('rounded-sm border border-hue-line bg-hue', height)} />
              ))}
            </div>
          ))}
        </div>
      </div>
    </div>
  )
}

const COLUMNS = [
  { hue: 2, notes: ['h-12', 'h-9', 'h-14'] },
  { hue: 5, notes: ['h-9', 'h-14'] },
  { hue: 3, notes: ['h-14', 'h-10'] },
]
