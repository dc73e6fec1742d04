import type { Evolutions } from '../evolution.ts'
import type { MediaEvent } from './commands-and-events.ts'

export const mediaEvolutions: Evolutions<MediaEvent> = {
  'media-set': (state, { media }) => ({ ...state, media }),
}
