import type { UserMeta } from '@retropulse/contract/orgs'
import type { Format, FormatColumn } from '@retropulse/domain/board/formats/format'
import { clsx } from 'clsx'
import { Suspense, useState } from 'react'
import type { ReactNode } from 'react'
import { Navigate, useParams, useSearchParams } from 'react-router'
import { FormAlert } from '../../lib/form-alert.tsx'
import { NO_BACKDROP } from '../../lib/picture-address.ts'
import { usePageTitle } from '../../lib/page-title.ts'
import { teamPath } from '../../lib/paths.ts'
import { BackLink } from '../../ui/back-link.tsx'
import { lazyOnDemand } from '../../ui/lazy-component.ts'
import type { CreateDialogParts, Opened } from './create-dialogs.tsx'
import { t } from './messages.ts'
import { RetroSetup, TeamChoice } from './retro-setup.tsx'
import { DeniedRetro } from './denied-retro.tsx'
import { StartButton, type StartButtonProps } from './start-button.tsx'
import { StartBar } from './start-bar.tsx'
import { type RetroBaseState, useRetroBase } from './use-retro-base.ts'
import { useRetroForm } from './use-retro-form.ts'
import { NO_TEAM, useRetroPlace } from './use-retro-place.ts'

const CreateDialogs = lazyOnDemand(async () => (await import('./create-dialogs.tsx')).CreateDialogs)

export interface CreateRetroPageProps extends CreateDialogParts {
  /** Retro Bot, which suggests columns (BOT-1). */
  bot: (place: RetroBotPlace) => ReactNode
  /** The formats to choose from. */
  gallery: (choice: FormatChoice) => ReactNode
}

/** What Retro Bot is given. */
export interface RetroBotPlace {
  /** Undefined: a retro without a team, or of a visitor. */
  readonly teamId: string | undefined
  readonly role: UserMeta['teams'][number]['role'] | undefined
  readonly onUse: (columns: readonly FormatColumn[], theme: string | null) => void
}

/** What the gallery of formats is given. */
export interface FormatChoice {
  /** The formats of the product; undefined while they load. */
  readonly formats: readonly Format[] | undefined
  /** The formats of the organisation. */
  readonly yours: readonly Format[]
  /** The slug of the chosen format. */
  readonly picked: string | undefined
  readonly onPick: (slug: string) => void
  readonly onPreview: (format: Format) => void
}

/** The page that starts a retro, from a format or from another board (CREATE-1, CREATE-2). */
export function CreateRetroPage({ bot, gallery, ...dialogParts }: CreateRetroPageProps) {
  usePageTitle(t('title'))
  const { teamId } = useParams()
  const [query, setQuery] = useSearchParams()
  const [opened, setOpened] = useState<Opened | null>(null)
  const place = useRetroPlace(teamId, query)
  const { team, isPersonal, profile, meta } = place
  const source = useRetroBase(query, place.orgId)
  const { base, format, copied, formats, yours, own } = source
  const form = useRetroForm({ query, place, source })
  const { formRef, draft, title, errors, change, update, submit } = form
  // A team that is not the user's leads to the dashboard (CREATE-1).
  if (meta && teamId !== undefined && !meta.teams.some(({ id }) => id === teamId))
    return <Navigate to="/dashboard" replace />
  // Until the session has loaded, it is unknown whether there are teams to choose from; drawn now, the page would jump.
  if (teamId === undefined && profile === undefined) return null
  if (teamId !== undefined && place.mayStart === false) return <DeniedRetro teamId={teamId} />

  // Another format replaces the columns; a background that the user chose stays.
  const pick = (slug: string) => {
    change({ columns: null })
    setQuery({ ...(isPersonal && { team: NO_TEAM }), format: slug }, { replace: true })
  }
  const startButton = { ...form, role: team?.role }
  const baseName = copied === null ? format?.name : t('formatCopy', { name: copied })
  return (
    <>
      <form
        ref={formRef}
        noValidate
        onSubmit={(event) => void submit(event)}
        className="mx-auto flex w-full max-w-3xl flex-1 flex-col gap-6 px-5 py-8 lg:grid lg:grid-cols-[20rem_minmax(0,1fr)] lg:items-start lg:gap-x-10 lg:py-6"
      >
        <PageHeading
          {...source}
          back={
            teamId !== undefined && <BackLink page={team && { path: teamPath(team.id), name: team.name }} />
          }
        />
        <SetupSection alert={errors.form} button={startButton}>
          <RetroSetup
            base={base}
            draft={draft}
            title={title}
            baseName={baseName}
            error={errors.name}
            onChange={update}
            onColumns={() => setOpened('columns')}
            onBackground={() => setOpened('background')}
            team={
              teamId === undefined &&
              profile && <TeamChoice teams={place.teams} teamId={team?.id ?? null} onTeam={form.onTeam} />
            }
          />
        </SetupSection>
        <section
          aria-label={t('gallery')}
          className="min-w-0 max-lg:mt-2 max-lg:border-t max-lg:border-line max-lg:pt-6"
        >
          {bot({
            // Before the user's teams have loaded the address names it; visitors ask without one.
            teamId: team?.id ?? (profile === null ? undefined : teamId),
            role: team?.role,
            onUse: (columns, theme) =>
              update({ columns, backdrop: theme === null ? null : { ...NO_BACKDROP, theme } }),
          })}
          {gallery({
            formats,
            yours,
            picked: format?.slug,
            onPick: pick,
            onPreview: (one) => setOpened({ preview: one }),
          })}
        </section>
        <StartBar
          formatName={draft.columns === null ? baseName : t('formatOwn')}
          alert={errors.form}
          button={startButton}
        />
      </form>
      {opened !== null && base && (
        <Suspense fallback={null}>
          <CreateDialogs
            {...{ ...dialogParts, opened, base, draft, own }}
            orgId={team?.orgId}
            onChange={update}
            onPick={pick}
            onClose={() => setOpened(null)}
          />
        </Suspense>
      )}
    </>
  )
}

