import { ADDRESS_MAX } from '@retropulse/domain/board/limits'
import { isStorableLine } from '@retropulse/domain/kernel/text'
import { z } from 'zod'
import { nameSchema } from './board-room.ts'
import { orgIdSchema, userIdSchema } from './ids.ts'

/** GET /uid: the id of somebody not signed in, also set as a cookie (D1); the user's id when signed in. */
export const uidSchema = z.object({ uid: z.string() })

/** GET /profile, and who is signed in according to GET /status. */
export const profileSchema = z.object({
  sub: z.string(),
  name: z.string(),
  /** The first word of the name, as `given_name`; what follows is the family's, which may be empty (teams.md §3). */
  nickname: z.string(),
  given_name: z.string(),
  family_name: z.string(),
  email: z.string(),
  picture: z.string().nullable(),
})
export type Profile = z.infer<typeof profileSchema>

/** Services that people may sign in with once the installation is known there (D2). */
export const SOCIAL_IDS = ['google', 'microsoft', 'github'] as const
export type SocialId = (typeof SOCIAL_IDS)[number]

/** POST /api/auth/sign-in/social, and where the page goes then. */
export const socialSignInSchema = z.strictObject({
  provider: z.enum(SOCIAL_IDS),
  returnTo: z.string().max(2000).optional(),
})
export const socialUrlSchema = z.object({ url: z.string() })

/** GET /status: whether somebody is signed in, and what this installation offers. */
export const statusSchema = z.object({
  profile: profileSchema.nullable(),
  allowsOrgCreation: z.boolean(),
  /** Pages of whoever runs the installation, for the footer (board.md §2). */
  links: z.object({
    website: z.string().optional(),
    legal: z.string().optional(),
    status: z.string().optional(),
  }),
  signInWith: z.array(z.enum(['password', 'magic-link', ...SOCIAL_IDS])),
})
export type Status = z.infer<typeof statusSchema>

/** The answer to something that was done and has nothing to tell. */
export const okSchema = z.object({ ok: z.literal(true) })

/** The answer where something was written to be emailed. */
export const mailedSchema = z.object({
  ok: z.literal(true),
  /** False: this server sends no email, and the message stays in its outbox (D38). */
  isMailed: z.boolean(),
})
export type Mailed = z.infer<typeof mailedSchema>

/** What a link by e-mail carries. */
const token = z.string().min(1).max(200).refine(isStorableLine)
export const tokenSchema = z.strictObject({ token })
/**
 * POST /api/auth/magic-link/preview: whom a link signs in. `leavesGuest`: this browser did not ask for the link, so what
 * its guest wrote does not become the account's (D1).
 */
export const linkPreviewSchema = z.object({ email: z.string(), leavesGuest: z.boolean() })
export type LinkPreview = z.infer<typeof linkPreviewSchema>
/** POST /api/auth/reset-password; what is wrong with a password is said by the sign-in library. */
export const resetPasswordSchema = z.strictObject({ token, password: z.string().min(1) })
/** POST /api/auth/sign-in/magic-link: `returnTo` is where the link leads. */
export const magicLinkSchema = z.strictObject({
  email: z.string(),
  returnTo: z.string().max(2000).optional(),
})

/** What somebody chose for all their devices; `system` is as each device says. */
const profileData = z.strictObject({
  name: nameSchema,
  /** An address of a picture, http or https (teams.md §5); null: their initials. */
  picture: z
    .url({ protocol: /^https?$/ })
    .max(ADDRESS_MAX)
    .refine(isStorableLine)
    .nullable(),
  theme: z.enum(['system', 'light', 'dark']),
  language: z.enum(['system', 'en']),
})
export type ProfileData = z.infer<typeof profileData>

/** POST /api/user-profile. */
export const saveProfileSchema = z.strictObject({ profileData })

/** POST /api/subscribing: whether to get what is mailed to a whole team (D16). */
export const subscribingSchema = z.strictObject({ subscribed: z.boolean() })

/** POST /api/action-reminders: whether to be reminded of one's actions the day before they are due. */
export const remindingSchema = z.strictObject({ reminded: z.boolean() })

/** GET /api/user-profile, and the answer to POST. */
export const userProfileSchema = z.object({
  profileData: z.object({
    name: z.string(),
    picture: z.string().nullable(),
    theme: profileData.shape.theme,
    language: profileData.shape.language,
  }),
  /** Whether they want what is mailed to a whole team (D16). */
  subscribed: z.boolean(),
  /** Whether they are reminded of their actions the day before. */
  reminded: z.boolean(),
  /** Whether they can sign in with a password. */
  hasPassword: z.boolean(),
})
export type UserProfile = z.infer<typeof userProfileSchema>

/** POST /api/auth/change-password; all other sessions end. */
export const changePasswordSchema = z.strictObject({
  currentPassword: z.string().min(1),
  newPassword: z.string().min(1),
})

/**
 * GET /api/user-profile/deletion: what goes with the account, so that the page can list it before anything is deleted.
 * Each list holds at most 200 entries.
 */
export const accountDeletionSchema = z.object({
  /** Organisations whose primary owner this person is. */
  organisations: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      /** Teams that are not in the trash. */
      teams: z.array(z.object({ id: z.string(), name: z.string() })),
      /** The people who could own it instead, owners and admins first; empty: it goes to the trash with the account. */
      heirs: z.array(z.object({ id: z.string(), name: z.string(), email: z.string() })),
    }),
  ),
  /** Names of teams in other organisations that the person leaves. */
  teams: z.array(z.string()),
})
export type AccountDeletion = z.infer<typeof accountDeletionSchema>

/** The primary owner of each organisation from now on, by the organisation's id. */
const heirs = z.record(orgIdSchema, userIdSchema).optional()

/** DELETE /api/user-profile: a person with a password confirms with it, a person without one with their email address. */
export const deleteAccountSchema = z.union([
  z.strictObject({ password: z.string().min(1), heirs }),
  z.strictObject({ email: z.string(), heirs }),
])
export type DeleteAccount = z.infer<typeof deleteAccountSchema>
/** The same as a page sends it, ids not yet checked. */
export type DeleteAccountRequest = z.input<typeof deleteAccountSchema>

/** The answer to anything that went wrong over HTTP. `fields` says what is wrong beside which field. */
export const problemSchema = z.object({
  code: z.string(),
  fields: z.record(z.string(), z.string()).optional(),
})

/** Characters of a password, as Better Auth takes them. */
export const PASSWORD_MIN = 8
export const PASSWORD_MAX = 128
