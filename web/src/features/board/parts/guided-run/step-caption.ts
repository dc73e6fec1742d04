import type { StepKind } from '@retropulse/domain/board/guided-run/guided-run'
import { t } from './steps-messages.ts'

/** What happens in a step; `votes` is how many each participant has in one that votes, null off a board (RUN-15). */
export function stepCaption(kind: StepKind, votes: number | null): string {
  return kind === 'vote' && votes !== null ? t('votes', { count: votes }) : t(`kind.${kind}`)
}
