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
    [entry('org-created', { to: 'Acme' }), 'Nora founded Acme'],
    [
      entry('org-renamed', { from: 'Acme', to: 'Apex' }),
      'Nora renamed the organisation from “Acme” to “Apex”',
    ],
    [
      entry('org-anonymity-floor-changed', { from: '3', to: '5' }),
      'Nora changed the anonymity floor from 3 to 5 answers',
    ],
    [entry('org-suggestions-switched', { to: 'on' }), 'Nora switched suggestions on boards on'],
    [
      entry('plan-changed', { from: 'free', to: 'level2:3' }),
      'The plan changed from Free to Business for 9 teams',
    ],
    [entry('plan-changed', { from: 'level1', to: 'free' }), 'The plan changed from Team to Free'],
    [entry('org-invited', { to: 'tom@example.com' }), 'Nora invited tom@example.com'],
    [
      entry('org-invite-cancelled', { from: 'tom@example.com' }),
      'Nora cancelled the invite of tom@example.com',
    ],
    [
      entry('org-joined', { from: 'nora@example.com', to: 'admin' }),
      'Nora joined as org admin, by the invite sent to nora@example.com',
    ],
    [entry('org-role-changed', { member: TOM, from: 'admin', to: 'owner' }), 'Nora made Tom owner'],
    [entry('org-role-changed', { member: TOM, from: 'owner', to: 'admin' }), 'Nora made Tom org admin'],
    [entry('org-member-removed', { member: TOM, from: 'admin' }), 'Nora removed Tom'],
    [entry('org-handed-over', { member: TOM }), 'Nora made Tom the primary owner'],
    [entry('api-key-made', { to: 'x7f2' }), 'Nora made the API key ending in x7f2'],
    [entry('api-key-revoked', { from: 'x7f2' }), 'Nora revoked the API key ending in x7f2'],
    [entry('connection-made', { to: 'Alerts' }), 'Nora connected “Alerts”'],
    [entry('connection-changed', { to: 'Alerts' }), 'Nora changed the connection “Alerts”'],
    [entry('connection-removed', { from: 'Alerts' }), 'Nora disconnected “Alerts”'],
    [entry('agent-connected', { to: 'Desk' }), 'Nora let the agent “Desk” in'],
    [entry('agent-disconnected', { from: 'Desk' }), 'Nora disconnected the agent “Desk”'],
    [entry('data-exported'), 'Nora downloaded the figures'],
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
    [entry('pulse-model-made', { to: 'Mood' }), 'Nora made the pulse survey “Mood”'],
    [entry('pulse-model-changed', { to: 'Mood' }), 'Nora changed the pulse survey “Mood”'],
    [entry('pulse-model-changed', { from: 'Mood', to: 'Health' }), 'Nora changed the pulse survey “Health”'],
    [entry('pulse-model-enabled', { to: 'Mood' }), 'Nora opened the pulse survey “Mood” to all teams'],
    [entry('pulse-model-disabled', { to: 'Mood' }), 'Nora closed the pulse survey “Mood” to the teams'],
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
      'Nora made new retros of Booking anonymous',
    ],
    [
      entry('team-anonymity-changed', { team: BOOKING, to: 'off' }),
      'Nora made new retros of Booking show who wrote what',
    ],
    [entry('team-archived', { team: BOOKING }), 'Nora archived Booking'],
    [entry('team-reopened', { team: BOOKING }), 'Nora took Booking back into use'],
    [entry('team-deleted', { team: BOOKING }), 'Nora deleted Booking'],
    [entry('team-restored', { team: BOOKING }), 'Nora restored Booking'],
    [entry('team-link-switched', { team: BOOKING, to: 'on' }), 'Nora switched the invite link of Booking on'],
    [
      entry('team-link-switched', { team: BOOKING, to: 'off' }),
      'Nora switched the invite link of Booking off',
    ],
    [entry('team-joined', { team: BOOKING }), 'Nora joined Booking'],
    [entry('team-left', { team: BOOKING }), 'Nora left Booking'],
    [
      entry('team-role-changed', { team: BOOKING, member: TOM, from: 'member', to: 'admin' }),
      'Nora made Tom admin in Booking',
    ],
    [
      entry('team-role-changed', { team: BOOKING, member: TOM, from: 'admin', to: 'member' }),
      'Nora made Tom member in Booking',
    ],
    [entry('team-member-removed', { team: BOOKING, member: TOM }), 'Nora removed Tom from Booking'],
    [
      entry('board-deleted', { team: BOOKING, from: 'Sprint 12' }),
      'Nora deleted the retro “Sprint 12” of Booking',
    ],
    [
      entry('board-restored', { team: BOOKING, to: 'Sprint 12' }),
      'Nora restored the retro “Sprint 12” of Booking',
    ],
    [
      entry('survey-deleted', { team: BOOKING, from: 'March' }),
      'Nora deleted the pulse survey “March” of Booking',
    ],
    [
      entry('survey-restored', { team: BOOKING, to: 'March' }),
      'Nora restored the pulse survey “March” of Booking',
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
