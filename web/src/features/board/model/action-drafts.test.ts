import { asId, type ActionId } from '@retropulse/domain/kernel/ids'
import { describe, expect, test } from 'vitest'
import type { ActionDraft } from '../live/session-view.ts'
import { editDraft, newDraft, strandedActionDrafts } from './action-drafts.ts'
import { aboutActions, anAction } from '../parts/action-items/testing/action-fixtures.ts'

const actionId = asId<ActionId>('a1')
const typed: ActionDraft = { kind: 'action', actionId, text: 'Half', isNew: true }
const reworded: ActionDraft = { ...typed, isNew: false }

describe('drafts of action items', () => {
  test('ACTION-4: a new action item opens with the draft of the last visit, or empty', () => {
    expect(newDraft([reworded, typed])).toBe(typed)
    expect(newDraft([reworded])).toMatchObject({ kind: 'action', text: '', isNew: true })
  })

  test('ACTION-4: an action item that was being edited opens with its draft', () => {
    expect(editDraft([typed, reworded], actionId)).toBe(reworded)
    expect(editDraft([typed], actionId)).toBeUndefined()
  })

  test('ACTION-4: a draft for an action item that was deleted is stranded, not lost', () => {
    const drafts = [typed, reworded]
    expect(strandedActionDrafts({ actions: aboutActions() }, drafts)).toEqual([reworded])
    expect(strandedActionDrafts({ actions: aboutActions(anAction('a1')) }, drafts)).toEqual([])
  })
})
