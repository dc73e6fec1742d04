import {
  accountDeletionSchema,
  changePasswordSchema,
  deleteAccountSchema,
  okSchema,
  problemSchema,
  remindingSchema,
  saveProfileSchema,
  subscribingSchema,
  userProfileSchema,
} from '@retropulse/contract/accounts'
import { emailPreferenceSchema } from '@retropulse/contract/email-preferences'
import { HTTP_STATUS, type RefusalCode, type RefusedFields } from '@retropulse/contract/refusal'
import { cleanLine } from '@retropulse/domain/kernel/text'
import type { FastifyReply } from 'fastify'
import type { HttpApp } from '../../../platform/http/http-app.ts'
import { addressOf, createLimiter } from '../../../platform/http/request-limits.ts'
import { routesOn } from '../../../platform/http/route.ts'
import { changePassword, type ChangePasswordPorts } from '../commands/change-password.ts'
import { deleteAccount, type DeleteAccountPorts } from '../commands/delete-account.ts'
import type { Identities, Identity, UserIdentity } from '../queries/identity.ts'
import { previewDeletion, type PreviewDeletionPorts } from '../queries/preview-deletion.ts'
import type { Accounts } from '../store/accounts.ts'
import type { Profiles } from '../store/profiles.ts'
import type { IdentityCookies } from './identity-cookies.ts'

export interface ProfileRoutesOptions extends DeleteAccountPorts, ChangePasswordPorts {
  readonly personalBoards: DeleteAccountPorts['personalBoards'] & PreviewDeletionPorts['personalBoards']
  readonly identities: Pick<Identities, 'identify' | 'profilesOf' | 'emailsOf'>
  readonly accounts: Pick<Accounts, 'isPassword' | 'changePassword' | 'signOut'>
  readonly profiles: Profiles
  readonly cookies: IdentityCookies
}

/** AUTH-22: with a stolen session the password must not be guessed. */
const PASSWORDS_PER_MINUTE = 10

const answers = <Schema>(schema: Schema) => ({ 200: schema, '4xx': problemSchema })

/** PROFILE-1: the user's own account. */
export function profileRoutes(app: HttpApp, options: ProfileRoutesOptions): void {
  const { identities, accounts, profiles, cookies } = options
  const take = createLimiter(app, PASSWORDS_PER_MINUTE, (request) => {
    return cookies.readSession(request.headers) ?? addressOf(request)
  })

  const route = routesOn(app, identities)

  route.get('/api/user-profile', {
    summary: 'The profile of a user',
    answer: userProfileSchema,
    call: ({ caller }) => asUser(caller, (user) => profiles.find(user.id)),
    present: ({ result }) => result,
  })

  route.post('/api/user-profile', {
    summary: 'Changes name, picture, theme and language',
    body: saveProfileSchema,
    answer: userProfileSchema,
    call: ({ caller, body: { profileData } }) =>
      asUser(caller, async (user) => {
        await profiles.save(user.id, { ...profileData, name: cleanLine(profileData.name) })
        return profiles.find(user.id)
      }),
    present: ({ result }) => result,
  })

  route.post('/api/subscribing', {
    summary: 'Whether to get what is mailed to a whole team',
    body: subscribingSchema,
    answer: okSchema,
    call: ({ caller, body }) => asUser(caller, (user) => profiles.subscribe(user.id, body.subscribed)),
    present: ({ ok }) => ({ ok }),
  })

  route.post('/api/action-reminders', {
    summary: 'Whether to be reminded of what one is to do by tomorrow',
    body: remindingSchema,
    answer: okSchema,
    call: ({ caller, body }) =>
      asUser(caller, (user) => profiles.want(user.id, 'action-reminders', body.reminded)),
    present: ({ ok }) => ({ ok }),
  })

  route.post('/api/email-preferences', {
    summary: 'Whether to get one kind of email',
    body: emailPreferenceSchema,
    answer: okSchema,
    call: ({ caller, body }) => asUser(caller, (user) => profiles.want(user.id, body.kind, body.isWanted)),
    present: ({ ok }) => ({ ok }),
  })

  route.get('/api/user-profile/deletion', {
    summary: 'What deleting the account takes along',
    answer: accountDeletionSchema,
    call: ({ caller }) => asUser(caller, (user) => previewDeletion(user.id, options)),
    present: ({ result }) => result,
  })

  app.post(
    '/api/auth/change-password',
    {
      schema: { body: changePasswordSchema, response: answers(okSchema), summary: 'Sets another password' },
    },
    async (request, reply) => {
      if (!(await take(request, reply))) return reply
      const changed = await changePassword(request.headers, request.body, options)
      if (changed === null) return refuse(reply, 'sign-in-required')
      if (!changed.ok) return reply.code(changed.status).send({ code: changed.code })
      for (const cookie of changed.cookies) reply.header('set-cookie', cookie)
      return { ok: true as const }
    },
  )

  app.delete(
    '/api/user-profile',
    { schema: { body: deleteAccountSchema, response: answers(okSchema), summary: 'Deletes the account' } },
    async (request, reply) => {
      if (!(await take(request, reply))) return reply
      const identity = await identities.identify(request.headers)
      if (identity?.kind !== 'user') return refuse(reply, 'sign-in-required')
      const outcome = await deleteAccount(identity, request.body, request.headers, options)
      if (outcome === 'not-confirmed') return reply.code(400).send({ code: 'INVALID_PASSWORD' })
      if (outcome !== 'deleted') return refuse(reply, outcome)
      for (const cookie of await accounts.signOut(request.headers)) reply.header('set-cookie', cookie)
      cookies.setGuest(reply)
      return { ok: true as const }
    },
  )
}

/** Acts for a signed-in user, and refuses guests. */
async function asUser<Result>(
  identity: Identity | null,
  act: (user: UserIdentity) => Promise<Result>,
): Promise<{ readonly ok: true; readonly result: Result } | RefusedFields> {
  if (identity?.kind !== 'user') return { ok: false, code: 'sign-in-required' }
  return { ok: true, result: await act(identity) }
}

function refuse(reply: FastifyReply, code: RefusalCode): FastifyReply {
  return reply.code(HTTP_STATUS[code]).send({ code })
}
