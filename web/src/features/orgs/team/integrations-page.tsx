import type { SlackSettings } from '@retropulse/contract/slack'
import { useQuery } from '@tanstack/react-query'
import Check from 'lucide-react/icons/check'
import Hash from 'lucide-react/icons/hash'
import type { ReactNode } from 'react'
import { getJson, valueOf } from '../../../lib/api.ts'
import { usePageTitle } from '../../../lib/page-title.ts'
import { Badge } from '../../../ui/badge.tsx'
import { buttonClass } from '../../../ui/button-class.ts'
import { Card } from '../../../ui/card.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { SectionHead } from '../../../ui/section-head.tsx'
import { EditorsOnly } from './editors-only.tsx'
import { t } from './messages.ts'
import { useTeam } from './use-team.ts'

export interface TeamIntegrationsPageProps {
  /** The connections of the team, which the feature connections draws. */
  connections: (teamId: string) => ReactNode
}

/** The integrations of a team (SLACK-5, LINK-1). */
export function TeamIntegrationsPage({ connections }: TeamIntegrationsPageProps) {
  const team = useTeam()
  usePageTitle(t('page', { page: t('integrations'), team: team.name }))
  return (
    <EditorsOnly>
      <div className="flex max-w-2xl flex-col gap-8">
        <SlackCard teamId={team.id} />
        <section aria-labelledby={CONNECTIONS} className="flex flex-col gap-4">
          <SectionHead id={CONNECTIONS} title={t('connections.title')} text={t('connections.text')} />
          {connections(team.id)}
        </section>
      </div>
    </EditorsOnly>
  )
}

const CONNECTIONS = 'connections'

/** Connects the team with a channel of its Slack, or says that it is connected (SLACK-3). */
function SlackCard({ teamId }: { teamId: string }) {
  const { data } = useQuery({
    queryKey: ['team-slack', teamId],
    queryFn: ({ signal }) =>
      valueOf(getJson<SlackSettings>(`/api/team/${encodeURIComponent(teamId)}/slack-settings`, signal)),
  })
  const isConnected = typeof data?.configurationUrl === 'string'
  return (
    <Card className="flex flex-col gap-4">
      <div className="flex items-start gap-4">
        <span
          aria-hidden="true"
          className="flex size-10 shrink-0 items-center justify-center rounded-md bg-fill text-ink-soft"
        >
          <Hash className="size-5" />
        </span>
        <div className="min-w-0 flex-1">
          <h2 className="text-base font-semibold">{t('slack.title')}</h2>
          <p className="mt-0.5 text-sm text-ink-soft">{t('slack.text')}</p>
        </div>
        {isConnected && (
          <Badge tone="ok" icon={<Check aria-hidden="true" />}>
            {t('slack.connected')}
          </Badge>
        )}
      </div>
      <div className="flex min-h-10 flex-wrap items-center gap-2">
        {data ? <SlackActs {...data} /> : <Skeleton className="h-10 w-36 rounded-md" />}
      </div>
    </Card>
  )
}

function SlackActs({ connectUrl, configurationUrl }: SlackSettings) {
  if (connectUrl === null && configurationUrl === null)
    return <p className="text-sm text-ink-soft">{t('slack.none')}</p>
  return (
    <>
      {configurationUrl !== null && (
        <a href={configurationUrl} target="_blank" rel="noreferrer" className={buttonClass()}>
          {t('slack.configure')}
        </a>
      )}
      {connectUrl !== null && (
        <a
          href={connectUrl}
          className={buttonClass({ variant: configurationUrl === null ? 'primary' : 'quiet' })}
        >
          {t(configurationUrl === null ? 'slack.connect' : 'slack.change')}
        </a>
      )}
    </>
  )
}
