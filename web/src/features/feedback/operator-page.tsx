import type { FeedbackList } from '@retropulse/contract/board-feedback'
import Inbox from 'lucide-react/icons/inbox'
import { useState } from 'react'
import type { SubmitEvent } from 'react'
import { getJson } from '../../lib/api.ts'
import { FormAlert } from '../../lib/form-alert.tsx'
import { useFormErrors } from '../../lib/form-errors.ts'
import { locale } from '../../lib/locale.ts'
import { usePageTitle } from '../../lib/page-title.ts'
import type { Problem } from '../../lib/problem.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { t } from './messages.ts'

/** Lists the feedback of this installation to its operator, who enters the key of the data folder (BOARD-63). */
export function OperatorPage() {
  usePageTitle(t('title'))
  const [key, setKey] = useState('')
  const [list, setList] = useState<FeedbackList | null>(null)
  const [isBusy, setBusy] = useState(false)
  const { errors, formRef, show, clear } = useFormErrors<'key'>()

  const load = async (entries: FeedbackList['entries']) => {
    const last = entries.at(-1)
    const query = last === undefined ? '' : `?before=${last.id}`
    setBusy(true)
    const headers = { 'x-operator-key': key.trim() }
    const answer = await getJson<FeedbackList>(`/api/operator/feedback${query}`, undefined, headers)
    setBusy(false)
    if (!answer.ok) return void show(explain(answer.problem))
    clear('key')
    setList({ ...answer.value, entries: [...entries, ...answer.value.entries] })
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (isBusy || !show({ key: key.trim() === '' ? t('missing') : undefined })) return
    void load([])
  }

  if (list === null)
    return (
      <section className="mx-auto flex w-full max-w-sm flex-1 flex-col gap-6 px-5 py-10 sm:pt-[18dvh]">
        <div>
          <h1 className="font-display text-3xl font-semibold tracking-tight">{t('title')}</h1>
          <p className="mt-2 text-base text-pretty text-ink-soft">{t('locked.text')}</p>
        </div>
        <form ref={formRef} noValidate className="flex flex-col gap-5" onSubmit={submit}>
          <FormAlert text={errors.form} />
          <TextField
            label={t('key')}
            name="key"
            type="password"
            dir="ltr"
            autoComplete="off"
            required
            value={key}
            error={errors.key}
            onChange={(event) => {
              setKey(event.target.value)
              clear('key')
            }}
          />
          <Button type="submit" variant="primary" size="lg" busy={isBusy} className="w-full">
            {t('open')}
          </Button>
        </form>
      </section>
    )
  return (
    <section className="mx-auto flex w-full max-w-2xl flex-col gap-6 px-5 py-10">
      <div>
        <h1 className="font-display text-3xl font-semibold tracking-tight">{t('title')}</h1>
        <p className="mt-2 text-base text-pretty text-ink-soft">{t('intro')}</p>
      </div>
      {list.entries.length === 0 ? (
        <EmptyState icon={<Inbox />} title={t('none')} text={t('none.text')} />
      ) : (
        <ol className="flex flex-col gap-3">
          {list.entries.map(({ id, feedback, createdAt }) => (
            <li key={id} className="rounded-md border border-line bg-raised p-4">
              <p dir="auto" className="wrap-anywhere whitespace-pre-wrap">
                {feedback}
              </p>
              <p className="mt-2 text-sm text-ink-faint">{locale.day.format(createdAt)}</p>
            </li>
          ))}
        </ol>
      )}
      <FormAlert text={errors.form} />
      {list.hasMore && (
        <Button busy={isBusy} className="self-start" onClick={() => void load(list.entries)}>
          {t('more')}
        </Button>
      )}
    </section>
  )
}

function explain({ code }: Problem): { key?: string; form?: string } {
  if (code === 'forbidden') return { key: t('wrong') }
  return { form: t(code === 'too-fast' ? 'tooFast' : 'failed') }
}
