import { requestEarly } from '../lib/early-answers.ts'
import { holdUntilBoardIsDrawn } from '../lib/until-board-drawn.ts'
import { openFirstBoardAt } from './first-board.ts'

/*
 * The page of a board runs this beside the code of all pages and mostly before it: the session needs no React, and the
 * board is on its way while the libraries still load. So is what the header waits for (SHELL-13).
 */
requestEarly('/status')
holdUntilBoardIsDrawn()
openFirstBoardAt(location.pathname)
