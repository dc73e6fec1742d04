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
  signInWith: z.array(z.enum(['password'])),
})
export type Status = z.infer<typeof statusSchema>

/** The answer to anything that went wrong over HTTP. `fields` says what is wrong beside which field. */
export const problemSchema = z.object({
  code: z.string(),
  fields: z.record(z.string(), z.string()).optional(),
})

/** Characters of a password, as Better Auth takes them. */
export const PASSWORD_MIN = 8
export const PASSWORD_MAX = 128
