import type { Source } from '../source.ts'

/** A file in the layout of a tool, with invented people and texts. */
export interface SampleFile {
  readonly layout: string
  readonly source: Source
  readonly content: string
}

const azureItem = {
  id: 'i1',
  title: 'Builds',
  columnId: 'c1',
  upvotes: 4,
  createdDate: '2026-01-13T15:44:00Z',
}

/** One file for each layout that is recognised. */
export const SAMPLE_FILES: readonly SampleFile[] = [
  {
    layout: 'easyretro wide',
    source: 'easyretro',
    content: 'Went well,Votes Went well,Sad,Votes Sad,,\nTea,5,"Slow, again",7,,\nSun,0,,,,\n',
  },
  {
    layout: 'easyretro old',
    source: 'easyretro',
    content: 'Went well,To improve,Action items,\r\nTea,"Slow, again",Fix it,\r\n,,,\r\n',
  },
  {
    layout: 'easyretro long',
    source: 'easyretro',
    content: 'list,text,votes\nGlad,Tea, and sun,5\nSad,Rain,3',
  },
  {
    layout: 'easyretro copy',
    source: 'easyretro',
    content: 'Sprint 12\n\nGlad\n- Tea (the good one) (5)\n- Sun\nshine (0)\n\nSad\n- Rain (3)\n',
  },
  {
    layout: 'metroretro old',
    source: 'metroretro',
    content:
      '"Category","Author","Content","Group","Votes","Date"\n"Glad","Mira","Tea","Drinks","2","01/13/2026 15:41:10"\n"Glad","Tao","Sun",,"0","01/13/2026 15:41:10"\n',
  },
  {
    layout: 'metroretro new',
    source: 'metroretro',
    content:
      '"Content","Color","Author","Created","Topic","Votes","Zone"\n"Tea","Amber","Mira","1/13/26, 3:41 PM","Drinks","2","Glad"\n"Sun","Lynch","Tao","1/13/26, 3:42 PM","","0",""',
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
    content:
      '"reflectionGroup","author","votes","type","createdAt","discussionThread","prompt","content"\n"Slow","Anonymous",4,"Reflection","2026-01-13T15:41:10.511Z","","Stuck?","Builds"\n"Slow","Jonas",4,"Task","2026-01-13T16:05:31.777Z","Order it","","Order it"\n',
  },
  {
    layout: 'azure-devops table',
    source: 'azure-devops',
    content:
      '"Retrospectives Summary for \'Sprint 12\' (https://dev.azure.example/acme)"\n\n\nFeedback Items\nType,Description,Votes,CreatedDate,CreatedBy\n"Glad","The "good" tea",2,2026-01-13T15:41:10.000Z,"Mira"\n\n\nWork Items\nFeedback Description,Work Item Title,Work Item Type,Work Item Id,Url\n"The "good" tea","Buy tea",Task,4711,https://dev.azure.example/acme/4711\n',
  },
  {
    layout: 'azure-devops old table',
    source: 'azure-devops',
    content:
      'Retrospectives Summary for "Sprint 3" (https://dev.azure.example/acme)\n\n\nFeedback Items\nType,Description,Votes,CreatedDate,CreatedBy\nGlad,Tea, and sun,2,2021-05-04T10:00:00.000Z,Mira\n\n\nWork Items\nFeedback Description,Work Item Title,Work Item Type,Work Item Id,Url\nTea, and sun,Buy tea,Task,4712,https://dev.azure.example/acme/4712\n',
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
    content:
      'note_id,author_id,author,text,column_id,column,rank,stack,voting_0\nn1,u1,Mira,Slow,c1,Sad,2,null,4\nn2,u2,Tao,"Flaky, ""green""",c1,Sad,0,n1,1\n',
  },
  {
    layout: 'scrumlr old table',
    source: 'scrumlr',
    content:
      'noteId,author,text,column,timestamp,parent,votes,voting_iteration_1\na1,Mira,Slow, again,Sad,Tue 13 Jul 2021 15:41:10 GMT,-,4,4\n',
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
    content:
      '# Sprint 12\n\n- Participants: 3\n\n## Sad (2 Notes)\n\n- Slow _(Mira, 4 Votes)_\n    - Flaky _(Tao, 1 Vote)_\n\n> Generated on [scrumlr.io](https://scrumlr.io)\n',
  },
  {
    layout: 'refacto table',
    source: 'refacto',
    content:
      'Archive,Category,Message,Votes,State\ncurrent,Happy,"Good tea",2,\n"#1 (2025-12-16)",Action,"Buy tea",0,Complete\ncurrent,Action,"Buy tea",0,\n',
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
    content:
      '\n# Retrospected Session\n\n## Sprint 12\n\n### Actions\n\n- Buy tea\n\n### Posts\n\n#### Sad\n\n* (+4/-1) **Pipeline**\n * (+3/-0) Slow\n   * **Action**: *Buy tea*\n * (+1/-1) Flaky\n',
  },
  {
    layout: 'ideaboardz workbook',
    source: 'ideaboardz',
    content:
      '<?xml version="1.0"?>\n<Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet" xmlns:ss="urn:schemas-microsoft-com:office:spreadsheet"><Worksheet ss:Name="Glad"><Table><Row><Cell><Data ss:Type="String">Point</Data></Cell><Cell><Data ss:Type="String">Votes</Data></Cell></Row><Row><Cell><Data ss:Type="String">Tea &amp; cake</Data></Cell><Cell><Data ss:Type="Number">3</Data></Cell></Row></Table></Worksheet></Workbook>',
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
