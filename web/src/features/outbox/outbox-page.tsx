import type { OutboxEntry, OutboxList, OutboxMessage } from '@retropulse/contract/outbox'
import Inbox from 'lucide-react/icons/inbox'
import RotateCw from 'lucide-react/icons/rotate-cw'
import { useState } from 'react'
import { type Answer, getJson } from '../../lib/api.ts'
import { FormAlert } from '../../lib/form-alert.tsx'
import { timeOf } from '../../lib/locale.ts'
import { OperatorKeyForm } from '../../ui/operator-key-form.tsx'
import { usePageTitle } from '../../lib/page-title.ts'
import type { Problem } from '../../lib/problem.ts'
import { BreakableText } from '../../ui/breakable-text.tsx'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { t } from './messages.ts'
import { OutboxMessageView } from './outbox-message-view.tsx'

/** Shows the operator the emails that this server keeps for want of a mail server (MAIL-37). */
export function OutboxPage() {
  usePageTitle(t('title'))
  const [key, setKey] = useState('')
  const [entries, setEntries] = useState<readonly OutboxEntry[] | null>(null)
  const [message, setMessage] = useState<OutboxMessage | null>(null)
  const [busy, setBusy] = useState<string | null>(null)
  const [error, setError] = useState<string>()

  const load = async (given: string): Promise<Problem | null> => {
    const answer = await readOutbox<OutboxList>('', given)
    if (!answer.ok) return answer.problem
    setKey(given)
    setEntries(answer.value.messages)
    return null
  }
  /** One call at a time; `what` names the button that waits. */
  const attempt = async (what: string, call: () => Promise<Problem | null>) => {
    if (busy !== null) return
    setBusy(what)
    const problem = await call()
    setBusy(null)
    setError(problem === null ? undefined : explain(problem))
  }
  const open = async (name: string): Promise<Problem | null> => {
    const answer = await readOutbox<OutboxMessage>(`/${name}`, key)
    if (!answer.ok) return answer.problem
    setMessage(answer.value)
    return null
  }

  if (entries === null)
    return (
      <OperatorKeyForm
        title={t('title')}
        open={t('open')}
        onOpen={load}
        explain={({ code }) => t(code === 'not-found' ? 'unavailable' : 'failed')}
      />
    )
  if (message !== null) return <OutboxMessageView message={message} onBack={() => setMessage(null)} />
  return (
    <section className="mx-auto flex w-full max-w-3xl flex-col gap-6 px-5 py-10">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-4">
        <div className="max-w-xl">
          <h1 className="font-display text-3xl font-semibold tracking-tight">{t('title')}</h1>
          <p className="mt-2 text-base text-pretty text-ink-soft">{t('intro')}</p>
        </div>
        <Button
          busy={busy === RELOAD}
          icon={<RotateCw aria-hidden="true" className="size-4" />}
          onClick={() => void attempt(RELOAD, () => load(key))}
        >
          {t('reload')}
        </Button>
      </div>
      <FormAlert text={error} />
      {entries.length === 0 ? (
        <EmptyState icon={<Inbox />} title={t('none')} text={t('none.text')} />
      ) : (
        <ol className="divide-y divide-line overflow-hidden rounded-lg border border-line bg-surface">
          {entries.map(({ name, subject, to, writtenAt }) => (
            <li key={name}>
              <button
                type="button"
                aria-busy={busy === name}
                className="grid w-full cursor-pointer grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4 gap-y-0.5 px-5 py-3 text-start transition-colors duration-fast hover:bg-fill focus-visible:-outline-offset-2"
                onClick={() => void attempt(name, () => open(name))}
              >
                <span dir="auto" className="font-medium wrap-anywhere text-ink">
                  {subject === '' ? t('message.noSubject') : subject}
                </span>
                <time className="text-xs text-ink-soft digits" dateTime={new Date(writtenAt).toISOString()}>
                  {timeOf(writtenAt)}
                </time>
                <bdi className="col-span-2 text-sm wrap-anywhere text-ink-soft">
                  <BreakableText text={to} />
                </bdi>
              </button>
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}

/** The call that loads the list again; no message has this name. */
const RELOAD = 'reload'

/** The key goes in a header: addresses are kept in histories and logs. */
function readOutbox<Value>(path: string, key: string): Promise<Answer<Value>> {
  return getJson<Value>(`/api/operator/outbox${path}`, undefined, { headers: { 'x-operator-key': key } })
}

function explain({ code }: Problem): string {
  if (code === 'not-found') return t('message.gone')
  return t(code === 'too-fast' ? 'tooFast' : 'failed')
}
