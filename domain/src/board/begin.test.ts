import { describe, expect, test } from 'vitest'
import { asId, type AuthorId, type BoardId, type ColumnId } from '../kernel/ids.ts'
import { accept, refuse } from '../kernel/result.ts'
import { beginBoard, boardAfter, type BoardPlan } from './begin.ts'
import type { BoardEvent } from './event.ts'
import { NOON } from './testing/boards.ts'

const ID = asId<BoardId>('board')
const who = { by: asId<AuthorId>('fay'), at: NOON }
const PLAIN: BoardPlan = {
  title: 'Sprint 12',
  columns: [{ id: asId<ColumnId>('c1'), name: 'Start', meaning: 'idea' }],
  isAnonymous: false,
  theme: null,
  backgroundUrl: null,
  disablesGifs: false,
  isCompact: false,
  startsMoodPoll: false,
}
const { title, columns } = PLAIN
const created = { type: 'board-created', title, columns, isAnonymous: false, at: NOON } as const

describe('the events that begin a retro', () => {
  test('a plain retro begins with one event', () => {
    expect(beginBoard(ID, PLAIN, who)).toEqual(accept(created))
  })

  test('background, GIF sharing off and mood poll come with it in one step', () => {
    const plan = { ...PLAIN, theme: 'dunes', disablesGifs: true, startsMoodPoll: true }
    expect(beginBoard(ID, plan, who)).toEqual(
      accept<BoardEvent>(
        created,
        { type: 'background-set', theme: 'dunes', backgroundUrl: null },
        { type: 'gif-sharing-set', on: false },
        { type: 'mood-poll-started' },
      ),
    )
  })

  test('BOARD-74, CREATE-6: a compact board has at most three columns, and is compact from its first event on', () => {
    const compact = { ...PLAIN, isCompact: true }
    expect(beginBoard(ID, compact, who)).toEqual(accept({ ...created, isCompact: true }))
    expect(boardAfter(ID, [{ ...created, isCompact: true }]).isCompact).toBe(true)
    expect(boardAfter(ID, [created]).isCompact).toBe(false)
    const wide = [1, 2, 3, 4].map((n) => ({ ...PLAIN.columns[0]!, id: asId<ColumnId>(`c${n}`) }))
    expect(beginBoard(ID, { ...compact, columns: wide }, who)).toEqual(refuse('board-full'))
    expect(beginBoard(ID, { ...compact, columns: wide.slice(1) }, who)).toMatchObject({ ok: true })
  })

  test('its events add up to what was planned', () => {
    const plan = { ...PLAIN, isAnonymous: true, backgroundUrl: 'https://example.com/sea.jpg' }
    const begun = beginBoard(ID, plan, who)
    expect(boardAfter(ID, begun.ok ? begun.events : [])).toMatchObject({
      id: ID,
      title,
      columns,
      isAnonymous: true,
      backgroundUrl: plan.backgroundUrl,
      theme: null,
      disableGifs: false,
      moodPoll: null,
      createdAt: NOON,
    })
  })

  test.each(['ftp://example.com/sea.jpg', 'javascript:alert(1)', 'sea.jpg'])(
    'BG-7: %j is no address of a picture, and the retro does not begin',
    (backgroundUrl) => {
      expect(beginBoard(ID, { ...PLAIN, backgroundUrl }, who)).toEqual(refuse('image-invalid'))
    },
  )

  test('an anonymous board that begins with a mood poll names no person', () => {
    const begun = beginBoard(ID, { ...PLAIN, isAnonymous: true, startsMoodPoll: true }, who)
    expect(JSON.stringify(begun)).not.toContain(who.by)
  })
})
