import type { ImportBoard, Imported } from '@retropulse/contract/import-export'
import { TITLE_MAX } from '@retropulse/domain/board/limits'
import { cleanLine, hasContent } from '@retropulse/domain/kernel/text'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { useEffect, useId, useState } from 'react'
import type { SubmitEvent } from 'react'
import { useNavigate } from 'react-router'
import { useFormErrors, type FormErrors } from '../../lib/form-errors.ts'
import { boardPath, teamPath } from '../../lib/paths.ts'
import { userMetaQuery } from '../../lib/session.ts'
import { Button } from '../../ui/button.tsx'
import { announce } from '../../ui/live-region.ts'
import { ComparePlans } from '../../ui/compare-plans.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { showToast } from '../../ui/toast.ts'
import type { FilePreview, RetroPreview } from './file-reading.ts'
import { ImportBar } from './import-bar.tsx'
import { ImportWarnings } from './import-warnings.tsx'
import { LeftOutNotice } from './left-out.tsx'
import { t } from './messages.ts'
import { PreviewBody } from './preview-body.tsx'
import { PreviewHeading } from './preview-heading.tsx'
import { SeveralPreviews } from './several-previews.tsx'
import { type Answer, postJson } from '../../lib/api.ts'
import type { Problem } from '../../lib/problem.ts'
import { isPlanLimit, upgradeHint, type RoleInTeam } from '../../lib/upgrade-hint.ts'

export interface CreateFormProps {
  teamId: string
  read: FilePreview
  title: string
  /** The places of the retros of the file that come. */
  places: readonly number[]
  input: Omit<ImportBoard, 'title' | 'retros'>
  onTitle: (title: string) => void
}

/** The preview of an import, its title, and the button that creates the retro (IMPORT-6, IMPORT-7). */
export function CreateForm({ teamId, read, title, places, input, onTitle }: CreateFormProps) {
  const id = useId()
  const formId = useId()
  const [isBusy, setBusy] = useState(false)
  const [isAtLimit, setAtLimit] = useState(false)
  const { errors, formRef, show, clear } = useFormErrors<'title'>()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const { data: meta } = useQuery({ ...userMetaQuery, throwOnError: false })
  const role = meta?.teams.find((team) => team.id === teamId)?.role
  const retros = read.retros.filter((_, place) => places.includes(place))
  const isOne = read.retros.length === 1
  const [first] = retros
  const isNamed = input.names !== undefined && input.names.length > 0
  const count = retros.reduce((sum, { preview }) => sum + preview.counts.notes, 0)
  useEffect(() => announce(t('previewed', { count })), [count])
  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    if (isBusy || !show(isOne ? checkTitle(title) : {})) return
    setBusy(true)
    const chosen = isOne ? { title: cleanLine(title) } : { retros: [...places] }
    const answer = await createFromFile(teamId, { ...input, ...chosen })
    if (answer.ok) {
      void queries.invalidateQueries({ queryKey: ['team', teamId] })
      const { ids, stopped } = answer.value
      if (isOne) return navigate(boardPath(answer.value.id))
      const why = stopped === null ? null : (explainRefusal({ code: stopped, status: 400 }, role).form ?? '')
      showToast(
        why === null
          ? t('created', { count: ids.length })
          : t('stopped', { done: ids.length, count: places.length, why }),
      )
      return navigate(`${teamPath(teamId)}/retros`)
    }
    setBusy(false)
    setAtLimit(isPlanLimit(answer.problem))
    show(explainRefusal(answer.problem, role))
  }
  // The plan refused the retro: the way on is another one (PLAN-55).
  const isRefused = isAtLimit && errors.form !== undefined
  return (
    <>
      <form
        id={formId}
        ref={formRef}
        noValidate
        onSubmit={(event) => void submit(event)}
        aria-labelledby={id}
        className="flex min-w-0 flex-col gap-5"
      >
        {/* Of several retros the sum stands above the preview, which shows one of them. */}
        {!isOne && <LeftOutNotice retros={retros} />}
        {/* The retro as it will be, in a frame of its own: what is above the frame is about the file. */}
        <div className="flex min-w-0 flex-col gap-5 rounded-lg border border-line bg-surface p-4 sm:p-6">
          {isOne && (
            <>
              <PreviewHeading id={id} />
              <TextField
                label={t('title')}
                value={title}
                error={errors.title}
                trailing={title.length > COUNTED_FROM && `${title.length}/${TITLE_MAX}`}
                className="max-w-xl"
                onChange={({ target }) => {
                  onTitle(target.value)
                  clear('title')
                }}
              />
            </>
          )}
          {isOne && <LeftOutNotice retros={retros} />}
          {isOne ? (
            first !== undefined && <PreviewBody retro={first} isNamed={isNamed} />
          ) : (
            <SeveralPreviews headingId={id} retros={retros} isNamed={isNamed} />
          )}
          {retros.length > 0 && <ImportWarnings warnings={read.warnings} />}
        </div>
      </form>
      <ImportBar
        alert={errors.form}
        summary={retros.length === 0 ? undefined : summaryOf(count, isOne ? first : undefined)}
      >
        {isRefused && <ComparePlans role={role} size="lg" className="max-sm:flex-1" />}
        <Button
          type="submit"
          form={formId}
          variant={isRefused ? 'secondary' : 'primary'}
          size="lg"
          busy={isBusy}
          disabled={retros.length === 0}
          className={clsx(isRefused && 'max-sm:flex-1')}
        >
          {isOne ? t('create') : t('createSeveral', { count: retros.length })}
        </Button>
      </ImportBar>
    </>
  )
}

/** What will be created: the notes, and of one retro its columns. */
function summaryOf(notes: number, retro: RetroPreview | undefined): string {
  const text = t('notes', { count: notes })
  if (retro === undefined) return text
  return t('sum', { notes: text, columns: t('columns', { count: retro.preview.columns.length }) })
}

/** The length of a title from which on the characters left matter. */
const COUNTED_FROM = TITLE_MAX - 20

/** The error of a title (IMPORT-7). */
function checkTitle(title: string): FormErrors<'title'> {
  if (!hasContent(title)) return { title: t('title.missing') }
  return cleanLine(title).length > TITLE_MAX ? { title: t('title.tooLong', { count: TITLE_MAX }) } : {}
}

/** Sends a file to be imported; returns the id of the retro (IMPORT-1). */
function createFromFile(teamId: string, input: ImportBoard): Promise<Answer<Imported>> {
  return postJson(`/api/team/${encodeURIComponent(teamId)}/import`, input)
}

/** The error that a refusal of the server shows to a user with this role in the team. */
function explainRefusal(
  { code, status }: Pick<Problem, 'code' | 'status'>,
  role?: RoleInTeam,
): FormErrors<'title'> {
  if (code === 'unreachable') return { form: t('unreachable') }
  if (code === 'team-archived') return { form: t('teamArchived') }
  if (code === 'team-limit') return { form: t('tooManyTeams') }
  if (code === 'plan-required') return { form: t('planRequired', { hint: upgradeHint(role) }) }
  if (code === 'too-large') return { form: t('tooLargeToSend') }
  if (code === 'too-fast') return { form: t('tooFast') }
  return { form: t(status === 403 ? 'denied' : 'failed') }
}
