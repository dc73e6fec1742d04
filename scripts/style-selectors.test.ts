import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { listFiles } from './boundaries/tracked-files.ts'

const ROOT = join(import.meta.dirname, '..')

/**
 * Classes such as `group-last:rounded` depend on where an ancestor of any kind stands among its siblings. All pages
 * share one style sheet, so one of them makes the browser style everything below each element that becomes a first or
 * last child again: 2,400 elements instead of 220 on a board of 300 notes in which a vote starts.
 */
const SIBLING_OF_GROUP = /\bgroup-(?:first|last|only|odd|even|nth|empty)[\w-]*(?:\/[\w-]+)?:[\w[-]+/g

const found = (text: string) => text.match(SIBLING_OF_GROUP) ?? []

test('classes that depend on the place of a group among its siblings are found', () => {
  expect(
    found('"p-2 group-last/row:rounded-b-lg group-first:pt-0 group-hover/row:bg-fill first:pt-0"'),
  ).toEqual(['group-last/row:rounded-b-lg', 'group-first:pt-0'])
})

test('no part of a page has such a class', () => {
  const files = listFiles(ROOT).tracked.filter((path) => /^web\/src\/.*\.(?:tsx?|css)$/.test(path))
  expect(files.length).toBeGreaterThan(500)
  const classes = files.flatMap((path) =>
    found(readFileSync(join(ROOT, path), 'utf8')).map((name) => `${path}: ${name}`),
  )
  expect(classes).toEqual([])
})
