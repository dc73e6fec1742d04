import { expect, test } from 'vitest'
import { shortName } from './short-name.ts'

// Rules: ACTION-43
test.for([
  ['Jonas Weber', 'Jonas Weber'],
  ['Ingeborg Halvorsen', 'Ingeborg'],
  ['Anna Maria Sofia Lindqvist', 'Anna Maria Sofia'],
  ['Maximiliane-Friederike von Hohenlohe-Ost', 'Maximiliane'],
  ['Wolfeschlegelsteinhausen Senior', 'Wolfeschlegelsteinhausen'],
] as const)('%s is shortened at a word to %s', ([name, short]) => {
  expect(shortName(name)).toBe(short)
})
