import { sandboxActSchema, sandboxCheckoutSchema } from '@retropulse/contract/billing'
import { orgIdSchema } from '@retropulse/contract/ids'
import { z } from 'zod'
import type { HttpApp } from '../../../platform/http/http-app.ts'
import { routesOn } from '../../../platform/http/route.ts'
import type { Identities } from '../../auth/api.ts'
import {
  actInSandbox,
  paySandbox,
  readSandboxCheckout,
  type UseSandboxPorts,
} from '../commands/use-sandbox.ts'

export interface SandboxRoutesOptions {
  readonly identities: Pick<Identities, 'identify'>
  readonly ports: UseSandboxPorts
}

const params = z.object({ sessionId: z.string().regex(/^[A-Za-z0-9_-]{1,36}$/) })
const CHECKOUT = '/api/sandbox-billing/checkout/:sessionId'

/** PLAN-24: what the pages of the sandbox call. None of these exist where Stripe is used. */
export function sandboxRoutes(app: HttpApp, { identities, ports }: SandboxRoutesOptions): void {
  const route = routesOn(app, identities)

  route.get(CHECKOUT, {
    summary: 'A checkout of the sandbox, where no money moves',
    params,
    answer: sandboxCheckoutSchema,
    call: ({ caller, params: { sessionId } }) => readSandboxCheckout(caller, sessionId, ports),
    present: ({ checkout }) => checkout,
  })

  route.post(CHECKOUT, {
    summary: 'Plays the payment of a checkout of the sandbox',
    params,
    call: ({ caller, params: { sessionId } }) => paySandbox(caller, sessionId, ports),
  })

  route.post('/api/org/:orgId/sandbox-billing', {
    summary: 'What the portal of the sandbox does: cancels, resumes, fails a payment, chooses a plan',
    params: z.object({ orgId: orgIdSchema }),
    body: sandboxActSchema,
    call: ({ caller, params: { orgId }, body }) => actInSandbox(caller, orgId, body.act, ports),
  })
}
