import { describe, expect, test } from 'vitest'
import { type ActivityEntry, sentenceOf } from './activity-sentence.ts'

const NORA = { id: 'nora', name: 'Nora' }
const TOM = { id: 'tom', name: 'Tom' }
const BOOKING = { id: 't', name: 'Booking' }

function entry(kind: ActivityEntry['kind'], rest: Partial<ActivityEntry> = {}): ActivityEntry {
  return { id: 1, at: 0, kind, actor: NORA, member: null, team: null, from: null, to: null, ...rest }
}

describe('AUDIT-2: entries of the activity log read as sentences', () => {
  const sentences: readonly (readonly [ActivityEntry, string])[] = [
    [entry('org-created', { to: 'Acme' }), 'Nora created Acme'],
    [
      entry('org-renamed', { from: 'Acme', to: 'Apex' }),
      'Nora renamed the organisation from “Acme” to “Apex”',
    ],
    [
      entry('org-anonymity-floor-changed', { from: '3', to: '5' }),
      'Nora changed the answers needed for anonymous results from 3 to 5',
    ],
    [entry('org-suggestions-switched', { to: 'on' }), 'Nora turned suggestions in retros on'],
    [
      entry('plan-changed', { from: 'free', to: 'level2:3' }),
      'The plan changed from Free to Business for 9 teams',
    ],
    [entry('plan-changed', { from: 'level1', to: 'free' }), 'The plan changed from Team to Free'],
    [entry('org-invited', { to: 'tom@example.com' }), 'Nora invited tom@example.com'],
    [
      entry('org-invite-cancelled', { from: 'tom@example.com' }),
      'Nora cancelled the invite to tom@example.com',
    ],
    [
      entry('org-joined', { from: 'nora@example.com', to: 'admin' }),
      'Nora joined as org admin, with the invite sent to nora@example.com',
    ],
    [
      entry('org-role-changed', { member: TOM, from: 'admin', to: 'owner' }),
      'Nora changed Tom’s role to org owner',
    ],
    [
      entry('org-role-changed', { member: TOM, from: 'owner', to: 'admin' }),
      'Nora changed Tom’s role to org admin',
    ],
    [entry('org-member-removed', { member: TOM, from: 'admin' }), 'Nora removed Tom'],
    [entry('org-handed-over', { member: TOM }), 'Nora made Tom the primary owner'],
    [entry('api-key-made', { to: 'x7f2' }), 'Nora created the API key ending in x7f2'],
    [entry('api-key-revoked', { from: 'x7f2' }), 'Nora revoked the API key ending in x7f2'],
    [entry('connection-made', { to: 'Alerts' }), 'Nora connected “Alerts”'],
    [entry('connection-changed', { to: 'Alerts' }), 'Nora changed the integration “Alerts”'],
    [entry('connection-removed', { from: 'Alerts' }), 'Nora disconnected “Alerts”'],
    [entry('agent-connected', { to: 'Desk' }), 'Nora connected the agent “Desk”'],
    [entry('agent-disconnected', { from: 'Desk' }), 'Nora disconnected the agent “Desk”'],
    [entry('data-exported'), 'Nora downloaded the table of retros'],
    [entry('data-exported', { to: 'everything' }), 'Nora downloaded everything'],
    [entry('org-deleted', { to: 'Acme' }), 'Nora deleted the organisation'],
    [entry('org-restored'), 'Nora restored the organisation'],
    [entry('sso-added', { to: 'acme.example' }), 'Nora added single sign-on for acme.example'],
    [
      entry('sso-changed', { from: 'acme.example', to: 'apex.example' }),
      'Nora changed single sign-on from “acme.example” to “apex.example”',
    ],
    [entry('sso-changed', { to: 'acme.example' }), 'Nora confirmed acme.example for single sign-on'],
    [entry('sso-removed', { from: 'acme.example' }), 'Nora removed single sign-on for acme.example'],
    [entry('pulse-model-made', { to: 'Mood' }), 'Nora created the pulse survey “Mood”'],
    [entry('pulse-model-changed', { to: 'Mood' }), 'Nora changed the pulse survey “Mood”'],
    [entry('pulse-model-changed', { from: 'Mood', to: 'Health' }), 'Nora changed the pulse survey “Health”'],
    [entry('pulse-model-enabled', { to: 'Mood' }), 'Nora enabled the pulse survey “Mood” for all teams'],
    [entry('pulse-model-disabled', { to: 'Mood' }), 'Nora disabled the pulse survey “Mood”'],
    [entry('pulse-model-deleted', { from: 'Mood' }), 'Nora deleted the pulse survey “Mood”'],
    [entry('pulse-model-restored', { to: 'Mood' }), 'Nora restored the pulse survey “Mood”'],
    [entry('team-created', { team: BOOKING, to: 'Booking' }), 'Nora created the team Booking'],
    [
      entry('team-renamed', { team: BOOKING, from: 'Sales', to: 'Booking' }),
      'Nora renamed the team “Sales” to “Booking”',
    ],
    [entry('team-visibility-changed', { team: BOOKING, to: 'private' }), 'Nora made Booking private'],
    [entry('team-visibility-changed', { team: BOOKING, to: 'public' }), 'Nora made Booking public'],
    [
      entry('team-anonymity-changed', { team: BOOKING, to: 'on' }),
      'Nora made new retros in Booking anonymous',
    ],
    [
      entry('team-anonymity-changed', { team: BOOKING, to: 'off' }),
      'Nora made new retros in Booking show authors',
    ],
    [entry('team-archived', { team: BOOKING }), 'Nora archived Booking'],
    [entry('team-reopened', { team: BOOKING }), 'Nora restored Booking from the archive'],
    [entry('team-deleted', { team: BOOKING }), 'Nora deleted Booking'],
    [entry('team-restored', { team: BOOKING }), 'Nora restored Booking'],
    [entry('team-link-switched', { team: BOOKING, to: 'on' }), 'Nora turned on the invite link of Booking'],
    [entry('team-link-switched', { team: BOOKING, to: 'off' }), 'Nora turned off the invite link of Booking'],
    [entry('team-joined', { team: BOOKING }), 'Nora joined Booking'],
    [entry('team-left', { team: BOOKING }), 'Nora left Booking'],
    [
      entry('team-role-changed', { team: BOOKING, member: TOM, from: 'member', to: 'admin' }),
      'Nora changed Tom’s role in Booking to team admin',
    ],
    [
      entry('team-role-changed', { team: BOOKING, member: TOM, from: 'admin', to: 'member' }),
      'Nora changed Tom’s role in Booking to member',
    ],
    [entry('team-member-removed', { team: BOOKING, member: TOM }), 'Nora removed Tom from Booking'],
    [
      entry('board-deleted', { team: BOOKING, from: 'Sprint 12' }),
      'Nora deleted the retro “Sprint 12” in Booking',
    ],
    [
      entry('board-restored', { team: BOOKING, to: 'Sprint 12' }),
      'Nora restored the retro “Sprint 12” in Booking',
    ],
    [
      entry('survey-deleted', { team: BOOKING, from: 'March' }),
      'Nora deleted the pulse survey “March” in Booking',
    ],
    [
      entry('survey-restored', { team: BOOKING, to: 'March' }),
      'Nora restored the pulse survey “March” in Booking',
    ],
  ]

  test.each(sentences)('AUDIT-2: $kind', (happened, sentence) => {
    expect(sentenceOf(happened)).toBe(sentence)
  })
})

test('AUDIT-3: people whose account is deleted are not named', () => {
  const gone = { id: 'x', name: null }
  expect(sentenceOf(entry('team-joined', { actor: gone, team: BOOKING }))).toBe(
    'A former member joined Booking',
  )
  expect(sentenceOf(entry('org-member-removed', { actor: gone, member: gone }))).toBe(
    'A former member left the organisation',
  )
})

test('AUDIT-2: no name turns the direction of the words behind it', () => {
  const actor = { id: 'eve', name: 'Eve\u202e' }
  const team = { id: 't', name: '\u2067Booking' }
  expect(sentenceOf(entry('team-deleted', { actor, team }))).toBe('Eve deleted Booking')
  expect(sentenceOf(entry('connection-made', { actor, to: 'Alerts\u202e' }))).toBe('Eve connected “Alerts”')
})
