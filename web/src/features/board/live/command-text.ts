import type { BoardCommand } from '@retropulse/domain/board/command'
import { cleanText } from '@retropulse/domain/kernel/text'

/** The words that a person typed into a command; null when it carries none. */
export function textOf(command: BoardCommand): string | null {
  switch (command.type) {
    case 'add-note':
    case 'edit-note':
    case 'add-comment':
    case 'edit-comment':
    case 'add-action':
    case 'edit-action':
      return command.text
    case 'rename-column':
      return command.name
    case 'rename-board':
      return command.title
    default:
      return null
  }
}

/** The command with its words made storable, so that nobody's paste is refused. */
export function withCleanText(command: BoardCommand): BoardCommand {
  switch (command.type) {
    case 'add-note':
    case 'edit-note':
    case 'add-comment':
    case 'edit-comment':
    case 'add-action':
    case 'edit-action':
      return { ...command, text: cleanText(command.text) }
    case 'rename-column':
      return { ...command, name: cleanText(command.name) }
    case 'rename-board':
      return { ...command, title: cleanText(command.title) }
    default:
      return command
  }
}

/**
 * What a command is about. Commands with a subject in common are sent one after the other, each when the one
 * before is answered; others may overtake each other. Grouping is about both notes, and everything about votes about
 * the one ballot: a vote must not be given before the one that it takes the place of is back, nor after the end.
 */
export function subjectsOf(command: BoardCommand): readonly string[] {
  if (command.type === 'group-note') return [`note ${command.noteId}`, `note ${command.into}`]
  if (command.type === 'cast-votes') return [`note ${command.noteId}`, 'votes']
  if (VOTING.has(command.type)) return ['votes']
  if ('noteId' in command) return [`note ${command.noteId}`]
  if ('actionId' in command) return [`action ${command.actionId}`]
  return ['columnId' in command ? `column ${command.columnId}` : command.type]
}

const VOTING: ReadonlySet<BoardCommand['type']> = new Set(['set-done', 'start-voting', 'end-voting'])
