import type { SearchResults } from '@retropulse/contract/search'
import type { BoardCommand } from '@retropulse/domain/board/command'
import { type ActionId, asId, type CommentId, type NoteId } from '@retropulse/domain/kernel/ids'
import { nanoid } from 'nanoid'
import { expect } from 'vitest'
import type { BoardClient } from '../../../testing/board-client.ts'
import { eventually } from '../../../testing/eventually.ts'
import { noteSaying, startBoard } from '../../../testing/retro.ts'
import type { TestApp } from '../../../testing/start-app.ts'
import { type TeamPlace, teamPlace } from '../../../testing/team-place.ts'
import type { TestBrowser } from '../../../testing/test-browser.ts'
import { joinForTest, sendAccepted } from '../../../testing/board-steps.ts'

/** A new team whose owner writes and searches. */
export interface SearchStage {
  readonly place: TeamPlace
  readonly owner: TestBrowser
  pathOf(typed: string): string
  search(typed: string): Promise<SearchResults>
  /** The texts that a search finds at this moment. */
  textsFor(typed: string): Promise<readonly string[]>
  /** Waits until the index has caught up and finds `expected`. */
  found(typed: string, expected: readonly string[]): Promise<void>
  /** A retro with these notes. */
  retroSaying(...said: readonly string[]): Promise<WrittenRetro>
}

export interface WrittenRetro {
  readonly id: string
  readonly notes: readonly NoteId[]
  readonly client: BoardClient
  write(...commands: readonly BoardCommand[]): Promise<void>
}

export async function setSearchStage(app: TestApp): Promise<SearchStage> {
  const place = await teamPlace(app)
  const owner = place.owner.browser
  const pathOf = (typed: string) => `/api/search/team/${place.teamId}?q=${encodeURIComponent(typed)}`

  async function search(typed: string): Promise<SearchResults> {
    const { status, body } = await owner.get(pathOf(typed))
    expect(status).toBe(200)
    return body as SearchResults
  }

  async function textsFor(typed: string): Promise<readonly string[]> {
    const { results } = await search(typed)
    return results.map(({ parts }) => parts.map(({ text }) => text).join(''))
  }

  return {
    place,
    owner,
    pathOf,
    search,
    textsFor,
    found: (typed, expected) => eventually(async () => expect(await textsFor(typed)).toEqual(expected)),
    async retroSaying(...said) {
      const id = await startBoard(owner, place.teamId)
      const client = await joinForTest(app.url, id, owner.cookie())
      const notes = said.map(() => asId<NoteId>(nanoid(16)))
      const write = (...commands: readonly BoardCommand[]) => sendAccepted(client, ...commands)
      await write(...said.map((text, index) => noteSaying(text, notes[index])))
      return { id, notes, client, write }
    },
  }
}

export function commentSaying(noteId: NoteId, text: string): BoardCommand {
  return { type: 'add-comment', noteId, commentId: asId<CommentId>(nanoid(16)), text }
}

export function actionSaying(text: string, id = nanoid(16)): BoardCommand {
  return { type: 'add-action', actionId: asId<ActionId>(id), text }
}
