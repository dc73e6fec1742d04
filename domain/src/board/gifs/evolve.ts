import type { Evolutions } from '../evolution.ts'
import type { GifEvent } from './commands-and-events.ts'

export const gifEvolutions: Evolutions<GifEvent> = {
  'gif-sharing-set': (state, { on }) => ({ ...state, disableGifs: !on }),
  'gif-shared': (state, { gif }) => ({ ...state, gifs: [...state.gifs, gif] }),
}
