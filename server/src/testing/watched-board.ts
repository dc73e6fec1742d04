import type { You } from '@retropulse/contract/board-room'
import { isAuthor } from '@retropulse/domain/board/actor'
import { evolve } from '@retropulse/domain/board/evolve'
import { type BoardState, emptyBoard } from '@retropulse/domain/board/state'
import { boardCreated } from '@retropulse/domain/board/testing/boards'
import { SECRETS } from '@retropulse/domain/board/testing/history'
import { asId, type BoardId, type PersonId } from '@retropulse/domain/kernel/ids'
import { nanoid } from 'nanoid'
import { expect } from 'vitest'
import { actionItemsInCommits } from '../features/action-items/store/write-with-log.ts'
import { createBoardLog } from '../features/board/store/board-log.ts'
import { createBoards } from '../features/board/store/boards.ts'
import { begunBoard } from '../features/board/testing/begun-board.ts'
import { type BoardClient, joinBoard, type Replica } from './board-client.ts'
import { eventually } from './eventually.ts'
import type { TestApp } from './start-app.ts'

/** A viewer who is on the board now and then, and how much of what they received was searched so far. */
export interface Onlooker {
  readonly cookie: string
  client: BoardClient | null
  looked: number
  /** The participant's replica of the board while they are away. */
  kept: Replica | null
}

/** A board of which the test knows the truth, and checks that no viewer is sent more than they may see. */
export interface WatchedBoard {
  readonly boardId: BoardId
  /** The board as the log says. */
  state(): BoardState
  come(onlooker: Onlooker): Promise<void>
  leave(onlooker: Onlooker): void
  /** Waits until all clients are up to date, and searches everything that they received. */
  inspect(): Promise<void>
}

export function onlooker(cookie: string): Onlooker {
  return { cookie, client: null, looked: 0, kept: null }
}

/** A board with the columns of the domain's histories; `people`: ids that no viewer but the person may be sent. */
export async function watchBoard(
  app: TestApp,
  isAnonymous: boolean,
  creator: string,
  people: () => readonly string[],
): Promise<WatchedBoard> {
  const boardId = asId<BoardId>(nanoid(16))
  const createdBy = asId<PersonId>(creator)
  const { at, ...plan } = boardCreated(isAnonymous)
  const alone = { id: boardId, teamId: null, orgId: null, createdBy, isPrivate: false, createdAt: at }
  await createBoards(app.database.db, actionItemsInCommits).create(begunBoard(alone, plan), null)
  const log = createBoardLog(app.database.db, app.database.pool, actionItemsInCommits)
  const onlookers = new Set<Onlooker>()
  let [seq, state] = [0, emptyBoard(boardId)]

  async function catchUp(): Promise<void> {
    for (const row of await log.loadRows(boardId, seq)) {
      seq = row.seq
      state = row.events.reduce(evolve, state)
    }
  }

  /** Expects nothing hidden in a payload: no word that the viewer may not read, no id and no key of another person. */
  function expectVisible(payload: unknown, you: You) {
    const readable = readableWords(state, you)
    expect(wordsIn(payload).filter((word) => !readable.has(word))).toEqual([])
    const text = JSON.stringify(payload)
    const mayKnow = you.isSignedIn && !isAnonymous
    if (!mayKnow) expect(people().filter((id) => text.includes(id))).toEqual([])
  }

  return {
    boardId,
    state: () => state,
    async come(person) {
      await catchUp()
      onlookers.add(person)
      const from = person.kept
      person.client = await joinBoard(app.url, boardId, person.cookie, from === null ? {} : { from })
      const { you, audience: _audience, ...told } = person.client.joined
      expectVisible(told, you)
      expect(told.people.map(({ key }) => `~${key}`).filter((key) => authorsIn(state).has(key))).toEqual([])
      person.looked = 0
    },
    leave(person) {
      person.kept = person.client?.board() ?? null
      person.client?.close()
      person.client = null
    },
    async inspect() {
      await catchUp()
      for (const person of onlookers) {
        const { client } = person
        if (client === null) continue
        await eventually(() => expect(client.board().seq).toBe(seq))
        const news = client.received.slice(person.looked).filter(([, payload]) => payload !== client.joined)
        person.looked = client.received.length
        expectVisible(news, client.joined.you)
      }
    },
  }
}

/** The words that this viewer may read: those on the board, and while brainstorming only their own (MASK-2). */
function readableWords(
  { notes, actions, isMasked, summaryText }: BoardState,
  viewer: You,
): ReadonlySet<string> {
  const texts = notes.values().flatMap((note) => [note, ...note.comments])
  const readable = texts.filter(({ by }) => !isMasked || isAuthor(by, viewer))
  const titles = notes.values().filter(({ by }) => !isMasked || isAuthor(by, viewer))
  return new Set([
    ...readable.flatMap(({ text }) => wordsIn(text)),
    ...titles.flatMap(({ groupTitle }) => wordsIn(groupTitle)),
    // The text of the summary belongs to no participant: while brainstorming it is hidden from all (SUMMARY-25).
    ...(isMasked ? [] : wordsIn(summaryText)),
    // Action items are never masked.
    ...actions.values().flatMap(({ text }) => wordsIn(text)),
  ])
}

function authorsIn({ notes }: BoardState): ReadonlySet<string> {
  return new Set(notes.values().flatMap((note) => [note.by, ...note.comments.map(({ by }) => by)]))
}

export function wordsIn(value: unknown): string[] {
  return JSON.stringify(value).match(SECRETS) ?? []
}
