import type { Connection, TeamConnections as Listed } from '@retropulse/contract/connections'
import { teamPath } from '../../lib/paths.ts'
import { useServiceList } from '../../lib/use-service-list.ts'
import { type ListedService, ServiceList } from '../../ui/service-list.tsx'
import { disconnect, teamConnectionsQuery } from './connection-calls.ts'
import { ConnectionHealth } from './connection-health.tsx'
import { KindIcon } from './kind-icon.tsx'
import { t } from './messages.ts'
import { testFailure } from './test-failure.ts'

/** The connections of the teams of an organisation (LINK-16); nothing where no team has one. */
export function TeamConnections({ orgId }: { orgId: string }) {
  const list = useServiceList(teamConnectionsQuery(orgId), ({ teams }) =>
    teams.flatMap((team) => team.connections.map((connection) => listed(team, connection))),
  )
  return <ServiceList title={t('ofTeams.title')} unreadable={t('ofTeams.unreadable')} {...list} />
}

function listed(
  { id: teamId, name: team }: Omit<Listed['teams'][number], 'connections'>,
  connection: Connection,
): ListedService {
  const { id, name, kind, host } = connection
  return {
    id,
    icon: <KindIcon kind={kind} />,
    name,
    team,
    detail: t('kind.to', { kind: t(`kind.${kind}`), host }),
    link: { to: `${teamPath(teamId)}/integrations`, text: t('teams.settings', { team }) },
    health: <ConnectionHealth {...connection} />,
    test: {
      label: t('ofTeams.test', { name, team }),
      test: () => testFailure({ teamId }, id),
      works: t('test.sent'),
    },
    end: {
      text: t('disconnect'),
      more: t('ofTeams.more', { name, team }),
      title: t('ofTeams.disconnect.title', { name, team }),
      description: t('disconnect.text'),
      done: t('disconnected'),
      call: () => disconnect({ teamId }, id),
    },
  }
}
