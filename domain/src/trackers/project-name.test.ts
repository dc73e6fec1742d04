import { expect, test } from 'vitest'
import { projectNameOf } from './project-name.ts'

test.each([
  ['github', ' acme/web.site ', 'acme/web.site'],
  ['gitlab', '/group/sub/project/', 'group/sub/project'],
  ['gitlab', '42', '42'],
  ['jira', 'web', 'WEB'],
  ['linear', 'eng', 'ENG'],
] as const)('TRACK-2: %s takes the project %s as %s', (kind, typed, name) => {
  expect(projectNameOf(kind, typed)).toBe(name)
})

test.each([
  ['github', 'acme'],
  ['github', 'acme/..'],
  ['github', '../acme'],
  ['github', 'acme/web/issues'],
  ['github', 'acme/web?x=1'],
  ['gitlab', 'project'],
  ['gitlab', 'group/./project'],
  ['jira', 'WEB" OR project = "HR'],
  ['jira', 'W'],
  ['linear', ''],
] as const)('TRACK-2: %s refuses the project %s', (kind, typed) => {
  expect(projectNameOf(kind, typed)).toBeNull()
})
