import { ADDRESS_MAX } from '@retropulse/domain/board/limits'
import { isStorableLine } from '@retropulse/domain/kernel/text'
import { z } from 'zod'
import { nameSchema } from './board-room.ts'
import { emailPreferencesSchema } from './email-preferences.ts'
import { orgIdSchema, userIdSchema } from './ids.ts'

/** GET /uid: the id of the guest, also set as a cookie, or of the signed-in user (AUTH-19). */
export const uidSchema = z.object({ uid: z.string() })

/** GET /profile, and the signed-in user in GET /status. */
export const profileSchema = z.object({
  sub: z.string(),
  name: z.string(),
  /** The first word of the name, as `given_name`; the rest is the `family_name`, which may be empty (PROFILE-5). */
  nickname: z.string(),
  given_name: z.string(),
  family_name: z.string(),
  email: z.string(),
  picture: z.string().nullable(),
})
export type Profile = z.infer<typeof profileSchema>

/** Services that users may sign in with once their client ids are set (AUTH-15). */
export const SOCIAL_IDS = ['google', 'microsoft', 'github'] as const
export type SocialId = (typeof SOCIAL_IDS)[number]

/** POST /api/auth/sign-in/social, and the address to which the page goes then. */
export const socialSignInSchema = z.strictObject({
  provider: z.enum(SOCIAL_IDS),
  returnTo: z.string().max(2000).optional(),
})
export const socialUrlSchema = z.object({ url: z.string() })

/**
 * The configuration of the page, the same for every caller. Keys of services that the server calls, such as those for
 * GIFs, are not in it (REPORT-18).
 */
export const clientConfigSchema = z.object({
  /** The origin under which this installation is reached. */
  appEndpoint: z.string(),
  /** The publishable key of Stripe. */
  cardPaymentPublicKey: z.string().nullable(),
  /** Where the page reports its errors; null: nowhere (REPORT-1). */
  errorReportingDsn: z.string().nullable(),
  /** Whether the page counts Copy and Click (REPORT-14). */
  countsAnalytics: z.boolean(),
  flags: z.array(z.string()),
})
export type ClientConfig = z.infer<typeof clientConfigSchema>

/** GET /status: the signed-in user, and what this installation offers (AUTH-5). */
export const statusSchema = z.object({
  profile: profileSchema.nullable(),
  allowsOrgCreation: z.boolean(),
  /** Pages that the operator named, for the footer (SHELL-17). */
  links: z.object({
    website: z.string().optional(),
    legal: z.string().optional(),
    status: z.string().optional(),
  }),
  signInWith: z.array(z.enum(['password', 'magic-link', ...SOCIAL_IDS, 'sso'])),
  config: clientConfigSchema,
})
export type Status = z.infer<typeof statusSchema>

/** The answer to a call that returns no data. */
export const okSchema = z.object({ ok: z.literal(true) })

/** The answer to a call that hands over an email. */
export const mailedSchema = z.object({
  ok: z.literal(true),
  /** False: this server sends no email, and the message stays in its outbox (MAIL-17). */
  isMailed: z.boolean(),
})
export type Mailed = z.infer<typeof mailedSchema>

/** The token of a link sent by email. */
const token = z.string().min(1).max(200).refine(isStorableLine)
export const tokenSchema = z.strictObject({ token })
/**
 * POST /api/auth/magic-link/preview: the account that a link signs in to. `leavesGuest`: this browser did not ask for
 * the link, so what its guest wrote does not become the account's (AUTH-25).
 */
export const linkPreviewSchema = z.object({ email: z.string(), leavesGuest: z.boolean() })
export type LinkPreview = z.infer<typeof linkPreviewSchema>
/** POST /api/auth/reset-password; the sign-in library checks the password. */
export const resetPasswordSchema = z.strictObject({ token, password: z.string().min(1) })
/** POST /api/auth/sign-in/magic-link: `returnTo` is the path to which the link leads. */
export const magicLinkSchema = z.strictObject({
  email: z.string(),
  returnTo: z.string().max(2000).optional(),
})

/** The settings of a user for all their devices; `system` follows each device. */
const profileData = z.strictObject({
  name: nameSchema,
  /** The address of a picture, http or https (PROFILE-6); null: initials are shown. */
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

/** POST /api/subscribing: whether the user receives emails to a whole team (PROFILE-8). */
export const subscribingSchema = z.strictObject({ subscribed: z.boolean() })

/** POST /api/action-reminders: whether the user is reminded of their action items (PROFILE-9). */
export const remindingSchema = z.strictObject({ reminded: z.boolean() })

/** GET /api/user-profile, and the answer to POST. */
export const userProfileSchema = z.object({
  profileData: z.object({
    name: z.string(),
    picture: z.string().nullable(),
    theme: profileData.shape.theme,
    language: profileData.shape.language,
  }),
  /** Whether the user receives any kind of email to a whole team (PROFILE-8). */
  subscribed: z.boolean(),
  /** Whether the user is reminded of their action items (PROFILE-9). */
  reminded: z.boolean(),
  /** Whether the user wants each kind of email (PROFILE-16). */
  emails: emailPreferencesSchema,
  /** Whether the user has a password. */
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
  /** Boards without a team, which go to the trash with the account; those in the trash are counted (PROFILE-10). */
  personalBoardsCount: z.number(),
})
export type AccountDeletion = z.infer<typeof accountDeletionSchema>

/** The next primary owner of each organisation, by the organisation's id (PROFILE-12). */
const heirs = z.record(orgIdSchema, userIdSchema).optional()

/**
 * DELETE /api/user-profile: a person with a password confirms with it, a person without one with their email address.
 */
export const deleteAccountSchema = z.union([
  z.strictObject({ password: z.string().min(1), heirs }),
  z.strictObject({ email: z.string(), heirs }),
])
export type DeleteAccount = z.infer<typeof deleteAccountSchema>
/** The request body as a page sends it, with unchecked ids. */
export type DeleteAccountRequest = z.input<typeof deleteAccountSchema>

/** The answer to a refused or failed HTTP call. `fields` names what is wrong with which field (ERROR-15). */
export const problemSchema = z.object({
  code: z.string(),
  fields: z.record(z.string(), z.string()).optional(),
})

/** Characters of a password, as Better Auth takes them. */
export const PASSWORD_MIN = 8
export const PASSWORD_MAX = 128
