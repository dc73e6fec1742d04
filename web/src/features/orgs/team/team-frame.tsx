import type { Team } from '@retropulse/contract/teams'
import Archive from 'lucide-react/icons/archive'
import Lock from 'lucide-react/icons/lock'
import { Suspense, useLayoutEffect } from 'react'
import { Outlet, useLocation } from 'react-router'
import { AvatarStack } from '../../../ui/avatar-stack.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { keepTones } from '../../../ui/person-tone.ts'
import { lazyComponent } from '../../../ui/lazy-component.ts'
import { TabLinks } from '../../../ui/tab-links.tsx'
import { PageFrame } from '../page-frame.tsx'
import { t } from './messages.ts'
import { StartRetro } from './start-retro.tsx'
import { isFounded } from './founded.ts'
import { membersInOrder, memberTones } from './members-in-order.ts'
import { usePhone } from '../../../lib/use-phone.ts'
import { can } from '@retropulse/domain/orgs/policy'
import { teamPath } from '../../../lib/paths.ts'

const WelcomeDialog = lazyComponent(async () => (await import('./welcome-dialog.tsx')).WelcomeDialog)

/** The head of the pages of a team: its name, its people and its tabs. */
export function TeamFrame({ team }: { team: Team }) {
  const place = useLocation()
  const isPhone = usePhone()
  // On a phone the button leaves room for five avatars, or for two and one badge.
  const max = team.isPrivate || team.isArchived ? 2 : 5
  const tones = memberTones(team.members)
  // A member has one colour in the head and in the lists below it.
  useLayoutEffect(() => keepTones(memberTones(team.members)), [team.members])
  const people = membersInOrder(team.members).map(({ id, profile }) => ({
    id,
    name: profile.name,
    src: profile.picture ?? undefined,
    tone: tones.get(id),
  }))
  return (
    <PageFrame
      title={team.name}
      // Without a retro the empty list has the button, larger.
      action={team.boards.length > 0 && <StartRetro team={team} align="end" />}
      facts={
        <div className="flex items-center gap-3">
          <AvatarStack
            people={people}
            ground="desk"
            label={t('members')}
            moreLabel={(count) => t('members.more', { count })}
            {...(isPhone && { max })}
          />
          {team.isPrivate && !(isPhone && team.isArchived) && (
            <Badge icon={<Lock aria-hidden="true" />}>{t('private')}</Badge>
          )}
          {team.isArchived && <Badge icon={<Archive aria-hidden="true" />}>{t('archived')}</Badge>}
        </div>
      }
      tabs={<TabLinks label={t('tabs')} tabs={teamTabs(team)} />}
    >
      <Outlet context={team} />
      <Suspense>{isFounded(place.state) && <WelcomeDialog team={team} />}</Suspense>
    </PageFrame>
  )
}

interface TeamTab {
  readonly to: string
  readonly label: string
  readonly count?: number
}

/** The pages of the team area (DASH-4); integrations and settings only for users with board:edit (DASH-5). */
function teamTabs({ id, role, boards, members }: Team): readonly TeamTab[] {
  const root = teamPath(id)
  const open = [
    { to: root, label: t('dashboard') },
    { to: `${root}/retros`, label: t('retros'), count: boards.length },
    { to: `${root}/actions`, label: t('actions') },
    { to: `${root}/pulse`, label: t('pulse') },
    { to: `${root}/members`, label: t('members'), count: members.length },
  ]
  if (!can({ role }, 'board:edit')) return open
  return [
    ...open,
    { to: `${root}/integrations`, label: t('integrations') },
    { to: `${root}/settings`, label: t('settings') },
  ]
}
