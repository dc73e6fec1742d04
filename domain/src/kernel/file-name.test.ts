import { expect, test } from 'vitest'
import { fileName } from './file-name.ts'

test.each([
  ['Sprint 12', 'Sprint-12.md'],
  ['  Ende: gut / alles gut?  ', 'Ende-gut-alles-gut.md'],
  ['ふりかえり', 'ふりかえり.md'],
  ['साप्ताहिक बैठक', 'साप्ताहिक-बैठक.md'],
  ['ประชุมทีมครั้งที่ 3', 'ประชุมทีมครั้งที่-3.md'],
  ['Re\u0301tro d\u2019e\u0301te\u0301', 'R\u00e9tro-d-\u00e9t\u00e9.md'],
  ['Love ❤️ 1️⃣', 'Love-1.md'],
  ['invoice\u202Efdp.exe', 'invoice-fdp-exe.md'],
  ['🎉', 'retro.md'],
  ['../../etc/passwd', 'etc-passwd.md'],
  ['x'.repeat(92), `${'x'.repeat(60)}.md`],
  [`x${'𝒜'.repeat(45)}`, `x${'𝒜'.repeat(29)}.md`],
  [`xx${'𝒜'.repeat(45)}`, `xx${'𝒜'.repeat(29)}.md`],
])('SUMMARY-24: "%s" is saved as %s', (title, name) => {
  expect(fileName(title, 'md')).toBe(name)
})
