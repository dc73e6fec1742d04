import { ChangeMark } from '../../../ui/change-mark.tsx'
import { t } from './short-messages.ts'
import { changeSize, changeText, directionOf } from './short-texts.ts'

/** How an average changed since the survey before; what it is compared with stands above all averages (PULSE-45). */
export function AverageChange({ change }: { change: number | null }) {
  const direction = directionOf(change)
  if (direction === null) return <span className="text-sm text-ink-soft">{changeText(change)}</span>
  return (
    <ChangeMark
      direction={direction}
      isGood={direction === 'up'}
      text={changeText(change)}
      spoken={`${changeText(change)} ${t('change.since')}`}
    />
  )
}

/** The same in a cell of a table, whose ground is the colour of the average: without a word, which has no room there. */
export function ShortAverageChange({ change }: { change: number | null }) {
  const direction = directionOf(change)
  if (direction === null) return null
  return (
    <ChangeMark
      direction={direction}
      isGood={direction === 'up'}
      text={changeSize(change)}
      spoken={`${changeText(change)} ${t('change.since')}`}
      isOnColour
      className="ms-1"
    />
  )
}
