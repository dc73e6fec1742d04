import fc from 'fast-check'
import type { BoardEvent } from '../event.ts'
import { EVENT_SAMPLES } from './all-samples.ts'

/** Any event in any order, as a replica may get it that was not sent everything; the order makes no sense. */
export const arbitraryEvent: fc.Arbitrary<BoardEvent> = fc.oneof(...Object.values(EVENT_SAMPLES))
