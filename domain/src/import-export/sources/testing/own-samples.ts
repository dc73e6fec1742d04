import type { Source } from '../../limits.ts'

/** A file in the layout of a tool, with invented people and texts. */
export interface SampleFile {
  readonly layout: string
  readonly source: Source
  readonly content: string
}

/** The files of this product. */
export const OWN_SAMPLES: readonly SampleFile[] = [
  {
    layout: 'retropulse table',
    source: 'retropulse',
    content: `Kind,Column,Text,Votes,Reactions,Comments,Group,State,Assignee,Due date\r
Note,Glad,Tea,2,👍 1,• Yes,#1 Drinks,,,\r
Note,Glad,Milk,0,,,#1 Drinks,,,\r
Note,Sad,"Slow, again",1,,,,,,\r
Action item,,Buy tea,,,,,Open,Mira,2026-03-01\r
`,
  },
  {
    layout: 'retropulse markdown',
    source: 'retropulse',
    content: `# Sprint 12

2026-03-01 · [View board](<https://retro.example.org/board/x>)

## Notes

### Glad

- **Drinks**
  - Tea\\
    _(Votes: 2 · 👍 1)_
    - Yes
  - Milk

### Sad

- Slow, again\\
  _(Votes: 1)_

## Action items

- [x] Buy tea\\
  _(Due date: 2026-03-01 · Assignee: Mira)_

---

_A retro from Retropulse, which can import this file._
`,
  },
]
