import type { RefusalCode } from '@retropulse/contract/refusal'
import { t } from './refusal-messages.ts'

/** Why a command was refused, in words (ERROR-11). */
export function refusalText(code: RefusalCode): string {
  switch (code) {
    case 'forbidden':
    case 'unknown-note':
    case 'unknown-comment':
    case 'unknown-column':
    case 'columns-changed':
    case 'unknown-action':
    case 'same-note':
    case 'voting-running':
    case 'brainstorming-running':
    case 'not-voting':
    case 'wrong-column':
    case 'no-votes-left':
    case 'number-invalid':
    case 'media-invalid':
    case 'image-invalid':
    case 'gif-invalid':
    case 'gifs-disabled':
    case 'board-anonymous':
    case 'last-facilitator':
    case 'too-many-switches':
    case 'facilitator-present':
    case 'text-empty':
    case 'text-too-long':
    case 'text-invalid':
    case 'note-hidden':
    case 'note-being-edited':
    case 'board-full':
    case 'allowance-used-up':
    case 'too-large':
    case 'unknown-member':
      return t(`refused.${code}`)
    default:
      return t('refused.other')
  }
}
