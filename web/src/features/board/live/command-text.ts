import type { BoardCommand } from '@retropulse/domain/board/command'
import { cleanLine, cleanText } from '@retropulse/domain/kernel/text'

/** The text that the participant typed into a command; null when it has none, or takes one away. */
export function textOf(command: BoardCommand): string | null {
  return typedIn(command) || null
}

function typedIn(command: BoardCommand): string | null {
  switch (command.type) {
    case 'add-note':
    case 'edit-note':
    case 'add-comment':
    case 'edit-comment':
    case 'add-action':
    case 'edit-action':
    case 'set-summary-text':
      return command.text
    case 'rename-column':
      return command.name
    case 'rename-board':
    case 'group-notes':
    case 'title-group':
      return command.title
    default:
      return null
  }
}

/**
 * The command with control characters removed from its text, and names and titles on one line, so that no paste is
 * refused (NOTE-12).
 */
export function withCleanText(command: BoardCommand): BoardCommand {
  switch (command.type) {
    case 'add-note':
    case 'edit-note':
    case 'add-comment':
    case 'edit-comment':
    case 'add-action':
    case 'edit-action':
    case 'set-summary-text':
      return { ...command, text: cleanText(command.text) }
    case 'rename-column':
      return { ...command, name: cleanLine(command.name) }
    case 'rename-board':
    case 'group-notes':
    case 'title-group':
      return { ...command, title: cleanLine(command.title) }
    default:
      return command
  }
}

/**
 * What a command is about. Commands with a common subject are sent one after the other, each when the previous command
 * is answered (CONN-18). A grouping concerns both notes; all votes concern the one ballot, since a vote must arrive
 * neither before the one that it replaces nor after the end of the vote.
 */
export function subjectsOf(command: BoardCommand): readonly string[] {
  if (command.type === 'group-notes') return command.noteIds.map((noteId) => `note ${noteId}`)
  if (command.type === 'group-note') return [`note ${command.noteId}`, `note ${command.into}`]
  if (command.type === 'cast-votes') return [`note ${command.noteId}`, 'votes']
  if (VOTING.has(command.type)) return ['votes']
  if ('noteId' in command) return [`note ${command.noteId}`]
  if ('actionId' in command) return [`action ${command.actionId}`]
  return ['columnId' in command ? `column ${command.columnId}` : command.type]
}

const VOTING: ReadonlySet<BoardCommand['type']> = new Set(['set-done', 'start-voting', 'end-voting'])
