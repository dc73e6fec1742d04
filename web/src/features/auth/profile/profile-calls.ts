import type {
  AccountDeletion,
  DeleteAccountRequest,
  ProfileData,
  UserProfile,
} from '@retropulse/contract/accounts'
import type { EmailKind } from '@retropulse/contract/email-kinds'
import { queryOptions } from '@tanstack/react-query'
import { type Answer, deleteJson, getJson, postJson, valueOf } from '../../../lib/api.ts'

/** The profile of the signed-in user. */
export const userProfileQuery = queryOptions({
  queryKey: ['user-profile'],
  queryFn: ({ signal }) => valueOf(getJson<UserProfile>('/api/user-profile', signal)),
})

export function saveProfile(profileData: ProfileData): Promise<Answer<UserProfile>> {
  return postJson('/api/user-profile', { profileData })
}

/** Switches emails to a whole team on or off (PROFILE-8). */
export function subscribe(subscribed: boolean): Promise<Answer<unknown>> {
  return postJson('/api/subscribing', { subscribed })
}

/** Switches one kind of email on or off (PROFILE-16). */
export function wantEmail(kind: EmailKind, isWanted: boolean): Promise<Answer<unknown>> {
  return postJson('/api/email-preferences', { kind, isWanted })
}

/** Changes the password, which ends all other sessions (PROFILE-14). */
export function changePassword(currentPassword: string, newPassword: string): Promise<Answer<unknown>> {
  return postJson('/api/auth/change-password', { currentPassword, newPassword })
}

/** Ends all sessions of the user, this one too (AUTH-4). */
export function signOutEverywhere(): Promise<Answer<unknown>> {
  return postJson('/api/auth/sign-out-everywhere')
}

/** What goes with the account (PROFILE-10). Never cached: people join and leave while the page is open. */
export const deletionQuery = queryOptions({
  queryKey: ['user-profile', 'deletion'],
  queryFn: ({ signal }) => valueOf(getJson<AccountDeletion>('/api/user-profile/deletion', signal)),
  gcTime: 0,
  staleTime: 0,
  throwOnError: false,
})

/** Deletes the account (PROFILE-11). */
export function deleteAccount(confirmation: DeleteAccountRequest): Promise<Answer<unknown>> {
  return deleteJson('/api/user-profile', confirmation)
}
