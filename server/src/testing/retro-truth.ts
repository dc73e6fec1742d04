import { evolve } from '@retropulse/domain/board/evolve'
import { type BoardState, emptyBoard } from '@retropulse/domain/board/state'
import { asId, type BoardId } from '@retropulse/domain/kernel/ids'
import { randomBytes } from 'node:crypto'
import { actionItemsInCommits } from '../features/action-items/store/write-with-log.ts'
import { createBoardLog } from '../features/board/store/board-log.ts'
import type { TestApp } from './start-app.ts'

/** The content of the log, and the authors of its words: computed independently of the server's rules for audiences. */
export interface RetroTruth {
  /** A unique word, for a text of this person. */
  word(owner: string): string
  /** Reads on in the log; returns the board and its sequence number. */
  read(): Promise<{ readonly seq: number; readonly state: BoardState }>
  /** The words that this person may read now. */
  readable(person: string): ReadonlySet<string>
  /** The words that this person could have read at some time. */
  everReadable(person: string): ReadonlySet<string>
}

const WORDS = /w[0-9a-f]{16}q/g

/** The marker words in a text, at any place. */
export function wordsIn(text: string): readonly string[] {
  return text.match(WORDS) ?? []
}

export function createRetroTruth(app: TestApp, board: string, people: readonly string[]): RetroTruth {
  const boardId = asId<BoardId>(board)
  const log = createBoardLog(app.database.db, app.database.pool, actionItemsInCommits)
  const owners = new Map<string, string>()
  const ever = new Map(people.map((person) => [person, new Set<string>()]))
  let [seq, state] = [0, emptyBoard(boardId)]

  function readable(person: string): ReadonlySet<string> {
    const { notes, actions, isMasked, ...others } = state
    const hidden = notes
      .values()
      .flatMap(({ text, groupTitle, comments }) => [
        text,
        groupTitle ?? '',
        ...comments.map((comment) => comment.text),
      ])
      .flatMap(wordsIn)
      .filter((word) => !isMasked || owners.get(word) === person)
    const open = [...actions.values().map(({ text }) => text), others.title, JSON.stringify(others.gifs)]
    return new Set([...hidden, ...open.flatMap(wordsIn)])
  }

  return {
    word(owner) {
      const word = `w${randomBytes(8).toString('hex')}q`
      owners.set(word, owner)
      return word
    },
    async read() {
      for (const row of await log.loadRows(boardId, seq)) {
        seq = row.seq
        state = row.events.reduce(evolve, state)
        for (const [person, words] of ever) for (const word of readable(person)) words.add(word)
      }
      return { seq, state }
    },
    readable,
    everReadable: (person) => ever.get(person) ?? new Set(),
  }
}
