import { useQueryClient } from '@tanstack/react-query'
import { useNavigate, useParams } from 'react-router'
import { rememberedOrg } from '../../../lib/paths.ts'
import { userMetaQuery } from '../../../lib/session.ts'
import { showToast } from '../../../ui/toast.ts'
import { JoinCard } from './join-card.tsx'
import { t } from './messages.ts'
import { runningRetroPath } from './running-retro.ts'
import { pageShown } from '../../../lib/pending-navigation.ts'

/**
 * The page of an invitation to an organisation; after joining the user is in its one running retro, else on its
 * overview (INVITE-20).
 */
export function OrgInvitePage() {
  const { orgId = '', inviteId = '' } = useParams()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const welcome = async (name: string) => {
    // The cached organisation and the places of the user are out of date.
    queries.removeQueries({ queryKey: ['org', orgId] })
    await queries.invalidateQueries({ queryKey: userMetaQuery.queryKey, refetchType: 'all' })
    rememberedOrg.set(orgId)
    const running = await runningRetroPath({ to: 'org', id: orgId })
    void navigate(running ?? '/dashboard', { replace: true })
    await pageShown()
    showToast(t('joined', { name }), { tone: 'ok' })
  }
  return (
    <JoinCard
      link={{ to: 'org', id: orgId, inviteId }}
      title={(name) => t('title', { name })}
      text={t('org.text')}
      invalidText={t('org.invalid')}
      onJoined={welcome}
    />
  )
}
