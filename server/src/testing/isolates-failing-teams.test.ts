import { asId, type BoardId, type OrgId, type PersonId, type TeamId } from '@retropulse/domain/kernel/ids'
import { expect, onTestFinished, test, vi } from 'vitest'
import { DAY_MS } from '@retropulse/domain/kernel/durations'
import {
  type AccessRevocationOptions,
  createAccessRevocation,
} from '../features/board/live/access-revocation.ts'
import {
  remindAssignees,
  type RemindAssigneesPorts,
} from '../features/action-items/commands/remind-assignees.ts'
import { warnOfArchive, type WarnOfArchivePorts } from '../features/billing/commands/warn-of-archive.ts'
import { purgeBoards, type PurgeBoardsPorts } from '../features/board/commands/purge-boards.ts'
import { purgeOrgs } from '../features/orgs/commands/purge-orgs.ts'
import { purgeTeams, type PurgeTeamsPorts } from '../features/orgs/commands/purge-teams.ts'
import { remindParticipants, type SurveyMailPorts } from '../features/pulse/commands/mail-participants.ts'
import { type DigestPorts, sendDigests } from '../features/slack/commands/send-digests.ts'

/* Jobs that work for many teams: one that fails keeps no other waiting, and is left for the next run. */
const [ONE, TWO, THREE] = ['team-1', 'team-2', 'team-3'].map((id) => asId<TeamId>(id)) as [
  TeamId,
  TeamId,
  TeamId,
]
const TEAMS = [ONE, TWO, THREE]

/** Rejects for the second team. */
const failing =
  <Answer>(answer: (teamId: TeamId) => Answer) =>
  (teamId: TeamId): Promise<Answer> =>
    teamId === TWO ? Promise.reject(new Error(`${teamId} fails`)) : Promise.resolve(answer(teamId))

function record() {
  const errors: unknown[] = []
  const done: string[] = []
  return { errors, done, onError: (error: unknown) => void errors.push(error) }
}

const FAILED = [new Error('team-2 fails')]
const yes = () => Promise.resolve(true)
const memberOf = (teamId: TeamId) => asId<PersonId>(`member of ${teamId}`)
const subscribersTo = (_: string, people: readonly PersonId[]) =>
  Promise.resolve(
    new Map(people.map((id) => [id, { address: id, unsubscribeAt: () => ({ label: '', link: '' }) }])),
  )

/** Mail to the member of each team, written down once it is sent. */
function mailPorts(done: string[]) {
  return {
    identities: { subscribersTo },
    takeMailQuota: yes,
    send: (to: string) => {
      done.push(to)
      return yes()
    },
    now: () => 0,
  }
}

const OTHERS = [ONE, THREE].map(memberOf)

test('PLAN-50: a team that cannot be warned keeps no other from it, and its retros are not announced', async () => {
  const { errors, done, onError } = record()
  const announced: string[] = []
  await warnOfArchive(
    {
      ...mailPorts(done),
      archiveAnnouncements: {
        dueBetween: () =>
          Promise.resolve(TEAMS.map((teamId) => ({ boardId: teamId, teamId, title: 'Retro', createdAt: 0 }))),
        announce: (boardIds: readonly BoardId[]) => {
          announced.push(...boardIds)
          return Promise.resolve(new Set(boardIds))
        },
      },
      memberships: {
        planOf: () => Promise.resolve(null),
        memberIdsOf: failing((teamId) => [memberOf(teamId)]),
        effectiveRoleIn: () => Promise.resolve({ role: 'facilitator' }),
      },
    } as unknown as WarnOfArchivePorts,
    'https://retro.example',
    onError,
  )
  expect(errors).toEqual(FAILED)
  expect(done).toEqual(OTHERS)
  expect(announced).toEqual([ONE, THREE])
})

test('SLACK-27: a team whose action items cannot be read keeps no other digest waiting', async () => {
  const { errors, done, onError } = record()
  await sendDigests(
    {
      memberships: { findTeam: (id: TeamId) => Promise.resolve({ id, name: 'Ours' }) },
      actionItems: { forChannel: failing(() => [{ id: 'a', text: 'Tea', due: null, status: 0 }]) },
      hooks: {
        find: (teamId: TeamId) => Promise.resolve({ teamId, connectedAt: 0, digest: { isOn: true } }),
        dueForDigest: (_: string, after: string) => Promise.resolve(TEAMS.filter((id) => id > after)),
        noteDigest: (teamId: TeamId) => Promise.resolve(done.push(teamId)),
      },
      teamSlack: { post: () => Promise.resolve('sent') },
      buttonValues: null,
      publicUrl: undefined,
      now: () => 0,
    } as unknown as DigestPorts,
    onError,
  )
  expect(errors).toEqual(FAILED)
  expect(done).toEqual([ONE, THREE])
})

test('MAIL-30: an assignee who cannot be reminded keeps no other waiting, and the job is retried', async () => {
  const { errors, done, onError } = record()
  const due = TEAMS.map((teamId) => ({
    teamId,
    teamName: 'Ours',
    id: 'a',
    text: 'Tea',
    assignee: memberOf(teamId),
  }))
  const reminding = remindAssignees(
    {
      ...mailPorts(done),
      reminders: { dueOn: () => Promise.resolve(due), claim: (actions: unknown) => Promise.resolve(actions) },
      memberships: { effectiveRoleIn: failing(() => ({ role: 'member' })) },
      publicUrl: 'https://retro.example',
    } as unknown as RemindAssigneesPorts,
    onError,
  )
  await expect(reminding).rejects.toThrow('1 reminders could not be handed over')
  expect(errors).toEqual(FAILED)
  expect(done).toEqual(OTHERS)
})

