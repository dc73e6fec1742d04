import type { Editing, RoomUpdate } from '@retropulse/contract/board-room'
import { asId, type ColumnId, type NoteId } from '@retropulse/domain/kernel/ids'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { BoardClient } from '../board-client.ts'
import { eventually } from '../eventually.ts'
import { memberCookie, noteSaying, type Retro, startBoard, startRetro } from '../retro.ts'
import { startApp, type TestApp } from '../start-app.ts'
import { joinForTest } from '../board-steps.ts'

/*
 * The attack: an observer who is signed in reads the typing indicators around a switch of author visibility, and learns
 * from them who wrote a note that carries a pseudonym.
 */
const NOTE = 'the-note'
const OTHER = 'another-note'
let app: TestApp
let retro: Retro
let author: string
let oscar: string
let nina: string
let facilitator: BoardClient
let mia: BoardClient
let observer: BoardClient
let boardId: string
beforeAll(async () => {
  app = await startApp({ COMMANDS_PER_SECOND: '1000000', DEFAULT_PLAN: 'level1' })
  retro = await startRetro(app.url)
  author = await memberCookie(app.url)
  oscar = await memberCookie(app.url, 'Oscar Observer')
  nina = await memberCookie(app.url, 'Nina Newcomer')
})
beforeEach(async () => {
  boardId = await startBoard(retro.facilitator, retro.teamId)
  facilitator = await joinForTest(app.url, boardId, retro.facilitator.cookie())
  mia = await joinForTest(app.url, boardId, author)
  observer = await joinForTest(app.url, boardId, oscar)
})
afterAll(() => app.close())

async function switchAnonymity(on: boolean): Promise<void> {
  const reply = await facilitator.send({ type: 'set-anonymous', on })
  expect(reply.ok).toBe(true)
  await eventually(() => expect(observer.board().state.isAnonymous).toBe(on))
}

async function type(noteId: string, columnId: string | null): Promise<void> {
  expect(await mia.sendRaw('room', { type: 'edit', noteId, columnId })).toEqual({ ok: true })
}

/** The typing indicator that the observer receives for the next note that is typed, and that of a newcomer. */
async function toldWhileTyping(noteId: string, columnId: string | null): Promise<readonly Editing[]> {
  const before = editingIn(observer).length
  await type(noteId, columnId)
  await eventually(() => expect(editingIn(observer).length).toBe(before + 1))
  const newcomer = await joinForTest(app.url, boardId, nina)
  expect(newcomer.joined.editing).toHaveLength(1)
  return [...editingIn(observer).slice(before), ...newcomer.joined.editing]
}

function editingIn({ received }: BoardClient): readonly Editing[] {
  return received.flatMap(([name, payload]) => {
    const update = payload as RoomUpdate
    return name === 'room' && update.type === 'editing' ? [update.editing] : []
  })
}

const names = (told: readonly Editing[]) => told.map(({ by }) => by)

describe('typing indicators name no author of a note without a name', () => {
  test('control: on a board that names its authors, an indicator is named, for newcomers too', async () => {
    const told = await toldWhileTyping(OTHER, 'c1')
    expect(names(told)).toEqual([mia.joined.you.key, mia.joined.you.key])
  })

  test('ANON-18, TYPING-6: of a note written anonymously and opened by its author after authors are shown again', async () => {
    await switchAnonymity(true)
    expect((await mia.send(noteSaying('Tea', NOTE))).ok).toBe(true)
    await switchAnonymity(false)
    expect(names(await toldWhileTyping(NOTE, null))).toEqual([null, null])
    expect(names(await toldWhileTyping(NOTE, 'c1'))).toEqual([null, null])
  })

  test('ANON-14, ANON-18: of a note typed anonymously, renewed after authors are shown again, and sent without a name', async () => {
    await switchAnonymity(true)
    await type(NOTE, 'c1')
    await switchAnonymity(false)
    expect(names(await toldWhileTyping(NOTE, 'c1'))).toEqual([null, null])
    const command = noteSaying('Tea', NOTE)
    const sent = await mia.sendRaw('message', { id: 'the-command', command, anonymous: true })
    expect(sent).toMatchObject({ ok: true })
    expect(observedAuthor(await joinForTest(app.url, boardId, author))).toMatch(/^~/)
  })

  test('ANON-18, ANON-19: of a note typed under a name and sent after authors were hidden: no indicator before has its id', async () => {
    const told = await toldWhileTyping(NOTE, 'c1')
    expect(names(told)).toEqual([mia.joined.you.key, mia.joined.you.key])
    await switchAnonymity(true)
    expect((await mia.send(noteSaying('Tea', NOTE))).ok).toBe(true)
    await eventually(() => expect(observedAuthor(observer)).toMatch(/^~/))
    expect(told.map(({ noteId }) => noteId)).not.toContain(NOTE)
    const after = await toldWhileTyping(NOTE, null)
    expect(names(after)).toEqual([null, null])
  })

  test('ANON-18, TYPING-6: indicators of the time before a switch end with it, and newcomers are sent none of them', async () => {
    const [shown] = await toldWhileTyping(NOTE, 'c1')
    await switchAnonymity(true)
    await eventually(() =>
      expect(JSON.stringify(observer.received)).toContain(
        `{"type":"editing-stopped","noteId":"${shown?.noteId}"}`,
      ),
    )
    const newcomer = await joinForTest(app.url, boardId, nina)
    expect(newcomer.joined.editing).toEqual([])
  })

  test('ANON-19: an unsent note is sent under another id after each switch', async () => {
    const [first] = await toldWhileTyping(NOTE, 'c1')
    await switchAnonymity(true)
    const [second] = await toldWhileTyping(NOTE, 'c1')
    await switchAnonymity(false)
    const [third] = await toldWhileTyping(NOTE, 'c1')
    expect(new Set([NOTE, first?.noteId, second?.noteId, third?.noteId]).size).toBe(4)
    expect(names([first!, second!, third!])).toEqual([mia.joined.you.key, null, null])
  })
})

function observedAuthor(client: BoardClient): string | undefined {
  return client.board().state.notes.get(asId<NoteId>(NOTE))?.by
}

test('ANON-18: an indicator on a note that was signed before a switch is not named after it', async () => {
  const columnId = asId<ColumnId>('c1')
  await type(NOTE, columnId)
  expect((await mia.send(noteSaying('Tea', NOTE))).ok).toBe(true)
  await mia.sendRaw('room', { type: 'stop-edit', noteId: NOTE })
  await switchAnonymity(true)
  await switchAnonymity(false)
  expect(names(await toldWhileTyping(NOTE, null))).toEqual([null, null])
})