interface PageHeadingProps extends Pick<RetroBaseState, 'copied' | 'isCopyLost'> {
  /** The way back to the team of the address. */
  back: ReactNode
}

function PageHeading({ copied, isCopyLost, back }: PageHeadingProps) {
  return (
    <div className="lg:col-span-2">
      {back}
      <h1 className="font-display text-3xl font-semibold tracking-tight">{t('title')}</h1>
      <p className="mt-2 text-base text-pretty text-ink-soft lg:mt-1">
        {copied === null ? t('text') : t('textCopy', { name: copied })}
      </p>
      {isCopyLost && (
        <p role="status" className="mt-3 text-sm text-warn-ink">
          {t('copyFailed')}
        </p>
      )}
    </div>
  )
}

interface SetupSectionProps {
  /** The refusal of the whole form. */
  alert: string | undefined
  button: Omit<StartButtonProps, 'className'>
  children: ReactNode
}

function SetupSection({ alert, button, children }: SetupSectionProps) {
  const isRefused = alert !== undefined
  // It stands before the fields, which are of no use until a retro is deleted (CREATE-43).
  const isFull = button.refusedBy === 'personal'
  return (
    <section
      aria-label={t('setup')}
      className={clsx(
        'flex flex-col gap-5 md:max-lg:grid md:max-lg:grid-cols-2 md:max-lg:content-start md:max-lg:gap-x-8 lg:sticky lg:top-18 lg:-m-2 lg:max-h-[calc(100dvh-11.5rem)] lg:gap-4 lg:overflow-y-auto lg:p-2',
        // With a refusal, all fits only once the heading has scrolled away; until then the button lies over the rest.
        isRefused &&
          'lg:[@media(height>=50rem)]:max-h-[calc(100dvh-4.5rem)] lg:[@media(height>=50rem)]:overflow-visible',
      )}
    >
      <div className={clsx('max-lg:hidden', !isFull && 'sr-only')}>
        <FormAlert text={isFull ? alert : undefined} />
      </div>
      {children}
      {/* In a low window the button stays in view and the rest scrolls, fading below it (A11Y-23). */}
      <div
        className={clsx(
          'fade-above sticky -bottom-2 -mx-2 mt-1 -mb-2 flex flex-col gap-4 bg-desk px-2 pt-2 pb-2 max-lg:hidden',
          isRefused && 'lg:[@media(height>=50rem)]:bottom-0 lg:[@media(height>=50rem)]:pb-6',
        )}
      >
        <FormAlert text={isFull ? undefined : alert} />
        <StartButton {...button} className="w-full" />
      </div>
    </section>
  )
}
