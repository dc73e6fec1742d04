import type { HttpApp } from './platform/http/http-app.ts'
import { type CalendarFeatureOptions, createCalendarFeature } from './features/calendar/feature.ts'
import { type ConnectionsFeatureOptions, createConnectionsFeature } from './features/connections/feature.ts'
import { createSlackFeature, type SlackFeatureOptions } from './features/slack/feature.ts'
import { createTrackersFeature, type TrackersFeatureOptions } from './features/trackers/feature.ts'
import { deriveKey } from './platform/secret/derive-key.ts'
import type { createServices } from './services.ts'

type Options = Omit<
  SlackFeatureOptions & ConnectionsFeatureOptions & CalendarFeatureOptions & TrackersFeatureOptions,
  'slack' | 'channels' | 'channelNews' | 'trackers' | 'secret'
> & {
  readonly services: Pick<ReturnType<typeof createServices>, 'slack' | 'channels' | 'trackers'>
  /** Keys of each feature are made of it. */
  readonly secret: string
}

/** The features that tell services what happens, for teams and organisations that connected them. */
export function createServiceFeatures({ services, secret, ...base }: Options) {
  const connections = createConnectionsFeature({
    ...base,
    channels: services.channels,
    secret: deriveKey(secret, 'connections'),
  })
  const slack = createSlackFeature({
    ...base,
    slack: services.slack,
    channelNews: connections.channelNews,
    secret: deriveKey(secret, 'slack'),
  })
  const calendar = createCalendarFeature(base)
  const trackers = createTrackersFeature({
    ...base,
    trackers: services.trackers,
    secret: deriveKey(secret, 'trackers'),
  })
  return {
    teamSlack: slack.teamSlack,
    projection: connections.projection,
    jobs: [...slack.jobs, ...connections.jobs],
    routes(app: HttpApp) {
      slack.routes(app)
      connections.routes(app)
      calendar.routes(app)
      trackers.routes(app)
    },
    start() {
      connections.start()
      trackers.start()
    },
    async close() {
      await Promise.all([connections.close(), trackers.close()])
    },
  }
}
