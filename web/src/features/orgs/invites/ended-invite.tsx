import Link2Off from 'lucide-react/icons/link-2-off'
import { Link } from 'react-router'
import type { Problem } from '../../../lib/problem.ts'
import { buttonClass } from '../../../ui/button-class.ts'
import { PageState } from '../../../ui/page-state.tsx'
import { explainEnd } from './invitation.ts'
import type { InviteLink } from './invitation.ts'
import { t } from './messages.ts'

export interface EndedInviteProps {
  problem: Problem
  to: InviteLink['to']
  /** The text of every link that is no longer valid (INVITE-5, INVITE-18). */
  text: string
  isSignedIn: boolean
}

/** The page of a link that ended: why, and the next step (INVITE-5, INVITE-18). */
export function EndedInvite({ problem, to, text, isSignedIn }: EndedInviteProps) {
  const end = explainEnd(problem, to)
  // A user who accepted the invitation in another browser only has to sign in here.
  const offersSignIn = problem.code === 'invite-used' && !isSignedIn
  return (
    <PageState
      icon={<Link2Off />}
      title={end?.title ?? t('askAgain')}
      text={
        <>
          <span className="block">{text}</span>
          {end && <span className="mt-3 block">{end.text}</span>}
        </>
      }
      action={
        <Link to={offersSignIn ? '/login' : '/'} className={buttonClass()}>
          {offersSignIn ? t('signIn') : t('goHome')}
        </Link>
      }
    />
  )
}
