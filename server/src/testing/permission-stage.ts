import type { BoardCommand } from '@retropulse/domain/board/command'
import { DAY_MS } from '@retropulse/domain/kernel/durations'
import { asId, type AuthorId } from '@retropulse/domain/kernel/ids'
import { expect } from 'vitest'
import { joinBoard } from './board-client.ts'
import { noteSaying, startBoard } from './retro.ts'
import type { TestApp } from './start-app.ts'
import { createOrg, openBrowser, signUp, type TestBrowser } from './test-browser.ts'

/**
 * The people on a board, by what they are to it: a guest, a signed-in user of another team, a member of the team, a
 * facilitator by role, two who were made facilitators (one of another team, one of the team), and one from whom that
 * was taken back.
 */
export const PEOPLE = [
  'guest',
  'stranger',
  'member',
  'facilitator',
  'handed',
  'handedMember',
  'former',
] as const
export type PersonKind = (typeof PEOPLE)[number]

/** `ofPrivateTeam` has the setting public itself; the team of `ofDeletedTeam` is in the trash. */
export const BOARDS = [
  'public',
  'private',
  'archived',
  'privateArchived',
  'ofPrivateTeam',
  'ofDeletedTeam',
] as const
export type BoardKind = (typeof BOARDS)[number]

/** Those who may enter a private board (PERM-15). */
export const OF_THE_TEAM: readonly PersonKind[] = ['member', 'facilitator', 'handedMember']
/** Those who use a facilitator's controls. */
export const LEADING: readonly PersonKind[] = ['facilitator', 'handed', 'handedMember']

/** The people who may send a command, by what the table of commands calls them (PERM-23). */
export const RIGHTS = {
  participant: PEOPLE,
  team: OF_THE_TEAM,
  leading: LEADING,
  /** What only the author may do: here the author is always another person. */
  authorOnly: [],
} as const satisfies Record<string, readonly PersonKind[]>

/** The code with which a person is refused at the board (PERM-15, PLAN-15); null: they enter. */
export function accessOf(board: BoardKind, person: PersonKind): string | null {
  if (board === 'ofDeletedTeam') return 'not-found'
  const isPrivate = board !== 'public' && board !== 'archived'
  if (isPrivate && person === 'guest') return 'sign-in-required'
  if (isPrivate && !OF_THE_TEAM.includes(person)) return 'invitation-required'
  return board === 'archived' || board === 'privateArchived' ? 'archived' : null
}

/** The people, and a board of each kind on which each of them has the intended part. */
export interface PermissionStage {
  readonly people: Readonly<Record<PersonKind, TestBrowser>>
  readonly boards: Readonly<Record<BoardKind, { readonly boardId: string; readonly teamId: string }>>
  /** A team in which none of the people has a part. */
  readonly otherTeamId: string
  /** A signed-in user without any part in the boards. */
  readonly somebody: AuthorId
  /** A member of every team of the boards. */
  readonly colleague: AuthorId
}

export async function setPermissionStage(app: TestApp): Promise<PermissionStage> {
  const { pool } = app.database
  const browsers = PEOPLE.map(() => openBrowser(app.url))
  const [guest, stranger, member, facilitator, handed, handedMember, former] = browsers as Seven<TestBrowser>
  await guest.get('/uid')
  const signedIn = [stranger, member, facilitator, handed, handedMember, former]
  const ids: string[] = []
  for (const browser of signedIn) ids.push((await signUp(browser)).sub)
  const [, memberId, , handedId, handedMemberId, formerId] = ids as Six<string>
  const somebody = (await signUp(openBrowser(app.url))).sub

  /** Makes a team on a plan, or on the free one, with its people. */
  async function team(planId: string | null): Promise<string> {
    const { orgId, teamId } = await createOrg(facilitator)
    await pool.query('UPDATE organisation SET plan_id = $2 WHERE id = $1', [orgId, planId])
    for (const id of [memberId, handedMemberId])
      await pool.query("INSERT INTO team_member VALUES ($1, $2, 'member')", [teamId, id])
    return teamId
  }

  async function board(teamId: string): Promise<string> {
    const boardId = await startBoard(facilitator, teamId)
    const client = await joinBoard(app.url, boardId, facilitator.cookie())
    const [to, alsoTo, from] = [handedId, handedMemberId, formerId].map((id) =>
      asId<AuthorId>(id),
    ) as Three<AuthorId>
    const commands: readonly BoardCommand[] = [
      { type: 'give-facilitation', to },
      { type: 'give-facilitation', to: alsoTo },
      { type: 'give-facilitation', to: from },
      { type: 'take-facilitation', from },
      { type: 'start-mood-poll' },
      noteSaying('On the board'),
    ]
    for (const command of commands) expect(await client.send(command)).toMatchObject({ ok: true })
    client.close()
    return boardId
  }

  const [paid, free] = [await team('level1'), await team(null)]
  const [closed, deleted] = [await team('level1'), await team('level1')]
  const boards = {
    public: { boardId: await board(paid), teamId: paid },
    private: { boardId: await board(paid), teamId: paid },
    archived: { boardId: await board(free), teamId: free },
    privateArchived: { boardId: await board(free), teamId: free },
    ofPrivateTeam: { boardId: await board(closed), teamId: closed },
    ofDeletedTeam: { boardId: await board(deleted), teamId: deleted },
  }
  const old = [boards.archived.boardId, boards.privateArchived.boardId]
  const shut = [boards.private.boardId, boards.privateArchived.boardId]
  await pool.query('UPDATE board SET created_at = $2 WHERE id = ANY($1)', [old, Date.now() - 15 * DAY_MS])
  await pool.query('UPDATE board SET is_private = true WHERE id = ANY($1)', [shut])
  await pool.query('UPDATE team SET is_private = true WHERE id = $1', [closed])
  await pool.query('UPDATE team SET deleted_at = now() WHERE id = $1', [deleted])
  const other = openBrowser(app.url)
  await signUp(other)
  const { teamId: otherTeamId } = await createOrg(other)
  return {
    people: { guest, stranger, member, facilitator, handed, handedMember, former },
    boards,
    otherTeamId,
    somebody: asId<AuthorId>(somebody),
    colleague: asId<AuthorId>(memberId),
  }
}

type Three<Item> = [Item, Item, Item]
type Six<Item> = [Item, Item, Item, Item, Item, Item]
type Seven<Item> = [Item, ...Six<Item>]
