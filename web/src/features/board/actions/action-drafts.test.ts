import { asId, type ActionId } from '@retropulse/domain/kernel/ids'
import { describe, expect, test } from 'vitest'
import type { ActionDraft } from '../live/session-view.ts'
import { editDraft, newDraft, strandedActionDrafts } from './action-drafts.ts'
import { aboutActions, anAction } from './testing/action-fixtures.ts'

const actionId = asId<ActionId>('a1')
const typed: ActionDraft = { kind: 'action', actionId, text: 'Half', isNew: true }
const reworded: ActionDraft = { ...typed, isNew: false }

describe('what is typed into actions is kept (D12)', () => {
  test('a new action goes on where the last visit left it, or begins empty', () => {
    expect(newDraft([reworded, typed])).toBe(typed)
    expect(newDraft([reworded])).toMatchObject({ kind: 'action', text: '', isNew: true })
  })

  test('an action that was being reworded opens with what was typed', () => {
    expect(editDraft([typed, reworded], actionId)).toBe(reworded)
    expect(editDraft([typed], actionId)).toBeUndefined()
  })

  test('a change to an action that is gone is stranded, not lost', () => {
    const drafts = [typed, reworded]
    expect(strandedActionDrafts({ actions: aboutActions() }, drafts)).toEqual([reworded])
    expect(strandedActionDrafts({ actions: aboutActions(anAction('a1')) }, drafts)).toEqual([])
  })
})
