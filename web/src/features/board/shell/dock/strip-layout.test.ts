import { describe, expect, test } from 'vitest'
import { type ChipSize, layOutStrip, type StripRoom } from './strip-layout.ts'

const room: StripRoom = { width: 400, maxLines: 1, gap: 10, moreWidth: 50 }
const wide = (...widths: readonly number[]): readonly ChipSize[] =>
  widths.map((width) => ({ width, rows: 1 }))

describe('BOARD-52: the chips of the strip', () => {
  test('BOARD-52: stand side by side in the middle while all have room', () => {
    expect(layOutStrip(wide(100, 0, 90), room)).toEqual({
      places: [{ x: 100, row: 0 }, null, { x: 210, row: 0 }],
      hidden: [],
      more: null,
      rows: 1,
      bars: [{ x: 100, width: 200, row: 0, dividers: [205] }],
    })
  })

  test('BOARD-52: are behind a button when they have no room, the most urgent stay', () => {
    const { places, hidden, more, rows } = layOutStrip(wide(200, 120, 180), room)
    expect(places).toEqual([{ x: 5, row: 0 }, { x: 215, row: 0 }, null])
    expect([hidden, more, rows]).toEqual([[2], { x: 345, row: 0 }, 1])
  })

  test('BOARD-52: none is placed before a more urgent one that has no room', () => {
    expect(layOutStrip(wide(200, 300, 20), room).hidden).toEqual([1, 2])
  })

  test('BOARD-52: take a second line, the most urgent above', () => {
    const { places, hidden, rows } = layOutStrip(wide(200, 300, 80), { ...room, maxLines: 2 })
    expect(places.map((place) => place?.row)).toEqual([1, 0, 0])
    expect([hidden, rows]).toEqual([[], 2])
  })

  test('BOARD-52: break into two lines of nearly one length', () => {
    const { places } = layOutStrip(wide(100, 100, 100, 60), { ...room, width: 340, maxLines: 2 })
    expect(places.map((place) => place?.row)).toEqual([1, 1, 0, 0])
  })

  test('BOARD-52: two lines are one surface, and begin and end at the same places', () => {
    const { places, bars } = layOutStrip(wide(150, 150, 100, 60), { ...room, width: 340, maxLines: 2 })
    expect(places).toEqual([
      { x: 15, row: 1 },
      { x: 175, row: 1 },
      { x: 15, row: 0 },
      { x: 265, row: 0 },
    ])
    expect(bars).toEqual([
      { x: 15, width: 310, row: 1, dividers: [170] },
      { x: 15, width: 310, row: 0, dividers: [190] },
    ])
  })

  test('BOARD-52: one of two lines stands above the others, whose rows it does not take', () => {
    const chips = [{ width: 390, rows: 2 }, ...wide(300, 80, 60)]
    const { places, hidden, more, rows } = layOutStrip(chips, { ...room, maxLines: 2 })
    expect(places).toEqual([{ x: 5, row: 1 }, { x: 5, row: 0 }, null, null])
    expect([hidden, more, rows]).toEqual([[2, 3], { x: 345, row: 0 }, 3])
  })

  test('BOARD-52: begin at the start of the bar of a phone, whose button ends the first line with room', () => {
    const bar: StripRoom = { ...room, maxLines: 2, isBar: true }
    const { places, hidden, more } = layOutStrip(wide(200, 390, 80, 60), bar)
    expect(places).toEqual([{ x: 0, row: 1, stretch: 150 }, { x: 0, row: 0, stretch: 10 }, null, null])
    expect([hidden, more]).toEqual([[2, 3], { x: 350, row: 1 }])
    const full = layOutStrip(wide(390, 380, 80), bar)
    expect([full.places, full.hidden]).toEqual([
      [{ x: 0, row: 1, stretch: 10 }, null, null],
      [1, 2],
    ])
    expect([full.more, full.rows]).toEqual([{ x: 350, row: 0 }, 2])
    // Only what stands where the button needs the room is behind it.
    const split = layOutStrip(wide(390, 100, 280, 50), bar)
    expect([split.places[1], split.hidden, split.more]).toEqual([
      { x: 0, row: 0, stretch: 250 },
      [2, 3],
      { x: 350, row: 0 },
    ])
  })

  test('BOARD-83: the button stands on a bar of a phone although all have room, where it has more buttons for them', () => {
    const bar: StripRoom = { ...room, maxLines: 2, isBar: true, hasMore: true }
    const { places, hidden, more } = layOutStrip(wide(200, 180, 90), bar)
    expect(places).toEqual([
      { x: 0, row: 1 },
      { x: 210, row: 1, stretch: 10 },
      { x: 0, row: 0, stretch: 260 },
    ])
    expect([hidden, more]).toEqual([[], { x: 350, row: 0 }])
    expect(layOutStrip(wide(390, 380), bar).hidden).toEqual([1])
  })

  test('BOARD-52: the last chip of each line of a bar has its buttons at the end of the line', () => {
    const bar: StripRoom = { ...room, maxLines: 2, isBar: true }
    expect(layOutStrip(wide(200, 100, 350), bar).places).toEqual([
      { x: 0, row: 1 },
      { x: 210, row: 1, stretch: 90 },
      { x: 0, row: 0, stretch: 50 },
    ])
  })

  test('BOARD-52: of lines that all have room end with the button, where it has more buttons for them', () => {
    const two: StripRoom = { ...room, maxLines: 2, hasMore: true }
    const { places, hidden, more, bars } = layOutStrip(wide(100, 0, 100), two)
    expect([places, hidden, more]).toEqual([
      [{ x: 65, row: 0 }, null, { x: 175, row: 0 }],
      [],
      { x: 285, row: 0 },
    ])
    expect(bars).toEqual([{ x: 65, width: 270, row: 0, dividers: [170, 280] }])
    const broken = layOutStrip(wide(100, 100, 100, 80), two)
    expect(broken.places.map((place) => place?.row)).toEqual([1, 1, 0, 0])
    expect([broken.hidden, broken.more?.row]).toEqual([[], 0])
    expect(layOutStrip(wide(300, 200, 160), two).hidden).toEqual([2])
  })

  test('BOARD-52: of a line stand on one surface, which the button for the others ends', () => {
    expect(layOutStrip(wide(200, 120, 180), room).bars).toEqual([
      { x: 5, width: 390, row: 0, dividers: [210, 340] },
    ])
    expect(layOutStrip(wide(200), { ...room, isBar: true }).bars).toEqual([])
  })

  test('BOARD-79: a line shorter than the tools of guests stands in the middle of a surface as wide as they are', () => {
    const { places, bars } = layOutStrip(wide(100), { ...room, minWidth: 201 })
    expect(places).toEqual([{ x: 150, row: 0 }])
    expect(bars).toEqual([{ x: 99, width: 202, row: 0, dividers: [] }])
    expect(layOutStrip(wide(300), { ...room, minWidth: 201 }).bars).toMatchObject([{ x: 50, width: 300 }])
  })

  test('BOARD-79: that surface begins where the tools do, and its line stands in the middle of it', () => {
    const { places, bars } = layOutStrip(wide(100), { ...room, minWidth: 201, freeBefore: 60 })
    expect(places).toEqual([{ x: 180, row: 0 }])
    expect(bars).toEqual([{ x: 159, width: 142, row: 0, dividers: [] }])
    const long = layOutStrip(wide(300), { ...room, minWidth: 201, freeBefore: 60 })
    expect(long.bars).toMatchObject([{ x: 50, width: 300 }])
  })

  test('a chip wider than the strip is placed all the same; nothing takes no row', () => {
    expect(layOutStrip(wide(900), room).places).toEqual([{ x: 0, row: 0 }])
    expect(layOutStrip(wide(0, 0), room)).toEqual({
      places: [null, null],
      hidden: [],
      more: null,
      rows: 0,
      bars: [],
    })
  })
})
