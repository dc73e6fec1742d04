import type { HttpApp } from './platform/http/http-app.ts'
import { type CalendarFeatureOptions, createCalendarFeature } from './features/calendar/feature.ts'
import { type ConnectionsFeatureOptions, createConnectionsFeature } from './features/connections/feature.ts'
import { createSlackFeature, type SlackFeatureOptions } from './features/slack/feature.ts'
import { deriveKey } from './platform/secret/derive-key.ts'
import type { createServices } from './services.ts'

type Options = Omit<
  SlackFeatureOptions & ConnectionsFeatureOptions & CalendarFeatureOptions,
  'slack' | 'channels' | 'channelNews' | 'secret'
> & {
  readonly services: Pick<ReturnType<typeof createServices>, 'slack' | 'channels'>
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
  return {
    teamSlack: slack.teamSlack,
    projection: connections.projection,
    jobs: [...slack.jobs, ...connections.jobs],
    routes(app: HttpApp) {
      slack.routes(app)
      connections.routes(app)
      calendar.routes(app)
    },
    start: () => connections.start(),
    close: () => connections.close(),
  }
}
