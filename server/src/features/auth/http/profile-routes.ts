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
import { HTTP_STATUS, type RefusalCode } from '@retropulse/contract/refusal'
import { cleanLine } from '@retropulse/domain/kernel/text'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { HttpApp } from '../../../platform/http/http-app.ts'
import { addressOf, createLimiter } from '../../../platform/http/request-limits.ts'
import { deleteAccount, type DeleteAccountPorts } from '../commands/delete-account.ts'
import type { Identities, UserIdentity } from '../queries/identity.ts'
import { previewDeletion, type PreviewDeletionPorts } from '../queries/preview-deletion.ts'
import type { Accounts } from '../store/accounts.ts'
import type { Profiles } from '../store/profiles.ts'
import type { IdentityCookies } from './identity-cookies.ts'

export interface ProfileRoutesOptions extends DeleteAccountPorts {
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

  /** The signed-in user; null when the request was answered with sign-in-required. */
  async function signedIn(request: FastifyRequest, reply: FastifyReply): Promise<UserIdentity | null> {
    const identity = await identities.identify(request.headers)
    if (identity?.kind === 'user') return identity
    refuse(reply, 'sign-in-required')
    return null
  }

  app.get(
    '/api/user-profile',
    { schema: { response: answers(userProfileSchema), summary: 'What somebody says about themselves' } },
    async (request, reply) => {
      const person = await signedIn(request, reply)
      return person === null ? reply : profiles.find(person.id)
    },
  )

  app.post(
    '/api/user-profile',
    {
      schema: {
        body: saveProfileSchema,
        response: answers(userProfileSchema),
        summary: 'Changes name, picture, theme and language',
      },
    },
    async (request, reply) => {
      const person = await signedIn(request, reply)
      if (person === null) return reply
      const { profileData } = request.body
      await profiles.save(person.id, { ...profileData, name: cleanLine(profileData.name) })
      return profiles.find(person.id)
    },
  )

  app.post(
    '/api/subscribing',
    {
      schema: {
        body: subscribingSchema,
        response: answers(okSchema),
        summary: 'Whether to get what is mailed to a whole team',
      },
    },
    async (request, reply) => {
      const person = await signedIn(request, reply)
      if (person === null) return reply
      await profiles.subscribe(person.id, request.body.subscribed)
      return { ok: true as const }
    },
  )

  app.post(
    '/api/action-reminders',
    {
      schema: {
        body: remindingSchema,
        response: answers(okSchema),
        summary: 'Whether to be reminded of what one is to do by tomorrow',
      },
    },
    async (request, reply) => {
      const person = await signedIn(request, reply)
      if (person === null) return reply
      await profiles.remind(person.id, request.body.reminded)
      return { ok: true as const }
    },
  )

  app.post(
    '/api/auth/change-password',
    {
      schema: { body: changePasswordSchema, response: answers(okSchema), summary: 'Sets another password' },
    },
    async (request, reply) => {
      if (!(await take(request, reply))) return reply
      const changed = await accounts.changePassword(request.headers, request.body)
      if (changed === null) return refuse(reply, 'sign-in-required')
      if (!changed.ok) return reply.code(changed.status).send({ code: changed.code })
      for (const cookie of changed.cookies) reply.header('set-cookie', cookie)
      return { ok: true as const }
    },
  )

  app.get(
    '/api/user-profile/deletion',
    {
      schema: { response: answers(accountDeletionSchema), summary: 'What deleting the account takes along' },
    },
    async (request, reply) => {
      const person = await signedIn(request, reply)
      if (person === null) return reply
      return previewDeletion(person.id, options)
    },
  )

  app.delete(
    '/api/user-profile',
    { schema: { body: deleteAccountSchema, response: answers(okSchema), summary: 'Deletes the account' } },
    async (request, reply) => {
      if (!(await take(request, reply))) return reply
      const person = await signedIn(request, reply)
      if (person === null) return reply
      const outcome = await deleteAccount(person, request.body, request.headers, options)
      if (outcome === 'not-confirmed') return reply.code(400).send({ code: 'INVALID_PASSWORD' })
      if (outcome !== 'deleted') return refuse(reply, outcome)
      for (const cookie of await accounts.signOut(request.headers)) reply.header('set-cookie', cookie)
      cookies.setGuest(reply)
      return { ok: true as const }
    },
  )
}

function refuse(reply: FastifyReply, code: RefusalCode): FastifyReply {
  return reply.code(HTTP_STATUS[code]).send({ code })
}
