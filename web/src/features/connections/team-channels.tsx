import type { OrgSlack } from '@retropulse/contract/slack'
import type { Answer } from '../../lib/api.ts'
import { teamPath } from '../../lib/paths.ts'
import { useServiceList } from '../../lib/use-service-list.ts'
import { type ListedService, ServiceList } from '../../ui/service-list.tsx'
import { SlackMark } from '../../ui/slack-mark.tsx'
import { t } from './messages.ts'
import { disconnectSlack, orgSlackQuery, testSlack } from './slack-calls.ts'
import { slackFailure, SlackHealth } from './slack-health.tsx'

/** The Slack channels of the teams of an organisation (SLACK-30); nothing where no team has one. */
export function TeamChannels({ orgId }: { orgId: string }) {
  const list = useServiceList(orgSlackQuery(orgId), ({ teams }) => teams.map(listed))
  return <ServiceList title={t('teams.title')} unreadable={t('teams.unreadable')} {...list} />
}

function listed({ id, name: team, channel }: OrgSlack['teams'][number]): ListedService {
  return {
    id,
    icon: <SlackMark />,
    name: channel.name,
    team,
    link: { to: `${teamPath(id)}/integrations`, text: t('teams.settings', { team }) },
    health: <SlackHealth {...channel} />,
    test: { label: t('teams.test', { team }), test: () => testFailure(id), works: t('test.sent') },
    end: {
      text: t('disconnect'),
      more: t('teams.more', { team }),
      title: t('teams.disconnect.title', { team }),
      description: t('slack.disconnect.text'),
      done: t('disconnected'),
      call: () => disconnectSlack(id),
    },
  }
}

async function testFailure(teamId: string): Promise<Answer<string | null>> {
  const answer = await testSlack(teamId)
  if (!answer.ok) return answer
  return { ok: true, value: answer.value.isSent ? null : slackFailure(answer.value.failure) }
}
