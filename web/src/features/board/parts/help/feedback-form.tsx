import { hasContent } from '@retropulse/domain/kernel/text'
import { useRef, useState } from 'react'
import { postJson } from '../../../../lib/api.ts'
import { Button } from '../../../../ui/button.tsx'
import { TextArea } from '../../../../ui/text-area.tsx'
import { showToast } from '../../../../ui/toast.ts'
import { useLive } from '../../model/board-store.ts'
import { t } from './messages.ts'

/** The text that was typed and not sent; it stays while the page is open, also when the panel is closed (BOARD-59). */
let unsent = ''

/** Sends feedback to the operator; a text that could not be sent stays (BOARD-59). */
export function FeedbackForm() {
  const boardId = useLive((view) => view.board.id)
  const uid = useLive((view) => view.you.id)
  const [typed, setTyped] = useState(unsent)
  const [state, setState] = useState<'typing' | 'sending' | 'sent'>('typing')
  const [error, setError] = useState<string>()
  const field = useRef<HTMLTextAreaElement>(null)
  const type = (text: string) => {
    unsent = text
    setTyped(text)
    setError(undefined)
  }
  const send = async () => {
    if (!hasContent(typed) || state === 'sending') return
    setState('sending')
    const path = `/api/board/${encodeURIComponent(boardId)}/feedback`
    const answer = await postJson<undefined>(path, { feedback: typed, uid })
    setState(answer.ok ? 'sent' : 'typing')
    if (answer.ok) type('')
    else if (answer.problem.code === 'text-too-long') {
      setError(t('tooLong'))
      field.current?.focus()
    } else showToast(t(answer.problem.status === 429 ? 'tooFast' : 'failed'), { tone: 'danger' })
  }
  return (
    <>
      <p role="status" className="text-sm">
        {state === 'sent' && (
          <>
            <span className="block font-display text-lg font-semibold">{t('thanks')}</span>
            <span className="text-ink-soft">{t('thanksText')}</span>
          </>
        )}
      </p>
      {state === 'sent' ? (
        <Button size="sm" className="mt-3" onClick={() => setState('typing')}>
          {t('more')}
        </Button>
      ) : (
        <form
          noValidate
          className="flex flex-col gap-3"
          onSubmit={(event) => {
            event.preventDefault()
            void send()
          }}
        >
          <TextArea
            ref={field}
            label={t('field')}
            hint={t('hint')}
            value={typed}
            error={error}
            rows={4}
            onChange={(event) => type(event.target.value)}
          />
          <Button
            type="submit"
            variant="primary"
            disabled={!hasContent(typed)}
            busy={state === 'sending'}
            className="self-end"
          >
            {t('send')}
          </Button>
        </form>
      )}
    </>
  )
}
