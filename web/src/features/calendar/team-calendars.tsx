import type { OrgCalendar } from '@retropulse/contract/calendar'
import CalendarDays from 'lucide-react/icons/calendar-days'
import { teamPath } from '../../lib/paths.ts'
import { useServiceList } from '../../lib/use-service-list.ts'
import { type ListedService, ServiceList } from '../../ui/service-list.tsx'
import { endCalendarLink, orgCalendarQuery } from './calendar-calls.ts'
import { LinkHealth } from './link-health.tsx'
import { t } from './messages.ts'

/** The calendar links of the teams of an organisation (CAL-8); nothing where no team has one. */
export function TeamCalendars({ orgId }: { orgId: string }) {
  const list = useServiceList(orgCalendarQuery(orgId), ({ teams }) => teams.map(listed))
  return <ServiceList title={t('teams.title')} unreadable={t('teams.unreadable')} {...list} />
}

function listed({ id, name: team, link }: OrgCalendar['teams'][number]): ListedService {
  return {
    id,
    icon: <CalendarDays aria-hidden="true" className="size-5" />,
    name: team,
    team,
    link: { to: `${teamPath(id)}/integrations`, text: t('teams.settings', { team }) },
    health: <LinkHealth {...link} />,
    end: {
      text: t('end'),
      more: t('teams.more', { team }),
      title: t('teams.end.title', { team }),
      description: t('end.text'),
      done: t('ended'),
      call: () => endCalendarLink(id),
    },
  }
}
