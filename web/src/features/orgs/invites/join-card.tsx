import type { Profile } from '@retropulse/contract/accounts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import MailOpen from 'lucide-react/icons/mail-open'
import { useState } from 'react'
import { Link, useLocation } from 'react-router'
import { FormAlert } from '../../../lib/form-alert.tsx'
import { usePageTitle } from '../../../lib/page-title.ts'
import { loginPath } from '../../../lib/paths.ts'
import { problemIn } from '../../../lib/problem.ts'
import type { Problem } from '../../../lib/problem.ts'
import { pageStatusQuery } from '../../../lib/session.ts'
import { buttonClass } from '../../../ui/button-class.ts'
import { Button } from '../../../ui/button.tsx'
import { PageState } from '../../../ui/page-state.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { EndedInvite } from './ended-invite.tsx'
import { ForeignInvite } from './foreign-invite.tsx'
import { explainJoin, invitationQuery, isInvalid, join, needsSso } from './invitation.ts'
import type { InviteLink } from './invitation.ts'
import { t } from './messages.ts'
import { SignedInAs } from './signed-in-as.tsx'
import { SsoInvite } from './sso-invite.tsx'

export interface JoinCardProps {
  link: InviteLink
  title: (name: string) => string
  text: string
  /** The text for a link that is no longer valid. */
  invalidText: string
  /** Called after joining, with the name of the team or organisation. */
  onJoined: (name: string) => Promise<void>
}

/** What an invite link opens: the name, and Join, or the way to sign in (INVITE-1, INVITE-14). */
export function JoinCard({ link, title, text, invalidText, onJoined }: JoinCardProps) {
  const { data: status } = useQuery(pageStatusQuery)
  const { data: invitation, error } = useQuery(invitationQuery(link))
  const queries = useQueryClient()
  const [refusal, setRefusal] = useState<Problem>()
  usePageTitle(invitation ? title(invitation.name) : t('invitation'))
  const ended = refusal ?? (error ? problemIn(error) : undefined)
  if (ended && isInvalid(ended))
    return <EndedInvite problem={ended} to={link.to} text={invalidText} isSignedIn={!!status?.profile} />
  if (!status || !invitation) return <Loading />
  if (refusal && needsSso(refusal) && status.profile)
    return <SsoInvite name={invitation.name} user={status.profile.name} />
  const { address = null, isForeign = false } = invitation
  if (isForeign && status.profile)
    return <ForeignInvite address={address ?? ''} email={status.profile.email} />
  const signInText = address === null ? t('signInFirst') : t('signInAs', { address })
  const onRefused = (problem: Problem) => {
    if (problem.code === 'invite-foreign') void queries.invalidateQueries(invitationQuery(link))
    else setRefusal(problem)
  }
  return (
    <PageState
      icon={<MailOpen />}
      title={title(invitation.name)}
      text={status.profile ? text : `${text} ${signInText}`}
      action={
        status.profile ? (
          <JoinButton
            link={link}
            profile={status.profile}
            onJoined={() => onJoined(invitation.name)}
            onRefused={onRefused}
          />
        ) : (
          <Entrances />
        )
      }
    />
  )
}

interface JoinButtonProps {
  link: InviteLink
  profile: Profile
  onJoined: () => Promise<void>
  /** Called when the link itself, or joining with this account, is refused. */
  onRefused: (problem: Problem) => void
}

function JoinButton({ link, profile, onJoined, onRefused }: JoinButtonProps) {
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<Problem>()
  const press = async () => {
    setBusy(true)
    setProblem(undefined)
    const answer = await join(link)
    if (answer.ok) return onJoined()
    setBusy(false)
    const { problem: refusal } = answer
    if (isInvalid(refusal) || needsSso(refusal) || refusal.code === 'invite-foreign')
      return onRefused(refusal)
    return setProblem(refusal)
  }
  return (
    <div className="flex w-full flex-col items-center gap-4">
      <FormAlert text={problem && explainJoin(problem)} />
      <Button variant="primary" size="lg" busy={isBusy} onClick={() => void press()} className="w-40">
        {t('join')}
      </Button>
      <SignedInAs name={profile.name} />
    </div>
  )
}

function Entrances() {
  const { pathname } = useLocation()
  const login = loginPath(pathname)
  return (
    <>
      <Link to={login} className={buttonClass({ variant: 'primary', size: 'lg' })}>
        {t('signIn')}
      </Link>
      <Link to={`${login}&mode=sign-up`} className={buttonClass({ size: 'lg' })}>
        {t('signUp')}
      </Link>
    </>
  )
}

/** As wide and high as what follows, so that nothing moves. */
function Loading() {
  return (
    <div aria-busy="true" className="contents">
      <PageState
        icon={<MailOpen />}
        title={t('loading')}
        text={<Skeleton className="mx-auto h-5 w-72" />}
        action={<Skeleton className="h-12 w-40 rounded-md" />}
      />
    </div>
  )
}
