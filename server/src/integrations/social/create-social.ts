import type { SocialProvider } from '../../features/auth/ports.ts'
import type { Log } from '../../platform/log/log.ts'
import { createGitHub } from './github.ts'
import { createGoogle } from './google.ts'
import { createMicrosoft } from './microsoft.ts'
import type { ProviderFetch, SocialApp } from './provider-calls.ts'

/** The settings of the server about sign-in services. */
export interface SocialSettings {
  readonly google: SocialApp | undefined
  readonly microsoft: (SocialApp & { readonly tenant: string }) | undefined
  readonly github: SocialApp | undefined
}

/** The sign-in services that the operator configured (AUTH-15). `fetch` is Node's own unless a test fakes them. */
export function createSocial(
  { google, microsoft, github }: SocialSettings,
  log: Log,
  fetch?: ProviderFetch,
): readonly SocialProvider[] {
  const dependencies = { log, fetch }
  return [
    ...(google === undefined ? [] : [createGoogle(google, dependencies)]),
    ...(microsoft === undefined ? [] : [createMicrosoft(microsoft, dependencies)]),
    ...(github === undefined ? [] : [createGitHub(github, dependencies)]),
  ]
}
