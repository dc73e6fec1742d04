import fc from 'fast-check'
import { asId, type ColumnId } from '../../../kernel/ids.ts'
import { boardCreated } from '../../testing/boards.ts'
import { renameBoard, renameColumn } from '../../testing/commands.ts'
import { type CommandSamples, type EventSamples, FACILITATOR_ONLY } from '../../testing/sample.ts'
import { SMALL_WORLD, typed } from '../../testing/world.ts'
import type { SettingsCommand, SettingsEvent } from '../commands-and-events.ts'

export const settingsCommandSamples: CommandSamples<SettingsCommand> = {
  'rename-column': {
    example: renameColumn('good', 'Wind'),
    allowed: FACILITATOR_ONLY,
    drawn: {
      weight: 4,
      from: (world) => typed('rename-column', { columnId: world.columnId, name: world.text }),
    },
  },
  'rename-board': {
    example: renameBoard('Sprint 13'),
    allowed: FACILITATOR_ONLY,
    drawn: { weight: 4, from: (world) => typed('rename-board', { title: world.text }) },
  },
  'set-columns': {
    example: { type: 'set-columns', columns: [{ id: asId<ColumnId>('good'), name: 'All' }] },
    allowed: FACILITATOR_ONLY,
    drawn: {
      weight: 3,
      from: (world) => typed('set-columns', { columns: columnsOf(world.columnId) }),
    },
  },
  'set-anonymous': { example: { type: 'set-anonymous', on: true }, allowed: FACILITATOR_ONLY },
  'set-background': {
    example: { type: 'set-background', theme: 'dunes', backgroundUrl: null },
    allowed: FACILITATOR_ONLY,
    drawn: {
      weight: 3,
      from: () =>
        typed('set-background', {
          theme: fc.constantFrom('dunes', null),
          backgroundUrl: fc.constantFrom(null, 'https://example.com/sea.jpg', 'nonsense'),
        }),
    },
  },
}

const { columnId, text } = SMALL_WORLD

export const settingsEventSamples: EventSamples<SettingsEvent> = {
  'board-created': fc.boolean().map(boardCreated),
  'column-renamed': typed('column-renamed', { columnId, name: text }),
  'board-renamed': typed('board-renamed', { title: text }),
  'columns-set': typed('columns-set', {
    columns: fc.constant(boardCreated().columns),
    heirs: fc.constant({}),
  }),
  'anonymity-changed': typed('anonymity-changed', { on: fc.boolean() }),
  'background-set': typed('background-set', {
    theme: fc.constant(null),
    backgroundUrl: fc.constant(null),
  }),
}

/** Some of the columns, in some order, now and then one without a name. */
function columnsOf(ids: fc.Arbitrary<ColumnId>) {
  const column = fc.record({ id: ids, name: fc.constantFrom('Named', 'Named', 'Named', '') })
  return fc.uniqueArray(column, { selector: ({ id }) => id, minLength: 1, maxLength: 4, size: 'max' })
}
