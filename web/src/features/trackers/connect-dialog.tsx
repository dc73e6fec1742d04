import type { ConnectTracker, TrackerConnected } from '@retropulse/contract/trackers'
import {
  TRACKER_ADDRESS_MAX,
  TRACKER_PROJECT_MAX,
  TRACKER_TEXT_MAX,
  TRACKERS_MAX,
} from '@retropulse/domain/trackers/limits'
import { projectNameOf } from '@retropulse/domain/trackers/project-name'
import type { TrackerKind } from '@retropulse/domain/trackers/tracker-kinds'
import { useState } from 'react'
import { FormAlert } from '../../lib/form-alert.tsx'
import { useFormErrors } from '../../lib/form-errors.ts'
import type { Problem } from '../../lib/problem.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { failureText } from '../../lib/failure-messages.ts'
import { KindChoice } from './kind-choice.tsx'
import { t } from './messages.ts'
import { connectTracker } from './tracker-calls.ts'

export interface ConnectDialogProps {
  teamId: string
  /** Called with what the server answered: the secret of the webhook is in there, this once. */
  onConnected: (
    input: { readonly kind: TrackerKind; readonly project: string },
    connected: TrackerConnected,
  ) => void
  onClose: () => void
}

type FieldName = 'project' | 'token' | 'address' | 'email'
type Values = Record<FieldName | 'issueType', string>

const EMPTY: Values = { project: '', token: '', address: '', email: '', issueType: '' }

/** Connects a tracker (TRACK-1): which one, its project, and a token for it. */
export function ConnectDialog({ teamId, onConnected, onClose }: ConnectDialogProps) {
  const [kind, setKind] = useState<TrackerKind>('github')
  const [values, setValues] = useState(EMPTY)
  const [includesPrivate, setIncludesPrivate] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const { errors, formRef, show, clear } = useFormErrors<FieldName | 'form'>()
  const choose = (chosen: TrackerKind) => {
    setKind(chosen)
    for (const name of ['project', 'token', 'address', 'email'] as const) clear(name)
  }
  const submit = async () => {
    if (!show(missingIn(kind, values))) return
    setBusy(true)
    const input = inputOf(kind, values, includesPrivate)
    const answer = await connectTracker(teamId, input)
    setBusy(false)
    if (answer.ok) onConnected(input, answer.value)
    else show(explain(kind, answer.problem))
  }
  const field = (name: FieldName | 'issueType') => ({
    name,
    value: values[name],
    maxLength: TRACKER_TEXT_MAX,
    autoComplete: 'off',
    spellCheck: false,
    dir: 'ltr' as const,
    error: name === 'issueType' ? undefined : errors[name],
    onChange: (event: { readonly target: { readonly value: string } }) => {
      setValues({ ...values, [name]: event.target.value })
      if (name !== 'issueType') clear(name)
    },
  })
  return (
    <FormDialog
      title={t('connect')}
      cancelLabel={t('cancel')}
      submitLabel={t('connect.do')}
      busy={isBusy}
      formRef={formRef}
      onSubmit={submit}
      onClose={onClose}
    >
      <KindChoice kind={kind} onChoose={choose} />
      {kind === 'jira' && (
        <TextField
          {...field('address')}
          type="url"
          label={t('address.jira')}
          hint={t('address.jira.hint')}
          maxLength={TRACKER_ADDRESS_MAX}
          required
        />
      )}
      <TextField
        {...field('project')}
        label={t(`project.${kind}`)}
        hint={t(`project.${kind}.hint`)}
        maxLength={TRACKER_PROJECT_MAX}
        required
      />
      {kind === 'jira' && <TextField {...field('email')} type="email" label={t('email')} required />}
      <TextField
        {...field('token')}
        type="password"
        label={t(`token.${kind}`)}
        hint={t(`token.${kind}.hint`)}
        autoComplete="new-password"
        required
      />
      {kind === 'jira' && (
        <TextField {...field('issueType')} label={t('issueType')} hint={t('issueType.hint')} />
      )}
      {(kind === 'github' || kind === 'gitlab') && (
        <TextField
          {...field('address')}
          type="url"
          label={t(`address.${kind}`)}
          hint={t('address.optional')}
          maxLength={TRACKER_ADDRESS_MAX}
        />
      )}
      <Checkbox
        label={t('private.label')}
        hint={t('private.hint')}
        checked={includesPrivate}
        onCheckedChange={setIncludesPrivate}
      />
      <FormAlert text={errors.form} />
    </FormDialog>
  )
}

function missingIn(kind: TrackerKind, { project, token, address, email }: Values) {
  const isJira = kind === 'jira'
  return {
    ...(isJira && address.trim() === '' && { address: t('address.missing') }),
    ...(projectNameOf(kind, project) === null && { project: t(`project.${kind}.hint`) }),
    ...(isJira && email.trim() === '' && { email: t('email.missing') }),
    ...(token.trim() === '' && { token: t('token.missing') }),
  }
}

function inputOf(kind: TrackerKind, values: Values, includesPrivate: boolean): ConnectTracker {
  const isJira = kind === 'jira'
  return {
    kind,
    project: projectNameOf(kind, values.project) ?? values.project,
    token: values.token.trim(),
    address: kind === 'linear' ? null : given(values.address),
    email: isJira ? given(values.email) : null,
    issueType: isJira ? given(values.issueType) : null,
    includesPrivate,
  }
}

function given(text: string): string | null {
  return text.trim() === '' ? null : text.trim()
}

function explain(kind: TrackerKind, problem: Problem): Partial<Record<FieldName | 'form', string>> {
  const { fields } = problem
  if (fields?.['trackers'] !== undefined) return { form: t('tooMany', { count: TRACKERS_MAX }) }
  if (fields?.['project'] !== undefined) return { project: t(`project.${kind}.hint`) }
  const address = fields?.['address']
  if (address === undefined) return { form: failureText(problem) }
  return { address: t(address === 'private' ? 'address.private' : 'address.invalid') }
}
