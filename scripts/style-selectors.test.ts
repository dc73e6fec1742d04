import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { listFiles } from './boundaries/tracked-files.ts'

const ROOT = join(import.meta.dirname, '..')

/**
 * Classes such as `group-last:rounded` or `group-has-checked:block` depend on where an ancestor of any kind stands among
 * its siblings, or on what it holds. All pages share one style sheet, so one of them makes the browser style everything
 * below each element that becomes a first or last child again, or whose content begins to match any `:has()` of the
 * sheet: 2,400 elements instead of 220 on a board of 300 notes in which a vote starts. `[.the-group:has(:checked)_&]:block`
 * says the same and costs only what has the class.
 */
const OF_ANY_GROUP =
  /\b(?:group|peer)-(?:(?:first|last|only|odd|even|nth|empty)[\w-]*(?:\/[\w-]+)?:[\w[-]+|has-[^\s'"`]+|\[[^\s'"`]*:has\([^\s'"`]+)/g

const found = (text: string) => text.match(OF_ANY_GROUP) ?? []

test('classes that depend on the place or the content of a group are found', () => {
  expect(
    found('"p-2 group-last/row:rounded-b-lg group-first:pt-0 group-hover/row:bg-fill first:pt-0"'),
  ).toEqual(['group-last/row:rounded-b-lg', 'group-first:pt-0'])
  expect(
    found(
      '"has-checked:p-1 not-group-has-[li>a]:hidden group-[:is(:hover,:has(b))]/note:p-2 group-[:hover]:p-2"',
    ),
  ).toEqual(['group-has-[li>a]:hidden', 'group-[:is(:hover,:has(b))]/note:p-2'])
})

test('no part of a page has such a class', () => {
  const files = listFiles(ROOT).tracked.filter((path) => /^web\/src\/.*\.(?:tsx?|css)$/.test(path))
  expect(files.length).toBeGreaterThan(500)
  const classes = files.flatMap((path) =>
    found(readFileSync(join(ROOT, path), 'utf8')).map((name) => `${path}: ${name}`),
  )
  expect(classes).toEqual([])
})
