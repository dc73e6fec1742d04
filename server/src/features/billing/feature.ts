import type { OrgId } from '@retropulse/domain/kernel/ids'
import type { Prices } from '@retropulse/domain/billing/prices'
import type { FastifyRequest } from 'fastify'
import { nanoid } from 'nanoid'
import type { Database } from '../../platform/database/database.ts'
import type { HttpApp } from '../../platform/http/http-app.ts'
import type { ScheduledJob } from '../../platform/jobs/jobs.ts'
import type { Log } from '../../platform/log/log.ts'
import type { Mailer } from '../../platform/mail/mailer.ts'
import { sendWith } from '../../platform/mail/send-email.ts'
import type { Identities } from '../auth/api.ts'
import type { BoardApi } from '../board/api.ts'
import type { Memberships, Organisations, PlanWriter } from '../orgs/api.ts'
import { endPayments } from './commands/reconcile.ts'
import { receiveEvent } from './commands/receive-event.ts'
import { paymentRoutes } from './http/payment-routes.ts'
import { sandboxRoutes } from './http/sandbox-routes.ts'
import { webhookRoute } from './http/webhook-route.ts'
import { billingJobs } from './jobs/billing-jobs.ts'
import type { BillingProvider } from './ports.ts'
import { createSandbox } from './store/sandbox-provider.ts'
import { createSubscriptions, type PlanWriterIn } from './store/subscriptions.ts'
import type { BillingTables } from './store/tables.ts'

export interface BillingFeatureOptions {
  readonly database: Pick<Database<BillingTables>, 'db'>
  readonly identities: Pick<Identities, 'identify' | 'subscribersTo' | 'emailsOf' | 'hasProvenEmail'>
  readonly memberships: Memberships
  readonly board: Pick<BoardApi, 'archiveAnnouncements'>
  readonly mailer: Mailer
  /** Counts email to a receiver who did not ask for it; false when the hour's allowance is used up (MAIL-7). */
  readonly takeMailQuota: (receiver: string) => Promise<boolean>
  readonly organisations: Pick<Organisations, 'find' | 'membersOf'>
  readonly planWriter: PlanWriter
  readonly planWriterIn: PlanWriterIn
  /** Undefined: the sandbox (PLAN-24). */
  readonly stripe: BillingProvider | undefined
  /** Prices of the sandbox. */
  readonly prices: Prices
  /** Signs the events of the sandbox. */
  readonly secret: string
  readonly publicUrl: string | undefined
  readonly now: () => number
  readonly log: Pick<Log, 'warn' | 'error'>
}

export interface BillingFeature {
  readonly jobs: readonly ScheduledJob[]
  /** PLAN-42: null before the first checkout. */
  customerIdOf(orgId: OrgId): Promise<string | null>
  /** PLAN-51: lets what a deleted organisation pays for end. What fails here is made up for each night. */
  endPayments(orgId: OrgId): void
  routes(app: HttpApp): void
}

/** Plans, and how organisations pay for them. */
export function createBillingFeature(options: BillingFeatureOptions): BillingFeature {
  const { database, identities, organisations, planWriter, planWriterIn, stripe, now, log } = options
  const onRefused = (what: string, ids: Readonly<Record<string, string>>) => log.warn(ids, what)
  const sandbox = createSandbox(database.db, {
    prices: options.prices,
    secret: options.secret,
    now,
    newId: nanoid,
    deliver: (body, signature) => receiveEvent(body, signature, eventPorts),
  })
  const provider: BillingProvider = stripe ?? sandbox
  const subscriptions = createSubscriptions(database.db, { mode: provider.mode, planWriterIn, now })
  const eventPorts = { provider, subscriptions, onRefused }
  const ports = { organisations, provider, subscriptions, now, onRefused }
  const onError = (error: unknown) => log.error({ err: error }, 'An organisation could not be billed')
  const send = sendWith(options.mailer)
  return {
    jobs: billingJobs({
      reconciling: { organisations, provider, subscriptions, onError },
      warning: {
        ...options,
        archiveAnnouncements: options.board.archiveAnnouncements,
        send,
      },
      emailing: { ...options, subscriptions, send, onError },
      publicUrl: options.publicUrl,
    }),
    customerIdOf: async (orgId) => (await subscriptions.customerOf(orgId))?.id ?? null,
    endPayments: (orgId) => void endPayments(orgId, { provider, subscriptions }).catch(onError),
    routes(app) {
      paymentRoutes(app, {
        identities,
        ports,
        originOf: ({ protocol, host }: FastifyRequest) => options.publicUrl ?? `${protocol}://${host}`,
        onUnavailable: (error) => log.warn({ err: error }, 'The payment service failed'),
      })
      webhookRoute(app, eventPorts)
      if (stripe === undefined)
        sandboxRoutes(app, {
          identities,
          ports: { organisations, subscriptions, sandbox, planWriter },
        })
    },
  }
}
