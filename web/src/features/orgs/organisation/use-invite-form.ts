import type { Invite, Invited } from '@retropulse/contract/orgs'
import { useState } from 'react'
import type { SubmitEvent } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { useFormErrors } from '../../../lib/form-errors.ts'
import { useUnsavedText } from '../../../lib/use-unsaved-text.ts'
import { showToast } from '../../../ui/toast.ts'
import { explainEmails, explainInvite, readTyped } from './invite-emails.ts'
import { t } from './messages.ts'
import { invite, membersQuery } from './org-calls.ts'

/** The state of the invite dialog, and how it is sent. */
export function useInviteForm(orgId: string, onSent: () => void) {
  const addresses = useUnsavedText(`invites/${orgId}`, '')
  const { typed } = addresses
  const [role, setRole] = useState<Invite['role']>('admin')
  const [isForAnyone, setForAnyone] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const { errors, formRef, show, clear } = useFormErrors<'emails'>()
  const queries = useQueryClient()
  const read = readTyped(typed)

  const send = async (emails: readonly string[]) => {
    const answer = await invite(orgId, { emails: emails.join(','), role, isForAnyone })
    if (!answer.ok) return show(explainInvite(answer.problem))
    const { invitations, alreadyMembers } = answer.value
    await queries.invalidateQueries({ queryKey: membersQuery(orgId).queryKey })
    if (invitations.length === 0)
      return show({ emails: t('invite.known', { emails: alreadyMembers.join(', ') }) })
    addresses.discard()
    setRole('admin')
    setForAnyone(false)
    tell(answer.value)
    return onSent()
  }

  const type = (text: string) => {
    addresses.type(text)
    clear('emails')
  }

  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    if (isBusy || !show({ emails: read.ok ? undefined : explainEmails(read) }) || !read.ok) return
    setBusy(true)
    await send(read.emails)
    setBusy(false)
  }

  /** The number of invitations to send, at least one. */
  const count = read.ok ? read.emails.length : 1
  return { typed, role, isForAnyone, count, isBusy, errors, formRef, setRole, setForAnyone, type, submit }
}

/** Shows a toast with the result. Where no email was sent, it says that the links can be copied (INVITE-13). */
function tell({ invitations, alreadyMembers, mailProblem }: Invited): void {
  const count = invitations.length
  const known =
    alreadyMembers.length > 0 ? t('invite.known', { emails: alreadyMembers.join(', ') }) : undefined
  const emails = invitations.map(({ email }) => email).join(', ')
  if (mailProblem === null)
    showToast(t('invited', { count, emails }), { tone: 'ok', text: known, duration: 5000 })
  else
    showToast(t('invited.notMailed', { count }), {
      text: [t(`unmailed.${mailProblem}`), known].filter(Boolean).join(' '),
      duration: 10_000,
    })
}
