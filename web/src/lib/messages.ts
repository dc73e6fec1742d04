import { messagesIn, pluralForm } from '@retropulse/domain/kernel/messages'
import { numberText } from './locale.ts'

/** The catalogues of pages, with numbers as the browser writes them; each loads with its feature (TEXT-1, TEXT-3). */
export const defineMessages = messagesIn({ numberText, pluralForm })
