import type { PulseTopic } from '@retropulse/domain/pulse/format'
import { useRef, useState } from 'react'
import type { KeyboardEvent, PointerEvent } from 'react'
import { flushSync } from 'react-dom'
import { announce } from '../../../ui/live-region.ts'
import { t } from '../messages.ts'
import { dragCard } from './drag-card.ts'
import { shiftOf } from './reorder-place.ts'

/** The question that is being moved. */
interface Held {
  readonly at: number
  readonly place: number
  /** The pixels that it takes, with the gap to the next one. */
  readonly room: number
}

/** The styles of a card while one is carried. */
export interface Carrying {
  readonly isHeld: boolean
  /** The pixels that it makes room by; undefined while no card is carried, so that none is animated then. */
  readonly shift: number | undefined
}

/** Moves questions by pointer and by keyboard, and announces their new places (PULSE-19). */
export function useReorder(topics: readonly PulseTopic[], onMove: (topicId: string, place: number) => void) {
  const listRef = useRef<HTMLOListElement>(null)
  const [held, setHeld] = useState<Held | null>(null)

  const say = (key: 'topic.moved' | 'topic.letGo', { title }: PulseTopic, place: number) => {
    const called = title.trim() === '' ? t('topic.unnamed') : title
    const text =
      key === 'topic.letGo'
        ? t(key, { title: called })
        : t(key, { title: called, place: place + 1, count: topics.length })
    announce(text, { key: 'topic-place' })
  }

  /** Moves a question by any number of places; the pressed button keeps the focus unless it is disabled then. */
  const moveTo = (topic: PulseTopic, place: number) => {
    if (place < 0 || place >= topics.length || topics[place] === topic) return
    const pressed = document.activeElement
    flushSync(() => onMove(topic.id, place))
    if (pressed instanceof HTMLElement) pressed.focus()
    say('topic.moved', topic, place)
  }

  const grip = (topic: PulseTopic, at: number) => ({
    onPointerDown({ button, currentTarget, pointerId, clientY }: PointerEvent<HTMLElement>) {
      const list = listRef.current
      if (button !== 0 || list === null || held !== null) return
      const room = roomOf(list, at)
      setHeld({ at, place: at, room })
      dragCard({
        grip: currentTarget,
        list,
        at,
        pointerId,
        y: clientY,
        onPlace: (place) => setHeld({ at, place, room }),
        onEnd(place) {
          setHeld(null)
          if (place === null) say('topic.letGo', topic, at)
          else moveTo(topic, place)
        },
      })
    },
    onKeyDown(event: KeyboardEvent<HTMLElement>) {
      const place = placeByKey(event.key, at, topics.length)
      if (place === undefined) return
      event.preventDefault()
      moveTo(topic, place)
    },
  })

  const carrying = (at: number): Carrying => ({
    isHeld: held?.at === at,
    shift: held === null || held.at === at ? undefined : shiftOf(at, held.at, held.place) * held.room,
  })

  return { listRef, grip, carrying, moveTo }
}

function placeByKey(key: string, at: number, count: number): number | undefined {
  if (key === 'ArrowUp') return at - 1
  if (key === 'ArrowDown') return at + 1
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : undefined
}

/** The pixels by which the others move when a card is taken out of the list. */
function roomOf(list: HTMLElement, at: number): number {
  const card = list.children[at]
  if (!(card instanceof HTMLElement)) return 0
  return card.offsetHeight + Number.parseFloat(getComputedStyle(list).rowGap || '0')
}
