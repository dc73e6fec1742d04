import { namedBoard, play } from '@retropulse/domain/board/testing/boards'
import { addNote } from '@retropulse/domain/board/testing/commands'
import { member } from '@retropulse/domain/board/testing/people'
import type { RefusalCode } from '@retropulse/contract/refusal'
import { asId, type BoardId, type TeamId } from '@retropulse/domain/kernel/ids'
import { describe, expect, test } from 'vitest'
import type { BoardWriter } from '../ports.ts'
import type { SuggestionBoard } from '../queries/board-for-suggestions.ts'
import { writeForBoard } from './write-for-board.ts'

describe('BOT-32: what may not be asked any more', () => {
  test('is sent to the model no second time, and not answered by the built-in writer instead', async () => {
    const stage = setStage(() => Promise.reject(new Error('the model failed')))
    expect(await stage.answer('forbidden')).toEqual({ ok: false, code: 'forbidden' })
    expect(stage.prompts).toHaveLength(1)
  })

  test('is not shown where the model has answered', async () => {
    const stage = setStage(() => Promise.resolve('The coffee was good.'))
    expect(await stage.answer('not-found')).toEqual({ ok: false, code: 'not-found' })
    expect(stage.prompts).toHaveLength(1)
  })

  test('while it may be asked, a model that fails is asked once more', async () => {
    const stage = setStage(() => Promise.reject(new Error('the model failed')))
    expect(await stage.answer(null)).toMatchObject({ ok: true, by: 'built-in', because: 'model-failed' })
    expect(stage.prompts).toHaveLength(2)
  })
})

/** A model that answers in this way, and a board whose facilitator is refused for a reason from the first prompt on. */
function setStage(draftSummary: () => Promise<string>) {
  const state = play(namedBoard(), [member('mia'), addNote('n1', 'Coffee')])
  const prompts: unknown[] = []
  const notAsked = () => expect.unreachable()
  const boardModel: BoardWriter = {
    suggestGroups: notAsked,
    suggestTitle: notAsked,
    suggestActionItems: notAsked,
    draftSummary(prompt) {
      prompts.push(prompt)
      return draftSummary()
    },
  }
  return {
    prompts,
    answer(refusal: RefusalCode | null) {
      const board: SuggestionBoard = {
        ok: true,
        id: asId<BoardId>('board'),
        teamId: asId<TeamId>('team'),
        visible: state,
        now: () => state,
        refusalNow: () => Promise.resolve(prompts.length === 0 ? null : refusal),
      }
      return writeForBoard<string, string>(
        board,
        {
          notes: [...state.notes.values()],
          ask: (model, prompt, signal) => model.draftSummary(prompt, signal),
          texts: (text) => [text],
          present: (text) => text,
          builtIn: () => 'One note.',
        },
        {
          boardModel,
          onModelFailed: () => undefined,
          board: { authorizeBoard: notAsked, peopleOn: () => new Set() },
          memberships: { hasSuggestions: notAsked, memberIdsOf: () => Promise.resolve([]) },
          identities: { profilesOf: () => Promise.resolve(new Map()) },
        },
        new AbortController().signal,
      )
    },
  }
}
