import type { UserMeta } from '@retropulse/contract/orgs'
import type { Format, FormatColumn } from '@retropulse/domain/board/formats/format'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import type { ReactNode, SubmitEvent } from 'react'
import { Navigate, useNavigate, useParams, useSearchParams } from 'react-router'
import { FormAlert } from '../../lib/form-alert.tsx'
import { useFormErrors } from '../../lib/form-errors.ts'
import { NO_BACKDROP } from '../../lib/picture-address.ts'
import { usePageTitle } from '../../lib/page-title.ts'
import { boardPath, rememberedTeam } from '../../lib/paths.ts'
import { pageStatusQuery, userMetaQuery } from '../../lib/session.ts'
import { PageMark } from '../../ui/page-mark.tsx'
import type { CreateDialogParts, Opened } from './create-dialogs.tsx'
import { clearDraft, useRetroDraft } from './stored-draft.ts'
import { t } from './messages.ts'
import { nextTitle } from './next-title.ts'
import { checkTitle, defaultTitle, explainRefusal, startRetro, teamsToStartIn } from './new-retro.ts'
import { boardInput, type RetroDraft } from './retro-plan.ts'
import { RetroSetup, TeamChoice } from './retro-setup.tsx'
import { StartButton } from './start-button.tsx'
import { useRetroBase } from './use-retro-base.ts'

const CreateDialogs = lazy(async () => ({ default: (await import('./create-dialogs.tsx')).CreateDialogs }))

