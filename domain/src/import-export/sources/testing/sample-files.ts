import { OWN_SAMPLES, type SampleFile } from './own-samples.ts'

const azureItem = {
  id: 'i1',
  title: 'Builds',
  columnId: 'c1',
  upvotes: 4,
  createdDate: '2026-01-13T15:44:00Z',
}

/** One file for each layout that is recognised. */
export const SAMPLE_FILES: readonly SampleFile[] = [
  ...OWN_SAMPLES,
  {
    layout: 'easyretro wide',
    source: 'easyretro',
    content: `Went well,Votes Went well,Sad,Votes Sad,,
Tea,5,"Slow, again",7,,
Sun,0,,,,
`,
  },
  {
    layout: 'easyretro old',
    source: 'easyretro',
    content: `Went well,To improve,Action items,\r
Tea,"Slow, again",Fix it,\r
,,,\r
`,
  },
  {
    layout: 'easyretro long',
    source: 'easyretro',
    content: `list,text,votes
Glad,Tea, and sun,5
Sad,Rain,3`,
  },
  {
    layout: 'easyretro copy',
    source: 'easyretro',
    content: `Sprint 12

Glad
- Tea (the good one) (5)
- Sun
shine (0)

Sad
- Rain (3)
`,
  },
  {
    layout: 'metroretro old',
    source: 'metroretro',
    content: `"Category","Author","Content","Group","Votes","Date"
"Glad","Mira","Tea","Drinks","2","01/13/2026 15:41:10"
"Glad","Tao","Sun",,"0","01/13/2026 15:41:10"
`,
  },
  {
    layout: 'metroretro new',
    source: 'metroretro',
    content: `"Content","Color","Author","Created","Topic","Votes","Zone"
"Tea","Amber","Mira","1/13/26, 3:41 PM","Drinks","2","Glad"
"Sun","Lynch","Tao","1/13/26, 3:42 PM","","0",""`,
  },
  {
    layout: 'metroretro json',
    source: 'metroretro',
    content: JSON.stringify({
      Actions: [],
      Glad: [{ author: { name: 'Mira', email: 'm@example.org' }, content: 'Tea', group: 'Drinks', votes: 3 }],
    }),
  },
  {
    layout: 'parabol',
    source: 'parabol',
    content: `"reflectionGroup","author","votes","type","createdAt","discussionThread","prompt","content"
"Slow","Anonymous",4,"Reflection","2026-01-13T15:41:10.511Z","","Stuck?","Builds"
"Slow","Jonas",4,"Task","2026-01-13T16:05:31.777Z","Order it","","Order it"
`,
  },
  {
    layout: 'azure-devops table',
    source: 'azure-devops',
    content: `"Retrospectives Summary for 'Sprint 12' (https://dev.azure.example/acme)"


Feedback Items
Type,Description,Votes,CreatedDate,CreatedBy
"Glad","The "good" tea",2,2026-01-13T15:41:10.000Z,"Mira"


Work Items
Feedback Description,Work Item Title,Work Item Type,Work Item Id,Url
"The "good" tea","Buy tea",Task,4711,https://dev.azure.example/acme/4711
`,
  },
  {
    layout: 'azure-devops old table',
    source: 'azure-devops',
    content: `Retrospectives Summary for "Sprint 3" (https://dev.azure.example/acme)


Feedback Items
Type,Description,Votes,CreatedDate,CreatedBy
Glad,Tea, and sun,2,2021-05-04T10:00:00.000Z,Mira


Work Items
Feedback Description,Work Item Title,Work Item Type,Work Item Id,Url
Tea, and sun,Buy tea,Task,4712,https://dev.azure.example/acme/4712
`,
  },
  {
    layout: 'azure-devops copy',
    source: 'azure-devops',
    content: `Retrospectives Summary

Retrospective: Sprint 12

Glad:
 - Tea [4 votes]
\t- Grouped feedback items:
\t\t- Cake [1 votes]

Sad:
 - No items

Work items:
 - Buy tea [Task #4712]: https://dev.azure.example/acme/4712

Link to retrospective:
https://dev.azure.example/acme
`,
  },
  {
    layout: 'azure-devops json',
    source: 'azure-devops',
    content: JSON.stringify([
      {
        team: { id: 't1' },
        board: { id: 'b1', title: 'Sprint 12', columns: [{ id: 'c1', title: 'Glad' }] },
        items: [azureItem, { ...azureItem, id: 'i2', parentFeedbackItemId: 'i1' }],
      },
    ]),
  },
  {
    layout: 'scrumlr table',
    source: 'scrumlr',
    content: `note_id,author_id,author,text,column_id,column,rank,stack,voting_0
n1,u1,Mira,Slow,c1,Sad,2,null,4
n2,u2,Tao,"Flaky, ""green""",c1,Sad,0,n1,1
`,
  },
  {
    layout: 'scrumlr old table',
    source: 'scrumlr',
    content: `noteId,author,text,column,timestamp,parent,votes,voting_iteration_1
a1,Mira,Slow, again,Sad,Tue 13 Jul 2021 15:41:10 GMT,-,4,4
`,
  },
  {
    layout: 'scrumlr old json',
    source: 'scrumlr',
    content: JSON.stringify([
      {
        noteId: 'a1',
        author: 'Mira',
        text: 'Slow, again',
        column: 'Sad',
        timestamp: 'Tue, 13 Jul 2021 15:41:10 GMT',
        parent: '-',
        votes: 4,
      },
      {
        noteId: 'a2',
        author: '-',
        text: 'Flaky',
        column: 'Sad',
        timestamp: '-',
        parent: 'a1',
        votes: '1',
      },
    ]),
  },
  {
    layout: 'scrumlr json',
    source: 'scrumlr',
    content: JSON.stringify({
      board: { id: 'b1', name: 'Sprint 12' },
      columns: [{ id: 'c1', name: 'Sad', index: 0 }],
      notes: [{ id: 'n1', author: 'u1', text: 'Slow', position: { column: 'c1', stack: null, rank: 1 } }],
      votings: [{ id: 'v1', status: 'CLOSED', votes: { votesPerNote: { n1: { total: 4 } } } }],
    }),
  },
  {
    layout: 'scrumlr copy',
    source: 'scrumlr',
    content: `# Sprint 12

- Participants: 3

## Sad (2 Notes)

- Slow _(Mira, 4 Votes)_
    - Flaky _(Tao, 1 Vote)_

> Generated on [scrumlr.io](https://scrumlr.io)
`,
  },
  {
    layout: 'refacto table',
    source: 'refacto',
    content: `Archive,Category,Message,Votes,State
current,Happy,"Good tea",2,
"#1 (2025-12-16)",Action,"Buy tea",0,Complete
current,Action,"Buy tea",0,
`,
  },
  {
    layout: 'refacto json',
    source: 'refacto',
    content: JSON.stringify({
      name: 'Harbour',
      current: { format: 'mood', items: [{ category: 'happy', message: 'Tea', votes: 2 }] },
      archives: [
        {
          created: '2026-01-06T16:10:00.000Z',
          snapshot: { format: 'mood', items: [{ category: 'action', message: 'Buy tea', votes: 0 }] },
        },
      ],
    }),
  },
  {
    layout: 'retrospected',
    source: 'retrospected',
    content: `
# Retrospected Session

## Sprint 12

### Actions

- Buy tea

### Posts

#### Sad

* (+4/-1) **Pipeline**
 * (+3/-0) Slow
   * **Action**: *Buy tea*
 * (+1/-1) Flaky
`,
  },
  {
    layout: 'ideaboardz workbook',
    source: 'ideaboardz',
    content: `<?xml version="1.0"?>
<Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet" xmlns:ss="urn:schemas-microsoft-com:office:spreadsheet"><Worksheet ss:Name="Glad"><Table><Row><Cell><Data ss:Type="String">Point</Data></Cell><Cell><Data ss:Type="String">Votes</Data></Cell></Row><Row><Cell><Data ss:Type="String">Tea &amp; cake</Data></Cell><Cell><Data ss:Type="Number">3</Data></Cell></Row></Table></Worksheet></Workbook>`,
  },
  {
    layout: 'ideaboardz json',
    source: 'ideaboardz',
    content: JSON.stringify([{ id: 11, section_id: 101, message: 'Tea &amp; cake', votes_count: 3 }]),
  },
  {
    layout: 'trello',
    source: 'trello',
    content: JSON.stringify({
      name: 'Retro 12',
      shortUrl: 'https://trello.com/b/AbCd1234',
      lists: [{ id: 'l1', name: 'Glad', closed: false, pos: 1 }],
      cards: [{ id: 'c1', name: 'Tea', idList: 'l1', closed: false, pos: 1, idMembersVoted: ['m1'] }],
      checklists: [{ id: 'k1', idCard: 'c1', checkItems: [{ name: 'Buy', state: 'complete', pos: 1 }] }],
      actions: [{ type: 'commentCard', data: { text: 'Yes', card: { id: 'c1' } } }],
    }),
  },
]
