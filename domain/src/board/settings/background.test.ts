import { describe, expect, test } from 'vitest'
import { accept, refuse } from '../../kernel/result.ts'
import { decide } from '../decide.ts'
import { ADDRESS_MAX, TITLE_MAX } from '../limits.ts'
import { renameBoard } from '../testing/commands.ts'
import { by, namedBoard, play } from '../testing/boards.ts'
import { facilitator, guest, member } from '../testing/people.ts'
import { isPictureAddress } from './decide.ts'

const fay = facilitator('fay')
const board = namedBoard()
const SEA = 'https://images.example.com/sea.jpg?w=1080&q=80#top'

describe('BG-6: a background is a built-in theme, an image by its address, or nothing', () => {
  test('BG-2, BG-6: a facilitator chooses one', () => {
    expect(play(board, [fay, background('dunes', null)])).toEqual({ ...board, theme: 'dunes' })
    expect(play(board, [fay, background(null, SEA)])).toEqual({ ...board, backgroundUrl: SEA })
    expect(play(board, [fay, background('dunes', null)], [fay, background(null, null)])).toEqual(board)
  })

  test('BG-5, PERM-23: other participants are refused; the same background changes nothing', () => {
    for (const person of [member('mia'), guest('gus')])
      expect(decide(board, background('dunes', null), by(person))).toEqual(refuse('forbidden'))
    expect(decide(board, background(null, null), by(fay))).toEqual(accept())
  })

  test.each(['Dunes', 'a b', '../dunes', 'x'.repeat(41), ''])('BG-5: %j is no theme', (theme) => {
    expect(decide(board, background(theme, null), by(fay))).toEqual(refuse('image-invalid'))
  })

  test('BG-5: an address that is none is refused', () => {
    expect(decide(board, background(null, 'sea.jpg'), by(fay))).toEqual(refuse('image-invalid'))
  })
})

describe('BG-7: addresses of pictures', () => {
  test.each([
    ['with a query and a fragment', SEA],
    ['with letters of any language', 'https://example.com/été/море.png'],
    ['percent-encoded', 'https://example.com/a%20b.png'],
    ['over http, which a page over http draws', 'http://pictures.intranet/a.png'],
    ['with a port', 'https://example.com:8443/a.png'],
    ['as long as may be', `https://example.com/${'a'.repeat(ADDRESS_MAX - 20)}`],
  ])('BG-7, BG-25: taken: %s', (_, url) => {
    expect(isPictureAddress(url)).toBe(true)
  })

  test.each([
    ['of a script', 'javascript:alert(1)'],
    ['with the picture in it', 'data:image/png;base64,AAAA'],
    ['without a place', 'https://'],
    ['that ends a style', 'https://example.com/a.png");color:red'],
    ['with an apostrophe', "https://example.com/a'.png"],
    ['with white space', 'https://example.com/a b.png'],
    ['with a line break', 'https://example.com/a\n.png'],
    ['with a backslash', 'https://example.com\\a.png'],
    ['with a tag', 'https://example.com/<b>.png'],
    ['with NUL, which a database cannot store', 'https://example.com/\u0000.png'],
    ['with half an emoji, which a database cannot store', 'https://example.com/\ud83d.png'],
    ['too long', `https://example.com/${'a'.repeat(ADDRESS_MAX - 19)}`],
    ['empty', ''],
  ])('BG-7, BG-25: refused: %s', (_, url) => {
    expect(isPictureAddress(url)).toBe(false)
    expect(decide(board, background(null, url), by(fay))).toEqual(refuse('image-invalid'))
  })
})

describe('BOARD-71: the title of a board', () => {
  test('BOARD-71: has at most 92 characters', () => {
    expect(TITLE_MAX).toBe(92)
    expect(decide(board, renameBoard('x'.repeat(92)), by(fay)).ok).toBe(true)
    expect(decide(board, renameBoard('x'.repeat(93)), by(fay))).toEqual(refuse('text-too-long'))
  })
})

function background(theme: string | null, backgroundUrl: string | null) {
  return { type: 'set-background', theme, backgroundUrl } as const
}
