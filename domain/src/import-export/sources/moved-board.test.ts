import { expect, test } from 'vitest'
import { stranger } from '../../board/testing/people.ts'
import { exportFor, importedBoard } from '../testing/imported.ts'
import { fitRetro } from './fit-retro.ts'
import { recognise } from './recognise.ts'
import { SAMPLE_FILES } from './testing/sample-files.ts'

/** The boards that a file becomes, in lines: columns with their notes, groups, votes and comments, and action items. */
function boardsOf(content: string): string {
  const retros = recognise({ name: '', content })?.retros ?? []
  const boards = retros.map((retro) => {
    const { plan } = fitRetro(retro, {
      title: retro.title ?? 'Untitled',
      columns: [],
      names: new Set(['Mira']),
      meaningOf: () => 'other',
    })
    const { title, columns, notes, actions } = exportFor(importedBoard(plan), stranger(false))
    return [
      `# ${title}`,
      ...columns.flatMap(({ name }, at) => [
        `## ${name}`,
        ...notes
          .filter(({ column }) => column === at)
          .flatMap(({ text, votes, group, groupTitle, comments }) => [
            `${group === null ? '' : '  '}${text} +${votes}${groupTitle === null ? '' : ` (group ${groupTitle})`}`,
            ...comments.map((comment) => `> ${comment.text}`),
          ]),
      ]),
      ...actions.map(
        ({ text, status, due }) => `[${status === 1 ? 'x' : ' '}] ${text}${due === null ? '' : ` by ${due}`}`,
      ),
    ]
  })
  return boards.map((lines) => `${lines.join('\n')}\n`).join('\n')
}

/** The boards that the samples become, where the user allows the name Mira. */
const BOARDS: Readonly<Record<string, string>> = {
  'retropulse table': `
# Untitled
## Glad
Tea +2 (group Drinks)
> Yes
  Milk +0
## Sad
Slow, again +1
[ ] Buy tea (Mira) by 2026-03-01
`,
  'retropulse markdown': `
# Sprint 12
## Glad
Tea +2 (group Drinks)
> Yes
  Milk +0
## Sad
Slow, again +1
[x] Buy tea (Mira) by 2026-03-01
`,
  'easyretro wide': `
# Untitled
## Went well
Tea +5
Sun +0
## Sad
Slow, again +7
`,
  'easyretro old': `
# Untitled
## Went well
Tea +0
## To improve
Slow, again +0
[ ] Fix it
`,
  'easyretro long': `
# Untitled
## Glad
Tea, and sun +5
## Sad
Rain +3
`,
  'easyretro copy': `
# Sprint 12
## Glad
Tea (the good one) +5
Sun
shine +0
## Sad
Rain +3
`,
  'metroretro old': `
# Untitled
## Glad
Tea (Mira) +2
Sun +0
`,
  'metroretro new': `
# Untitled
## Glad
Tea (Mira) +2
## Other
Sun +0
`,
  'metroretro json': `
# Untitled
## Glad
Tea (Mira) +3
`,
  parabol: `
# Untitled
## Stuck?
Builds +4
[ ] Order it
`,
  'azure-devops table': `
# Sprint 12
## Glad
The "good" tea (Mira) +2
[ ] Buy tea
`,
  'azure-devops old table': `
# Sprint 3
## Glad
Tea, and sun (Mira) +2
[ ] Buy tea
`,
  'azure-devops copy': `
# Sprint 12
## Glad
Tea +4
  Cake +1
## Sad
[ ] Buy tea
`,
  'azure-devops json': `
# Sprint 12
## Glad
Builds +4
  Builds +4
`,
  'scrumlr table': `
# Untitled
## Sad
Slow (Mira) +4
  Flaky, "green" +1
`,
  'scrumlr old table': `
# Untitled
## Sad
Slow, again (Mira) +4
`,
  'scrumlr old json': `
# Untitled
## Sad
Slow, again (Mira) +4
  Flaky +1
`,
  'scrumlr json': `
# Sprint 12
## Sad
Slow +4
`,
  'scrumlr copy': `
# Sprint 12
## Sad
Slow (Mira) +4
  Flaky +1
`,
  'refacto table': `
# Untitled
## Happy
Good tea +2
## Question
## Sad
[ ] Buy tea

# 2025-12-16
## Happy
## Question
## Sad
`,
  'refacto json': `
# Harbour
## Happy
Tea +2
## Question
## Sad

# Harbour 2026-01-06
## Happy
## Question
## Sad
[ ] Buy tea
`,
  retrospected: `
# Sprint 12
## Sad
Slow +3 (group Pipeline)
  Flaky +1
[ ] Buy tea
`,
  'ideaboardz workbook': `
# Untitled
## Glad
Tea & cake +3
`,
  'ideaboardz json': `
# Untitled
## Section 1
Tea & cake +3
`,
  trello: `
# Retro 12
## Glad
Tea +1
> [x] Buy
> Yes
`,
}

test.each(SAMPLE_FILES)(
  'MOVE-IN-1: a file in the layout $layout becomes its boards, whole',
  ({ layout, content }) => {
    expect(`\n${boardsOf(content)}`).toBe(BOARDS[layout])
  },
)
