import type { PictureRequest } from './features/auth/queries/fetch-picture.ts'
import type { PasswordHashing } from './features/auth/store/better-auth-options.ts'
import type { SlackOrigins } from './integrations/slack/create-slack.ts'
import type { ProviderFetch } from './integrations/social/provider-calls.ts'
import type { Database } from './platform/database/database.ts'
import type { Jobs } from './platform/jobs/jobs.ts'
import type { Log } from './platform/log/log.ts'
import type { Tables } from './tables.ts'

/** What a server is given besides its configuration. */
export interface ServerDependencies {
  readonly database: Database<Tables>
  readonly log: Log
  /** The folder of the built web application. */
  readonly webDir: string
  /** Where Slack is reached; a fake in tests. */
  readonly slackOrigins?: SlackOrigins
  /** Where services of GIFs and pictures are reached; fakes in tests. */
  readonly mediaOrigins?: Readonly<Partial<Record<'klipy' | 'giphy' | 'unsplash' | 'openverse', string>>>
  /** Where Stripe is reached; a fake in tests. */
  readonly stripeOrigin?: string
  /** Reaches sign-in services; a fake in tests. */
  readonly socialFetch?: ProviderFetch
  /** Requests profile pictures from other hosts; a fake in tests. */
  readonly pictureRequest?: PictureRequest
  /** Hashes passwords; tests remember the hashes, of which each costs a tenth of a second. */
  readonly passwords?: PasswordHashing | undefined
  /** Scheduled jobs; none run when omitted. */
  readonly jobs?: Jobs
  /** The clock of boards and insights, in milliseconds since 1970; that of the machine when omitted. */
  readonly now?: () => number
}
