import type { FeedbackList } from '@retropulse/contract/board-feedback'
import Inbox from 'lucide-react/icons/inbox'
import { useState } from 'react'
import { getJson } from '../../lib/api.ts'
import { FormAlert } from '../../lib/form-alert.tsx'
import { locale } from '../../lib/locale.ts'
import { OperatorKeyForm } from '../../ui/operator-key-form.tsx'
import { usePageTitle } from '../../lib/page-title.ts'
import type { Problem } from '../../lib/problem.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { t } from './messages.ts'

/** Lists the feedback of this installation to its operator, who enters the key of the data folder (BOARD-63). */
export function OperatorPage() {
  usePageTitle(t('title'))
  const [key, setKey] = useState('')
  const [list, setList] = useState<FeedbackList | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<string>()

  const load = async (given: string, entries: FeedbackList['entries']): Promise<Problem | null> => {
    const last = entries.at(-1)
    const query = last === undefined ? '' : `?before=${last.id}`
    const headers = { 'x-operator-key': given }
    const answer = await getJson<FeedbackList>(`/api/operator/feedback${query}`, undefined, { headers })
    if (!answer.ok) return answer.problem
    setKey(given)
    setList({ ...answer.value, entries: [...entries, ...answer.value.entries] })
    return null
  }
  const loadMore = async (entries: FeedbackList['entries']) => {
    setBusy(true)
    const problem = await load(key, entries)
    setBusy(false)
    setError(problem === null ? undefined : t(problem.code === 'too-fast' ? 'tooFast' : 'failed'))
  }

  if (list === null)
    return (
      <OperatorKeyForm
        title={t('title')}
        open={t('open')}
        onOpen={(given) => load(given, [])}
        explain={() => t('failed')}
      />
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
      <FormAlert text={error} />
      {list.hasMore && (
        <Button busy={isBusy} className="self-start" onClick={() => void loadMore(list.entries)}>
          {t('more')}
        </Button>
      )}
    </section>
  )
}
