import { expect, test } from 'vitest'
import { fileName } from './file-name.ts'

test.each([
  ['Sprint 12', 'Sprint-12.md'],
  ['  Ende: gut / alles gut?  ', 'Ende-gut-alles-gut.md'],
  ['ふりかえり', 'ふりかえり.md'],
  ['🎉', 'retro.md'],
  ['../../etc/passwd', 'etc-passwd.md'],
  ['x'.repeat(92), `${'x'.repeat(60)}.md`],
  [`x${'𝒜'.repeat(45)}`, `x${'𝒜'.repeat(29)}.md`],
  [`xx${'𝒜'.repeat(45)}`, `xx${'𝒜'.repeat(29)}.md`],
])('SUMMARY-24: "%s" is saved as %s', (title, name) => {
  expect(fileName(title, 'md')).toBe(name)
})
