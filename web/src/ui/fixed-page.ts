import { createContext } from 'react'

/**
 * The page is as high as the window and scrolls only within. A dialog need not keep it from scrolling then, which would
 * change the styles of the body and take 30 ms on a board with 300 notes.
 */
export const FixedPageContext = createContext(false)
