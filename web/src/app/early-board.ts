import { holdUntilBoardIsDrawn } from '../lib/first-draw.ts'
import { openFirstBoardAt } from './first-board.ts'

/*
 * `theme-boot.js` runs this on the address of a board, beside the code of all pages and mostly before it: the session
 * needs no React, and the board is on its way while the libraries still load.
 */
holdUntilBoardIsDrawn()
openFirstBoardAt(location.pathname)
