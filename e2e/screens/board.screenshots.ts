import { rankBetween } from '@retropulse/domain/kernel/rank'
import { heldRetro, noteAt } from '../stage/held-retro.ts'
import { openTool } from '../stage/open-tool.ts'
import { firstNote, openBoard, usual } from './steps/open-board.ts'
import { takeScreenshots } from './steps/take-screenshots.ts'

/** As many columns as a board has at most, with names of different length, and a note for each of the last two. */
const FIVE = [
  'Went well',
  'Went less well',
  'Try next',
  'Thank you to a colleague',
  'Questions for leadership',
]
const LATER = ['Aiko, for the night shift before the release', 'Will the second pier open this year?']

/** A board at rest, as its viewers see it. */
takeScreenshots([
  {
    screen: 'board',
    state: 'facilitator',
    who: 'nora',
    show: ({ page, board }) => openBoard(page, board(usual)),
  },
  {
    screen: 'board',
    state: 'guest-asked-for-name',
    who: 'guest',
    async show({ page, board }) {
      await openBoard(page, board(usual))
      await page
        .getByRole('button', { name: /^Add a note/ })
        .first()
        .click()
      await page.getByRole('textbox', { name: 'Your name (optional)' }).waitFor()
    },
  },
  {
    screen: 'board',
    state: 'guest',
    who: 'guest',
    show: ({ page, board }) => openBoard(page, board(usual)),
  },
  {
    screen: 'board',
    state: 'anonymous',
    who: 'jonas',
    show: ({ page, board }) =>
      openBoard(
        page,
        board(({ title }) => title === 'Sprint 48'),
      ),
  },
  {
    screen: 'board',
    state: 'empty',
    who: 'priya',
    show: ({ page, board }) =>
      openBoard(
        page,
        board(({ notes }) => notes === 0),
      ),
  },
  {
    screen: 'board',
    state: 'five-columns',
    who: 'nora',
    async show({ page }) {
      const { path, columns, lead } = await heldRetro(page, 'Quarter in review', true, { columns: FIVE })
      const [first] = columns
      const rank = rankBetween(null, null)
      if (first === undefined) throw new Error('a retro without columns')
      for (const [at, text] of LATER.entries())
        await lead({
          type: 'add-note',
          noteId: noteAt(at + 3, 0),
          columnId: columns[at + 3] ?? first,
          rank,
          text,
        })
      await openBoard(page, path)
    },
  },
  {
    screen: 'board',
    state: '300-notes',
    who: 'nora',
    show: ({ page, board }) =>
      openBoard(
        page,
        board(({ isOverfull }) => isOverfull === true),
      ),
  },
  {
    screen: 'board',
    state: 'masked',
    who: 'samuel',
    async show({ page, board }) {
      await openBoard(
        page,
        board(({ isMasked }) => isMasked === true),
      )
      await page
        .getByText(/^Brainstorming/)
        .first()
        .waitFor()
    },
  },
  {
    screen: 'board',
    state: 'described-column',
    who: 'jonas',
    show: ({ page, board }) =>
      openBoard(
        page,
        board(({ renamedColumn }) => renamedColumn !== undefined),
      ),
  },
  {
    screen: 'board',
    state: 'loading',
    who: 'nora',
    async show({ page, board }) {
      // The device has seen the account, as on all visits but the first.
      await page.goto('/')
      await page.getByRole('main').waitFor()
      await page.route('**/uid', () => new Promise<void>(() => undefined))
      await page.goto(board(usual))
      await page.getByText('Opening the board').first().waitFor({ state: 'attached' })
    },
  },
  {
    screen: 'board',
    state: 'share',
    who: 'nora',
    async show({ page, board }) {
      await openBoard(page, board(usual))
      await openTool(page, 'Share', 'Share this retro')
      await page.getByText('Anyone with the link').waitFor()
    },
  },
  {
    screen: 'board',
    state: 'people',
    who: 'guest',
    async show({ page, board, bystander }) {
      const path = board(usual)
      const names = [
        'Léa Fontaine',
        'Maximiliane-Friederike von Hohenlohe-Ost',
        'נועה בן־דוד',
        '🦊',
        'Chidi O.',
      ]
      await Promise.all(names.map((name) => bystander(path, name)))
      await openBoard(page, path)
      await page.getByRole('button', { name: /^Users online/ }).click()
      await page.getByRole('dialog', { name: 'Users online' }).waitFor()
    },
  },
  {
    screen: 'board',
    state: 'keys',
    who: 'nora',
    async show({ page, board }) {
      await openBoard(page, board(usual))
      await firstNote(page).press('?')
      await page.getByRole('dialog').waitFor()
    },
  },
])