/** Value of the query `team` for a board without a team (CREATE-18). */
const NO_TEAM = 'none'

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
export function CreateRetroPage({
  bot,
  gallery,
  preview,
  backgroundPicker,
  stepsEditor,
}: CreateRetroPageProps) {
  usePageTitle(t('title'))
  const { teamId } = useParams()
  const [query, setQuery] = useSearchParams()
  const [picked, setPicked] = useState<string | null | undefined>(undefined)
  const [today] = useState(() => new Date())
  const titleOfToday = defaultTitle(today)
  const [isBusy, setBusy] = useState(false)
  const [opened, setOpened] = useState<Opened | null>(null)
  const { errors, formRef, show, clear } = useFormErrors<'name'>()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const { data: status } = useQuery(pageStatusQuery)
  const profile = status?.profile
  const { data: meta } = useQuery({ ...userMetaQuery, enabled: Boolean(profile) })
  const { draft, change } = useRetroDraft(query.toString())

  const teams = meta ? teamsToStartIn(meta).filter(({ id }) => teamId === undefined || id === teamId) : []
  const isPersonal =
    teamId === undefined && (picked === undefined ? query.get('team') === NO_TEAM : picked === null)
  const chosenTeam = picked ?? rememberedTeam.get()
  const team = isPersonal ? undefined : (teams.find(({ id }) => id === chosenTeam) ?? teams[0])
  const isKnown = profile === null || meta !== undefined
  const orgId = isKnown ? (team?.orgId ?? null) : undefined
  const { base, format, copied, isCopyLost, formats, yours, own } = useRetroBase(query, orgId)
  // A team that is not the user's leads to the dashboard (CREATE-1).
  if (meta && teamId !== undefined && !meta.teams.some(({ id }) => id === teamId))
    return <Navigate to="/dashboard" replace />
  // Until the session has loaded, it is unknown whether there are teams to choose from; drawn now, the page would jump.
  if (teamId === undefined && !status) return null

  const title = draft.title ?? (copied === null ? titleOfToday : nextTitle(copied, today))
  // The format or source board must be known too, otherwise a press would be lost. Every signed-in user may start a
  // board without a team (CREATE-18).
  const mayStart =
    profile === null ? null : meta && base ? team !== undefined || teamId === undefined : undefined
  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    if (isBusy || !mayStart || !base || !show(checkTitle(title))) return
    setBusy(true)
    const answer = await startRetro(team?.id ?? null, boardInput(title, draft, base))
    if (answer.ok) {
      clearDraft()
      void queries.invalidateQueries({ queryKey: team ? ['team', team.id] : ['personal-retros'] })
      return navigate(boardPath(answer.value.id))
    }
    show(explainRefusal(answer.problem, team?.role))
    setBusy(false)
  }
  const update = (changed: Partial<RetroDraft>) => {
    change(changed)
    if (changed.title !== undefined) clear('name')
  }
  // Another format replaces the columns; a background that the user chose stays.
  const pick = (slug: string) => {
    change({ columns: null })
    setQuery({ ...(isPersonal && { team: NO_TEAM }), format: slug }, { replace: true })
  }
  return (
    <>
      <form
        ref={formRef}
        noValidate
        onSubmit={(event) => void submit(event)}
        className="mx-auto flex w-full max-w-3xl flex-1 flex-col gap-6 px-5 py-8 lg:grid lg:grid-cols-[20rem_minmax(0,1fr)] lg:items-start lg:gap-x-10 lg:py-10"
      >
        <div className="lg:col-span-2">
          <h1 className="font-display text-3xl font-semibold tracking-tight">{t('title')}</h1>
          <p className="mt-2 text-base text-pretty text-ink-soft">
            {copied === null ? t('text') : t('textCopy', { name: copied })}
          </p>
          {isCopyLost && (
            <p role="status" className="mt-3 text-sm text-warn-ink">
              {t('copyFailed')}
            </p>
          )}
        </div>
        <section
          aria-label={t('setup')}
          className="flex flex-col gap-5 lg:sticky lg:top-18 lg:-m-2 lg:max-h-[calc(100dvh-13.5rem)] lg:overflow-y-auto lg:p-2"
        >
          <RetroSetup
            base={base}
            draft={draft}
            title={title}
            baseName={copied === null ? format?.name : t('formatCopy', { name: copied })}
            error={errors.name}
            onChange={update}
            onColumns={() => setOpened('columns')}
            onBackground={() => setOpened('background')}
            team={
              teamId === undefined &&
              profile && <TeamChoice teams={teams} teamId={team?.id ?? null} onTeam={setPicked} />
            }
          />
          {/* In a low window the button stays in view and the rest scrolls, fading below it (A11Y-23). */}
          <div className="fade-above sticky -bottom-2 -mx-2 mt-4 -mb-2 flex flex-col gap-4 bg-desk px-2 pt-2 pb-2 max-lg:hidden">
            <FormAlert text={errors.form} />
            <StartButton mayStart={mayStart} isBusy={isBusy} className="w-full" />
          </div>
        </section>
        <section
          aria-label={t('gallery')}
          className="min-w-0 max-lg:mt-2 max-lg:border-t max-lg:border-line max-lg:pt-6"
        >
          {bot({
            teamId: team?.id,
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
        <div className="fade-above sticky bottom-0 z-(--z-sticky) -mx-5 bg-desk px-5 pt-2 pb-[max(0.75rem,env(safe-area-inset-bottom))] lg:hidden">
          <PageMark name="thumb-button" />
          {/* Beside the button that was pressed; further up it would be out of view (CREATE-9). */}
          <div className="has-[[role=alert]:not(:empty)]:mb-3">
            <FormAlert text={errors.form} />
          </div>
          <StartButton
            mayStart={mayStart}
            isBusy={isBusy}
            className="w-full sm:mx-auto sm:block sm:max-w-90"
          />
        </div>
      </form>
      {opened !== null && base && (
        <Suspense fallback={null}>
          <CreateDialogs
            {...{ opened, preview, backgroundPicker, stepsEditor }}
            base={base}
            draft={draft}
            orgId={team?.orgId}
            own={own}
            onChange={update}
            onPick={pick}
            onClose={() => setOpened(null)}
          />
        </Suspense>
      )}
    </>
  )
}
