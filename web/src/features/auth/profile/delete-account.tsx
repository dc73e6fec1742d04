import type { AccountDeletion } from '@retropulse/contract/accounts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import Trash2 from 'lucide-react/icons/trash-2'
import { useId, useState } from 'react'
import type { SubmitEvent } from 'react'
import { useNavigate } from 'react-router'
import { FormAlert } from '../../../lib/form-alert.tsx'
import { useFormErrors } from '../../../lib/form-errors.ts'
import type { Problem } from '../../../lib/problem.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { showToast } from '../../../ui/toast.ts'
import { explainRefusal } from '../credentials.ts'
import { t } from '../messages.ts'
import { PasswordField } from '../password-field.tsx'
import { DeletionPreview, hasEveryHeir, type Heirs } from './deletion-preview.tsx'
import { deleteAccount, deletionQuery } from './profile-calls.ts'
import { pageShown } from '../../../lib/pending-navigation.ts'

export interface DeleteAccountProps {
  hasPassword: boolean
  email: string
}

/** Deletes the account after asking for the password, or for the email address of a user without one (PROFILE-11). */
export function DeleteAccount(props: DeleteAccountProps) {
  const [isOpen, setOpen] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const queries = useQueryClient()
  const { data: deletion, isError, refetch } = useQuery({ ...deletionQuery, enabled: isOpen })
  const formId = useId()
  const open = () => {
    queries.removeQueries({ queryKey: deletionQuery.queryKey })
    setOpen(true)
  }
  return (
    <>
      <Button variant="danger-outline" icon={<Trash2 aria-hidden="true" className="size-4" />} onClick={open}>
        {t('delete')}
      </Button>
      <Dialog
        open={isOpen}
        onOpenChange={setOpen}
        size="md"
        title={t('delete.ask')}
        description={t('delete.ask.text')}
        closeLabel={t('delete.cancel')}
        footer={
          <>
            <Button onClick={() => setOpen(false)}>{t('delete.cancel')}</Button>
            <Button type="submit" form={formId} variant="danger" busy={isBusy} disabled={!deletion}>
              {t('delete.do')}
            </Button>
          </>
        }
      >
        {isError && !deletion && <FormAlert text={t('failed')} />}
        {!isError && !deletion && <Skeleton className="h-40 w-full" />}
        {deletion && (
          <DeleteForm
            {...props}
            {...{ deletion, formId, isBusy, setBusy }}
            onOutdated={() => void refetch()}
          />
        )}
      </Dialog>
    </>
  )
}

interface DeleteFormProps extends DeleteAccountProps {
  deletion: AccountDeletion
  formId: string
  isBusy: boolean
  setBusy: (isBusy: boolean) => void
  /** People may have joined or left since the list was made. */
  onOutdated: () => void
}

function DeleteForm(props: DeleteFormProps) {
  const { hasPassword, email, deletion, formId, isBusy, setBusy, onOutdated } = props
  const queries = useQueryClient()
  const navigate = useNavigate()
  const [heirs, setHeirs] = useState<Heirs>({})
  const [word, setWord] = useState('')
  const { errors, formRef, show, clear } = useFormErrors<'word' | 'heir'>()
  const Confirmation = hasPassword ? PasswordField : TextField

  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    if (isBusy) return
    const hasHeirs = hasEveryHeir(deletion, heirs)
    const wrong = {
      word: missing(word, hasPassword, email),
      heir: hasHeirs ? undefined : t('delete.heir.missing'),
    }
    if (!show(wrong)) return
    setBusy(true)
    const answer = await deleteAccount({ heirs, ...(hasPassword ? { password: word } : { email: word }) })
    if (answer.ok) {
      queries.clear()
      void navigate('/login', { replace: true })
      await pageShown()
      return showToast(t('delete.done'))
    }
    setBusy(false)
    if (['primary-owner', 'unknown-member'].includes(answer.problem.code)) onOutdated()
    show(explain(answer.problem))
  }
  return (
    <form
      id={formId}
      ref={formRef}
      noValidate
      className="flex flex-col gap-5"
      onSubmit={(event) => void submit(event)}
    >
      <DeletionPreview
        deletion={deletion}
        heirs={heirs}
        onHeirs={(chosen) => {
          setHeirs(chosen)
          clear('heir')
        }}
        error={errors.heir}
      />
      <Confirmation
        name="word"
        label={t(hasPassword ? 'delete.password' : 'delete.email')}
        {...(hasPassword
          ? { autoComplete: 'current-password' }
          : { hint: email, dir: 'ltr', autoComplete: 'off' })}
        required
        value={word}
        error={errors.word}
        onChange={(event) => {
          setWord(event.target.value)
          clear('word')
        }}
      />
      <FormAlert text={errors.form} />
    </form>
  )
}

function missing(word: string, hasPassword: boolean, email: string): string | undefined {
  if (hasPassword) return word === '' ? t('passwordMissing') : undefined
  return word.trim().toLowerCase() === email ? undefined : t('delete.emailWrong', { email })
}

function explain(problem: Problem): { word?: string; form?: string | undefined } {
  if (problem.code === 'INVALID_PASSWORD') return { word: t('changePassword.wrong') }
  if (problem.code === 'unknown-member') return { form: t('delete.heir.gone') }
  if (problem.code === 'primary-owner') return { form: t('delete.primaryOwner') }
  return { form: explainRefusal(problem).form ?? t('failed') }
}
