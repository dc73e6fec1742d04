import { expect, test } from 'vitest'
import { americanMomentIn, momentIn, namedMonthMomentIn, nameIn, votesIn, votesOf } from './file-values.ts'

const MOMENT = 1_768_318_870_000

test.each([
  ['2026-01-13T15:41:10Z', MOMENT],
  ['2026-01-13T15:41:10.511Z', MOMENT + 511],
  ['2026-01-13T16:41:10+01:00', MOMENT],
  ['2026-01-13T10:41:10-0500', MOMENT],
  [' 2026-01-13T15:41Z ', MOMENT - 10_000],
  ['2026-01-13', null],
  ['2026-02-30T15:41:10Z', null],
  ['2026-01-13T15:41:10', null],
])('MOVE-IN-1: the moment in %j', (text, moment) => {
  expect(momentIn(text)).toBe(moment)
})

test.each([
  ['01/13/2026 15:41:10', MOMENT],
  ['1/13/26, 3:41 PM', MOMENT - 10_000],
  ['1/13/26, 3:41\u202FPM', MOMENT - 10_000],
  ['1/13/26, 15:41', MOMENT - 10_000],
  ['1/13/26, 12:05 AM', MOMENT - ((15 * 60 + 36) * 60 + 10) * 1000],
  ['1/13/26, 12:05 PM', MOMENT - ((3 * 60 + 36) * 60 + 10) * 1000],
  ['13/01/2026 15:41:10', null],
  ['13.01.2026 15:41', null],
  ['', null],
])('MOVE-IN-1: the American moment in %j', (text, moment) => {
  expect(americanMomentIn(text)).toBe(moment)
})

test.each([
  ['Tue Jan 13 2026 15:41:10 GMT+0000 (Coordinated Universal Time)', MOMENT],
  ['Tue Jan 13 2026 16:41:10 GMT+0100 (Mitteleuropäische Zeit)', MOMENT],
  ['Tue Jan 13 2026 16:41:10 GMT+0100', MOMENT],
  ['Tue 13 Jan 2026 15:41:10 GMT', MOMENT],
  ['Tue, 13 Jan 2026 15:41:10 GMT', MOMENT],
  ['Tue Foo 13 2026 15:41:10 GMT', null],
  ['Tue Jan 32 2026 15:41:10 GMT', null],
  ['-', null],
])('MOVE-IN-1: the moment in %j', (text, moment) => {
  expect(namedMonthMomentIn(text)).toBe(moment)
})

test('MOVE-IN-1: votes are whole numbers, and no more than a board takes', () => {
  expect(['3', ' 4 ', '', '-1', '1.5', 'x', '999999', '1e3', '3.0'].map(votesIn)).toEqual([
    3, 4, 0, 0, 0, 0, 10_000, 0, 3,
  ])
  expect([3, -1, 1.5, '4', null, 1e12, Number.NaN].map(votesOf)).toEqual([3, 0, 0, 0, 0, 10_000, 0])
})

test('MOVE-IN-9: a text that stands for no name is none', () => {
  expect(['Mira', ' Mira ', 'Anonymous', 'undefined', '', 'null'].map(nameIn)).toEqual([
    'Mira',
    'Mira',
    null,
    null,
    null,
    null,
  ])
})
