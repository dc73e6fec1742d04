import { z } from 'zod'

/** GET /uid: the id of somebody not signed in, also set as a cookie (D1); the user's id when signed in. */
export const uidSchema = z.object({ uid: z.string() })

/** GET /profile, and who is signed in according to GET /status. */
export const profileSchema = z.object({
  sub: z.string(),
  name: z.string(),
  email: z.string(),
  picture: z.string().nullable(),
})
export type Profile = z.infer<typeof profileSchema>

/** GET /status: whether somebody is signed in, and what this installation offers. */
export const statusSchema = z.object({
  profile: profileSchema.nullable(),
  allowsOrgCreation: z.boolean(),
  signInWith: z.array(z.enum(['password', 'magic-link'])),
})
export type Status = z.infer<typeof statusSchema>

/** The answer to something that was done and has nothing to tell. */
export const okSchema = z.object({ ok: z.literal(true) })

/** What a link by e-mail carries. */
const token = z.string().min(1).max(200)
export const tokenSchema = z.strictObject({ token })
/** POST /api/auth/reset-password; what is wrong with a password is said by the sign-in library. */
export const resetPasswordSchema = z.strictObject({ token, password: z.string().min(1) })
/** POST /api/auth/sign-in/magic-link: `returnTo` is where the link leads. */
export const magicLinkSchema = z.strictObject({
  email: z.string(),
  returnTo: z.string().max(2000).optional(),
})

/** The answer to anything that went wrong over HTTP. `fields` says what is wrong beside which field. */
export const problemSchema = z.object({
  code: z.string(),
  fields: z.record(z.string(), z.string()).optional(),
})

/** Characters of a password, as Better Auth takes them. */
export const PASSWORD_MIN = 8
export const PASSWORD_MAX = 128
