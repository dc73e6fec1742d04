import { FEEDBACK_MAX } from '@retropulse/contract/board-feedback'
import type { Refused } from '@retropulse/contract/refusal'
import type { BoardId } from '@retropulse/domain/kernel/ids'
import { cleanText, hasContent } from '@retropulse/domain/kernel/text'
import type { Identity } from '../../auth/api.ts'
import type { Feedback } from '../store/feedback.ts'
import { enterBoardAs, type EnterBoardPorts } from '../queries/enter-board.ts'

export interface GiveFeedbackPorts extends EnterBoardPorts {
  readonly feedback: Feedback
}

/** Stores feedback about the product, without its author (BOARD-60, BOARD-61, BOARD-62). */
export async function giveFeedback(
  identity: Identity | null,
  boardId: BoardId,
  typed: string,
  ports: GiveFeedbackPorts,
): Promise<{ readonly ok: true } | Refused> {
  const entered = await enterBoardAs(identity, boardId, ports)
  if (!entered.ok) return { ok: false, code: entered.refusal }
  const text = cleanText(typed).trim()
  if (text.length > FEEDBACK_MAX) return { ok: false, code: 'text-too-long' }
  if (!hasContent(text)) return { ok: false, code: 'text-empty' }
  await ports.feedback.keep(boardId, text)
  return { ok: true }
}
