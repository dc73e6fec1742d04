import { expect, test } from 'vitest'
import {
  EMAIL_MAX,
  INVITE_DAYS,
  INVITES_A_NETWORK_AN_HOUR,
  INVITES_A_PERSON_AN_HOUR,
  INVITES_AN_HOUR,
  INVITES_MAX,
  ORG_FORMATS_MAX,
  ORGS_A_PERSON_MAX,
  TEAM_RENAME_MAX,
} from './limits.ts'

// Rules: INVITE-10, INVITE-24, INVITE-25, INVITE-26, INVITE-27
test('invitations have these limits', () => {
  expect({
    INVITES_MAX,
    INVITES_AN_HOUR,
    INVITES_A_PERSON_AN_HOUR,
    INVITES_A_NETWORK_AN_HOUR,
    INVITE_DAYS,
  }).toEqual({
    INVITES_MAX: 50,
    INVITES_AN_HOUR: 200,
    INVITES_A_PERSON_AN_HOUR: 100,
    INVITES_A_NETWORK_AN_HOUR: 500,
    INVITE_DAYS: 14,
  })
})

// Rules: TEAM-8, AUTH-8, INVITE-29, CREATE-36
test('names, addresses, organisations and their formats have these limits', () => {
  expect({ TEAM_RENAME_MAX, EMAIL_MAX, ORGS_A_PERSON_MAX, ORG_FORMATS_MAX }).toEqual({
    TEAM_RENAME_MAX: 100,
    EMAIL_MAX: 254,
    ORGS_A_PERSON_MAX: 10,
    ORG_FORMATS_MAX: 100,
  })
})
