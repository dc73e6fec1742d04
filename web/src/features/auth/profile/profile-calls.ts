import type {
  AccountDeletion,
  DeleteAccountRequest,
  ProfileData,
  UserProfile,
} from '@retropulse/contract/accounts'
import { queryOptions } from '@tanstack/react-query'
import { type Answer, deleteJson, getJson, postJson, valueOf } from '../../../lib/api.ts'

/** What the person says about themselves. */
export const userProfileQuery = queryOptions({
  queryKey: ['user-profile'],
  queryFn: ({ signal }) => valueOf(getJson<UserProfile>('/api/user-profile', signal)),
})

export function saveProfile(profileData: ProfileData): Promise<Answer<UserProfile>> {
  return postJson('/api/user-profile', { profileData })
}

/** Whether to get what is mailed to a whole team. */
export function subscribe(subscribed: boolean): Promise<Answer<unknown>> {
  return postJson('/api/subscribing', { subscribed })
}

/** Whether to be reminded of one's actions. */
export function remind(reminded: boolean): Promise<Answer<unknown>> {
  return postJson('/api/action-reminders', { reminded })
}

/** All other devices are signed out. */
export function changePassword(currentPassword: string, newPassword: string): Promise<Answer<unknown>> {
  return postJson('/api/auth/change-password', { currentPassword, newPassword })
}

/** On this device too. */
export function signOutEverywhere(): Promise<Answer<unknown>> {
  return postJson('/api/auth/sign-out-everywhere')
}

/** What deleting the account takes along. Never cached: people join and leave while the page stands open. */
export const deletionQuery = queryOptions({
  queryKey: ['user-profile', 'deletion'],
  queryFn: ({ signal }) => valueOf(getJson<AccountDeletion>('/api/user-profile/deletion', signal)),
  gcTime: 0,
  staleTime: 0,
  throwOnError: false,
})

/** Erases the account (D9). */
export function deleteAccount(confirmation: DeleteAccountRequest): Promise<Answer<unknown>> {
  return deleteJson('/api/user-profile', confirmation)
}
