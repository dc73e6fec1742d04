import { TITLE_MAX } from '@retropulse/domain/board/limits'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { SubmitEvent } from 'react'
import { useNavigate, useParams, useSearchParams } from 'react-router'
import { FormAlert } from '../../../lib/form-alert.tsx'
import { useFormErrors } from '../../../lib/form-errors.ts'
import { usePageTitle } from '../../../lib/page-title.ts'
import { boardPath, rememberedTeam } from '../../../lib/place.ts'
import { ProblemError } from '../../../lib/problem.ts'
import { pageStatusQuery, userMetaQuery } from '../../../lib/session.ts'
import { TextField } from '../../../ui/text-field.tsx'
import { FormatPicker } from './format-picker.tsx'
import { t } from './messages.ts'
import {
  checkTitle,
  defaultTitle,
  explainRefusal,
  formatNamed,
  startRetro,
  teamsToStartIn,
} from './new-retro.ts'
import { StartButton } from './start-button.tsx'
import { TeamChoice } from './team-choice.tsx'

/** Start a retro (teams.md §2): a title, a format, and off to the board. */
export function CreateRetroPage() {
  usePageTitle(t('title'))
  const { teamId } = useParams()
  const [query, setQuery] = useSearchParams()
  const [title, setTitle] = useState(() => defaultTitle(new Date()))
  const [chosenTeam, setChosenTeam] = useState(rememberedTeam.get)
  const [isBusy, setBusy] = useState(false)
  const { errors, formRef, show, clear } = useFormErrors<'name'>()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const { data: status } = useQuery(pageStatusQuery)
  const profile = status?.profile
  const { data: meta } = useQuery({ ...userMetaQuery, enabled: Boolean(profile) })

  if (meta && teamId !== undefined && !meta.teams.some(({ id }) => id === teamId))
    throw new ProblemError({ code: 'invitation-required', status: 403 })
  // Whether there is a team to choose is known with the person: nothing may move then.
  if (teamId === undefined && !status) return null
  const teams = meta ? teamsToStartIn(meta).filter(({ id }) => teamId === undefined || id === teamId) : []
  const team = teams.find(({ id }) => id === chosenTeam) ?? teams[0]
  const format = formatNamed(query.get('format'))

  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    if (isBusy || !team || !format || !show(checkTitle(title))) return
    setBusy(true)
    const answer = await startRetro(team.id, title, format)
    if (answer.ok) {
      void queries.invalidateQueries({ queryKey: ['team', team.id] })
      return navigate(boardPath(answer.value.id))
    }
    show(explainRefusal(answer.problem))
    setBusy(false)
  }
  const pick = (slug: string) => setQuery({ format: slug }, { replace: true, preventScrollReset: true })

  return (
    <form
      ref={formRef}
      noValidate
      onSubmit={(event) => void submit(event)}
      className="mx-auto flex w-full max-w-2xl flex-1 flex-col gap-8 px-5 py-8 sm:py-12"
    >
      <div>
        <h1 className="font-display text-3xl font-semibold tracking-tight">{t('title')}</h1>
        <p className="mt-2 text-base text-pretty text-ink-soft">{t('text')}</p>
      </div>
      <TextField
        name="title"
        label={t('name')}
        value={title}
        maxLength={TITLE_MAX}
        autoComplete="off"
        data-arrive
        error={errors.name}
        onFocus={(event) => event.target.select()}
        onChange={(event) => {
          setTitle(event.target.value)
          clear('name')
        }}
      />
      {teamId === undefined && profile && (
        <TeamChoice teams={teams} teamId={team?.id ?? ''} onTeam={setChosenTeam} />
      )}
      <FormatPicker slug={format?.slug} onPick={pick} />
      <FormAlert text={errors.form} />
      <div>
        <StartButton mayStart={profile === null ? null : meta && team !== undefined} isBusy={isBusy} />
      </div>
    </form>
  )
}
