import 'fake-indexeddb/auto'
import { isPseudonym, type NoteId } from '@retropulse/domain/kernel/ids'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { FakeTab } from './testing/fake-tab.ts'
import { LEFT } from './testing/fake-server.ts'
import { add, draft, noteId, setStage, type Stage, view } from './testing/stage.ts'
import { withRotatedNoteIds } from './rotate-note-ids.ts'

const FAY = { id: 'facilitator-fay', kind: 'facilitator' } as const
let stage: Stage
let tab: FakeTab

beforeEach(async () => {
  stage = setStage()
  tab = await stage.open(FAY)
})
afterEach(() => {
  vi.useRealTimers()
})

async function switchAnonymity(on: boolean): Promise<void> {
  tab.session().do({ type: 'set-anonymous', on })
  await stage.calm(tab)
  expect(view(tab).board?.isAnonymous).toBe(on)
}

/** The ids under which the server learned that a note is being typed. */
function typedIds(): readonly NoteId[] {
  return stage.server.roomMessages.flatMap((message) => (message.type === 'edit' ? [message.noteId] : []))
}

function idsOnBoard(): readonly NoteId[] {
  return (view(tab).board?.notes.values() ?? []).map(({ id }) => id)
}

describe('a note that was begun before a switch of author visibility', () => {
  test('ANON-19, TYPING-6: it has another id while it is typed and when it is sent, one for each switch', async () => {
    const session = withRotatedNoteIds(tab.session())
    const type = () => session.startEditing(noteId, LEFT)
    type()
    await switchAnonymity(true)
    type()
    await stage.pass(1000, tab)
    type()
    await switchAnonymity(false)
    type()
    await stage.calm(tab)
    const typed = typedIds()
    expect(typed).toEqual([noteId, typed[1], typed[1], typed[3]])
    expect(new Set(typed).size).toBe(3)
    session.do(add('hello', noteId))
    await stage.calm(tab)
    expect(idsOnBoard()).toEqual([typed[3]])
  })

  test('an id that a switch replaced is let go of', async () => {
    const session = withRotatedNoteIds(tab.session())
    session.startEditing(noteId, LEFT)
    await switchAnonymity(true)
    session.startEditing(noteId, LEFT)
    session.stopEditing(noteId)
    await stage.calm(tab)
    const stopped = stage.server.roomMessages.flatMap((message) =>
      message.type === 'stop-edit' ? [message.noteId] : [],
    )
    expect(stopped).toEqual([...new Set(typedIds())])
  })

  test('TYPING-6: so has one after a reload, whose draft says when it was begun and is removed with it', async () => {
    withRotatedNoteIds(tab.session()).saveDraft(draft)
    await stage.calm(tab)
    await switchAnonymity(true)
    tab.reload()
    await stage.calm(tab)
    const session = withRotatedNoteIds(tab.session())
    expect(view(tab).drafts).toMatchObject([{ noteId, text: draft.text }])
    session.do(add('hello', noteId))
    await stage.calm(tab)
    const [note] = view(tab).board?.notes.values() ?? []
    expect(note?.id).not.toBe(noteId)
    expect(isPseudonym(note!.by)).toBe(true)
    expect(view(tab).drafts).toEqual([])
  })

  test('without a switch it keeps its id, and a note on the board always does', async () => {
    const session = withRotatedNoteIds(tab.session())
    session.startEditing(noteId, LEFT)
    session.saveDraft(draft)
    session.do(add('hello', noteId))
    session.stopEditing(noteId)
    await stage.calm(tab)
    expect(idsOnBoard()).toEqual([noteId])
    await switchAnonymity(true)
    session.startEditing(noteId, null)
    await stage.calm(tab)
    expect(typedIds()).toEqual([noteId, noteId])
  })
})
