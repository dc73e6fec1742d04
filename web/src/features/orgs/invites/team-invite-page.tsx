import { useQueryClient } from '@tanstack/react-query'
import { useNavigate, useParams } from 'react-router'
import { teamPath } from '../../../lib/paths.ts'
import { userMetaQuery } from '../../../lib/session.ts'
import { showToast } from '../../../ui/toast.ts'
import { JoinCard } from './join-card.tsx'
import { t } from './messages.ts'
import { runningRetroPath } from './running-retro.ts'
import { pageShown } from '../../../lib/pending-navigation.ts'

/**
 * The page of an invite link of a team; after joining the user is in its running retro, or on its page without one
 * (INVITE-20).
 */
export function TeamInvitePage() {
  const { teamId = '', inviteId = '' } = useParams()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const welcome = async (name: string) => {
    // The cached team and the places of the user are out of date.
    queries.removeQueries({ queryKey: ['team', teamId] })
    await queries.invalidateQueries({ queryKey: userMetaQuery.queryKey, refetchType: 'all' })
    const running = await runningRetroPath({ to: 'team', id: teamId })
    void navigate(running ?? teamPath(teamId), { replace: true })
    await pageShown()
    showToast(t('joined', { name }), { tone: 'ok' })
  }
  return (
    <JoinCard
      link={{ to: 'team', id: teamId, inviteId }}
      title={(name) => t('title', { name })}
      text={t('team.text')}
      invalidText={t('team.invalid')}
      onJoined={welcome}
    />
  )
}
