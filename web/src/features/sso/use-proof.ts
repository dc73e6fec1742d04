import type { DomainMailbox } from '@retropulse/domain/orgs/email-domain'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { SubmitEvent } from 'react'
import { flushSync } from 'react-dom'
import { useFormErrors } from '../../lib/form-errors.ts'
import { announce } from '../../ui/live-region.ts'
import { showToast } from '../../ui/toast.ts'
import { explainCode, explainProof, readCode } from './domain-code.ts'
import { t } from './messages.ts'
import { connectionsQuery, proveDomain, sendDomainCode } from './sso-calls.ts'

export interface ProofPlace {
  readonly orgId: string
  readonly connectionId: string
  readonly domain: string
}

/** The two steps of proving a domain (SSO-7): a code is sent, then typed. */
export function useProof({ orgId, connectionId, domain }: ProofPlace, onProven: () => void) {
  const queries = useQueryClient()
  const [mailbox, setMailbox] = useState<DomainMailbox>('postmaster')
  const [sentTo, setSentTo] = useState<string | null>(null)
  const [sentText, setSentText] = useState('')
  const [code, setCode] = useState('')
  const [isBusy, setBusy] = useState(false)
  const { errors, formRef, show, clear } = useFormErrors<'code'>()
  const codeRef = useRef<HTMLInputElement>(null)

  const post = async () => {
    const answer = await sendDomainCode(orgId, connectionId, { domain, mailbox })
    if (!answer.ok) return show({ form: explainCode(answer.problem) })
    const to = `${mailbox}@${domain}`
    show({})
    setCode('')
    const text = t(answer.value.isMailed ? 'prove.sent' : 'prove.outbox', { mailbox: to })
    flushSync(() => {
      setSentTo(to)
      setSentText(text)
    })
    codeRef.current?.focus()
    return announce(text)
  }

  const prove = async () => {
    const digits = readCode(code)
    if (!show({ code: digits === null ? t('codeMissing') : undefined }) || digits === null) return
    const answer = await proveDomain(orgId, connectionId, { domain, code: digits })
    if (!answer.ok) return show(explainProof(answer.problem, domain))
    await queries.invalidateQueries({ queryKey: connectionsQuery(orgId).queryKey })
    showToast(t('provenNow', { domain }), { tone: 'ok' })
    return onProven()
  }

  const work = async (step: () => Promise<unknown>) => {
    if (isBusy) return
    setBusy(true)
    await step()
    setBusy(false)
  }

  return {
    mailbox,
    setMailbox,
    sentTo,
    sentText,
    code,
    typeCode(typed: string) {
      setCode(typed)
      clear('code')
    },
    codeRef,
    errors,
    formRef,
    isBusy,
    /** Back to the choice of a mailbox, from which another code is sent. */
    chooseAgain: () => {
      show({})
      flushSync(() => setSentTo(null))
      formRef.current?.querySelector<HTMLElement>('input:checked')?.focus()
    },
    submit: (event: SubmitEvent) => {
      event.preventDefault()
      return work(sentTo === null ? post : prove)
    },
  }
}