test('PULSE-68: a team whose members cannot be read keeps no other waiting, and its reminder stays due', async () => {
  const { errors, done, onError } = record()
  const claimed: string[] = []
  await remindParticipants(
    {
      ...mailPorts(done),
      running: {
        remindersAt: () =>
          Promise.resolve(TEAMS.map((teamId) => ({ surveyId: teamId, teamId, name: 'Pulse', reminder: 1 }))),
        claimReminder: ({ teamId }: { teamId: TeamId }) => {
          claimed.push(teamId)
          return yes()
        },
      },
      answers: { participantsOf: () => Promise.resolve([]) },
      memberships: { memberIdsOf: failing((teamId) => [memberOf(teamId)]) },
    } as unknown as SurveyMailPorts,
    'https://retro.example',
    onError,
  )
  expect(errors).toEqual(FAILED)
  expect(done).toEqual(OTHERS)
  expect(claimed).toEqual([ONE, THREE])
})

test('PULSE-68: a receiver whose email fails keeps no other receiver of the survey from an email', async () => {
  const { errors, done, onError } = record()
  await remindParticipants(
    {
      ...mailPorts(done),
      takeMailQuota: failing(() => true),
      running: {
        remindersAt: () => Promise.resolve([{ surveyId: 's', teamId: ONE, name: 'Pulse', reminder: 1 }]),
        claimReminder: yes,
      },
      answers: { participantsOf: () => Promise.resolve([]) },
      memberships: { memberIdsOf: () => Promise.resolve(TEAMS) },
    } as unknown as SurveyMailPorts,
    'https://retro.example',
    onError,
  )
  expect(errors).toEqual(FAILED)
  expect(done).toEqual([ONE, THREE])
})

/** More than a page of things in the trash, of which the first fifty cannot be erased. */
function trash() {
  const ids = Array.from({ length: 70 }, (_, at) => `id-${String(at).padStart(2, '0')}`)
  const purged: string[] = []
  let reads = 0
  return {
    purged,
    deletedBefore: (_: number, after: string, limit: number) => {
      reads += 1
      if (reads > 100) throw new Error('the job goes round in circles')
      return Promise.resolve(ids.filter((id) => id > after && !purged.includes(id)).slice(0, limit))
    },
    purge(id: string) {
      if (id < 'id-50') return Promise.reject(new Error(id))
      purged.push(id)
      return Promise.resolve(true)
    },
  }
}

const erasing = [
  [
    'boards',
    (from: object, onError: (error: unknown) => void) =>
      purgeBoards({ trash: from, now: () => 0 } as unknown as PurgeBoardsPorts, onError),
  ],
  [
    'teams',
    (from: object, onError: (error: unknown) => void) =>
      purgeTeams(
        {
          teams: from,
          boards: { purgeTeam: () => Promise.resolve() },
          now: () => 0,
        } as unknown as PurgeTeamsPorts,
        onError,
      ),
  ],
  [
    'organisations',
    (from: object, onError: (error: unknown) => void) =>
      purgeOrgs(
        {
          orgTrash: from as { deletedBefore: () => Promise<OrgId[]>; purge: () => Promise<void> },
          now: () => 0,
        },
        onError,
      ),
  ],
] as const

test.each(erasing)(
  'TRASH-19: %s that cannot be erased keep no other in the trash, and end the run',
  async (_, erase) => {
    const { errors, onError } = record()
    const from = trash()
    expect(await erase(from, onError)).toBe(20)
    expect(from.purged).toHaveLength(20)
    expect(errors).toHaveLength(50)
  },
)

test('PLAN-15: a team whose plan cannot be read keeps no board of another open that is archived', async () => {
  vi.useFakeTimers()
  const { errors, done, onError } = record()
  const rooms = TEAMS.map((teamId) => ({
    board: { id: teamId, teamId, at: { state: { createdAt: 0 } } },
    viewers: new Map([[{ handshake: { headers: {} }, disconnect: () => done.push(teamId) }, { people: [] }]]),
  }))
  const revocation = createAccessRevocation({
    rooms: {
      all: () => rooms,
      get: (id: string) => rooms.find(({ board }) => board.id === id),
      forgetAway: () => undefined,
    },
    cluster: { isAlone: true, subscribe: () => undefined },
    boards: { find: () => Promise.resolve(null) },
    identities: { identify: () => Promise.resolve(null) },
    memberships: { planOf: failing(() => null) },
    now: () => 365 * DAY_MS,
    onError,
  } as unknown as AccessRevocationOptions)
  onTestFinished(() => {
    revocation.close()
    vi.useRealTimers()
  })
  await vi.advanceTimersByTimeAsync(5 * 60_000 + 1)
  expect(new Set(done)).toEqual(new Set([ONE, THREE]))
  expect(errors).toContainEqual(FAILED[0])
})
