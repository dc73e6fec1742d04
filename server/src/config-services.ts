import { z } from 'zod'

/** Services outside that the operator connects by credentials of this installation. */
export interface ServicesConfig {
  /** The Slack app that teams connect; undefined: Slack is not offered (SLACK-3). */
  readonly slack: (ServiceApp & { readonly signingSecret: string | undefined }) | undefined
  /** Services that users may sign in with (AUTH-15); undefined: not offered. */
  readonly social: {
    readonly google: ServiceApp | undefined
    /** `tenant`: the one directory whose users may sign in and whose addresses are believed (AUTH-18), or `common`. */
    readonly microsoft: (ServiceApp & { readonly tenant: string }) | undefined
    readonly github: ServiceApp | undefined
  }
  /** The endpoint of a language model (BOT-13); undefined: the built-in catalogue writes. */
  readonly model:
    | { readonly url: string; readonly key: string | undefined; readonly model: string }
    | undefined
  /** The service that GIFs are searched at (GIF-27, GIF-29); undefined: the built-in pack is searched (GIF-24). */
  readonly gifService: { readonly provider: 'klipy' | 'giphy'; readonly key: string } | undefined
  /** The service that pictures are searched at (BG-21, BG-22); undefined: the built-in backgrounds are (BG-18). */
  readonly photoService:
    | { readonly provider: 'unsplash'; readonly accessKey: string }
    | { readonly provider: 'openverse' }
    | undefined
}

/** The credentials of this installation at a service. */
export interface ServiceApp {
  readonly clientId: string
  readonly clientSecret: string
}

const SERVICES = ['Slack', 'Google', 'Microsoft', 'GitHub']

/** The variables of services outside. */
export const servicesVariables = {
  SLACK_CLIENT_ID: z.string().optional(),
  SLACK_CLIENT_SECRET: z.string().optional(),
  SLACK_SIGNING_SECRET: z.string().optional(),
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_CLIENT_SECRET: z.string().optional(),
  MICROSOFT_CLIENT_ID: z.string().optional(),
  MICROSOFT_CLIENT_SECRET: z.string().optional(),
  MICROSOFT_TENANT_ID: z
    .string()
    .regex(/^(common|[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12})$/i, {
      error: ({ input }) =>
        'MICROSOFT_TENANT_ID has to be common or an id like 11111111-2222-3333-4444-555555555555, ' +
        `but is "${String(input)}".`,
    })
    .toLowerCase()
    .default('common'),
  GITHUB_CLIENT_ID: z.string().optional(),
  GITHUB_CLIENT_SECRET: z.string().optional(),
  WRITER_URL: z
    .string()
    .refine((text) => ['http:', 'https:'].includes(URL.parse(text)?.protocol ?? ''), {
      error: ({ input }) =>
        `WRITER_URL has to be an address like http://localhost:11434/v1, but is "${String(input)}".`,
    })
    .optional(),
  WRITER_KEY: z.string().optional(),
  WRITER_MODEL: z.string().optional(),
  KLIPY_KEY: z.string().optional(),
  GIPHY_KEY: z.string().optional(),
  UNSPLASH_ACCESS_KEY: z.string().optional(),
  OPENVERSE: z
    .enum(['true', 'false', '1', '0'], {
      error: ({ input }) => `OPENVERSE has to be true or false, but is "${String(input)}".`,
    })
    .default('false'),
}

/** What `servicesVariables` parse to. */
type ServicesEnvironment = z.infer<z.ZodObject<typeof servicesVariables>>

export function servicesConfigOf(env: ServicesEnvironment): ServicesConfig {
  const slack = appOf(env.SLACK_CLIENT_ID, env.SLACK_CLIENT_SECRET)
  const microsoft = appOf(env.MICROSOFT_CLIENT_ID, env.MICROSOFT_CLIENT_SECRET)
  return {
    slack: slack && { ...slack, signingSecret: env.SLACK_SIGNING_SECRET },
    social: {
      google: appOf(env.GOOGLE_CLIENT_ID, env.GOOGLE_CLIENT_SECRET),
      microsoft: microsoft && { ...microsoft, tenant: env.MICROSOFT_TENANT_ID },
      github: appOf(env.GITHUB_CLIENT_ID, env.GITHUB_CLIENT_SECRET),
    },
    model:
      env.WRITER_URL === undefined || env.WRITER_MODEL === undefined
        ? undefined
        : { url: env.WRITER_URL, key: env.WRITER_KEY, model: env.WRITER_MODEL },
    gifService: gifServiceOf(env),
    photoService: photoServiceOf(env),
  }
}

/** KLIPY where both services have a key (GIF-29). */
function gifServiceOf({ KLIPY_KEY, GIPHY_KEY }: ServicesEnvironment): ServicesConfig['gifService'] {
  if (KLIPY_KEY !== undefined) return { provider: 'klipy', key: KLIPY_KEY }
  return GIPHY_KEY === undefined ? undefined : { provider: 'giphy', key: GIPHY_KEY }
}

/** Unsplash where it has a key, whatever is said of Openverse (BG-22). */
function photoServiceOf(env: ServicesEnvironment): ServicesConfig['photoService'] {
  if (env.UNSPLASH_ACCESS_KEY !== undefined)
    return { provider: 'unsplash', accessKey: env.UNSPLASH_ACCESS_KEY }
  return ['true', '1'].includes(env.OPENVERSE) ? { provider: 'openverse' } : undefined
}

/** Error messages for an endpoint without a model, or a model without an endpoint. */
export function halvesOfWriter(set: NodeJS.ProcessEnv): string[] {
  const names = ['WRITER_URL', 'WRITER_MODEL']
  const missing = names.filter((name) => set[name] === undefined)
  return missing.length === 1
    ? [`${missing.join()} is missing: the bots ask a model by its address and its name.`]
    : []
}

/** Error messages for apps with an id but no secret, or a secret but no id. */
export function halvesOfApps(set: NodeJS.ProcessEnv): string[] {
  return SERVICES.flatMap((service) => {
    const prefix = service.toUpperCase()
    const missing = [`${prefix}_CLIENT_ID`, `${prefix}_CLIENT_SECRET`].filter(
      (name) => set[name] === undefined,
    )
    return missing.length === 1
      ? [`${missing.join()} is missing: ${service} gives an app both an id and a secret.`]
      : []
  })
}

function appOf(clientId: string | undefined, clientSecret: string | undefined): ServiceApp | undefined {
  return clientId === undefined || clientSecret === undefined ? undefined : { clientId, clientSecret }
}
