import type { LoadedPage } from './loaded-page.ts'

// The pages of a team that other features draw parts of; features import nothing of each other.

/** The dashboard of a team and its sections of other features. */
export async function teamDashboard(): Promise<LoadedPage> {
  const [
    { TeamDashboardPage },
    { TeamSearch },
    { Briefing },
    { SeasonSlot },
    { OpenActions },
    { TeamInsights },
    { TeamPulseCard },
  ] = await Promise.all([
    import('../features/orgs/team/dashboard-page.tsx'),
    import('../features/search/team-search.tsx'),
    import('../features/insights/briefing.tsx'),
    import('../features/formats/season-slot.tsx'),
    import('../features/action-items/open-actions.tsx'),
    import('../features/insights/team-insights.tsx'),
    import('../features/pulse/card/team-pulse-card.tsx'),
  ])
  return {
    element: (
      <TeamDashboardPage
        search={(team) => <TeamSearch key={team.id} teamId={team.id} />}
        briefing={(team, below, waiting) => <Briefing {...{ team, below, waiting }} />}
        season={(team) => <SeasonSlot team={team} />}
        actions={(team, below) => <OpenActions team={team} below={below} />}
        insights={(team) => <TeamInsights key={team.id} team={team} />}
        pulse={(team) => <TeamPulseCard team={team} />}
      />
    ),
  }
}

/** Like `overview`, for the Actions page of a team. */
export async function teamActions(): Promise<LoadedPage> {
  const [{ TeamActionsPage }, { TeamActions }, { IssueSending }] = await Promise.all([
    import('../features/orgs/team/actions-page.tsx'),
    import('../features/action-items/team-actions.tsx'),
    import('../features/trackers/issue-sending.tsx'),
  ])
  return {
    element: (
      <TeamActionsPage
        actions={(team) => (
          <TeamActions
            team={team}
            sending={(actions, draw) => <IssueSending {...{ teamId: team.id, actions }}>{draw}</IssueSending>}
          />
        )}
      />
    ),
  }
}

/** The integrations of a team; the feature connections draws the services outside. */
export async function teamIntegrations(): Promise<LoadedPage> {
  const [
    { TeamIntegrationsPage },
    { SlackPlace },
    { CalendarCard },
    { ConnectionsSection },
    { TrackersSection },
  ] = await Promise.all([
    import('../features/orgs/team/integrations-page.tsx'),
    import('../features/connections/slack-card.tsx'),
    import('../features/calendar/calendar-card.tsx'),
    import('../features/connections/connections-section.tsx'),
    import('../features/trackers/trackers-section.tsx'),
  ])
  return {
    element: (
      <TeamIntegrationsPage
        slack={(teamId, others) => <SlackPlace teamId={teamId}>{others}</SlackPlace>}
        calendar={(teamId) => <CalendarCard teamId={teamId} />}
        connections={(teamId) => <ConnectionsSection at={{ teamId }} />}
        trackers={(teamId) => <TrackersSection teamId={teamId} />}
      />
    ),
  }
}

/** Like `overview`, for the Pulse page of a team. */
export async function teamPulse(): Promise<LoadedPage> {
  const [{ TeamPulsePage }, { TeamModels }] = await Promise.all([
    import('../features/orgs/team/pulse-page.tsx'),
    import('../features/pulse/team-models.tsx'),
  ])
  return { element: <TeamPulsePage models={(team) => <TeamModels team={team} />} /> }
}
