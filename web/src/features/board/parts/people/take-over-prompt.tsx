import { isStandIn, takeOverFrom } from '@retropulse/domain/board/facilitation/take-over'
import { useState } from 'react'
import { lazyPart } from '../../../../ui/lazy-part.tsx'
import { useLive } from '../../model/board-store.ts'
import { useServerNow } from '../../model/use-server-now.ts'

const TakeOverCard = lazyPart(async () => (await import('./take-over-card.tsx')).TakeOverCard)
const TakeBackCard = lazyPart(async () => (await import('./take-over-card.tsx')).TakeBackCard)

/**
 * Offers a member of the team to take over after a minute without a facilitator (LEAD-6), and a facilitator who returns
 * to take the board back (LEAD-8). The server decides both.
 */
export function TakeOverPrompt() {
  const you = useLive((view) => view.you)
  const board = useLive((view) => view.board)
  const isLive = useLive((view) => view.status === 'live')
  const noFacilitatorSince = useLive((view) => view.noFacilitatorSince)
  const [dismissed, dismiss] = useState<string | null>(null)
  const from =
    isLive && !you.isFacilitator && you.seesAssignees ? takeOverFrom(board, noFacilitatorSince) : null
  const { takeOver } = board
  const isReturn =
    takeOver !== null && you.isFacilitator && !isStandIn(board, { ...you, isFacilitator: false })
  const question = isReturn ? `back ${takeOver.at}` : `over ${from}`
  const close = () => dismiss(question)
  if (dismissed === question) return null
  if (isReturn) return <TakeBackCard takeOver={takeOver} onClose={close} onFail={close} />
  return from === null ? null : <Offer from={from} onClose={close} />
}

/** Reads the clock only while there may be something to offer. */
function Offer({ from, onClose }: { from: number; onClose: () => void }) {
  const now = useServerNow(1000)
  return now < from ? null : <TakeOverCard onClose={onClose} onFail={onClose} />
}
