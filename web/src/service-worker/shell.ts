/** The files of one build that open a board; the build writes the list into the service worker. */
export interface Shell {
  /** Differs whenever any file does. */
  readonly version: string
  readonly files: readonly ShellFile[]
}

export interface ShellFile {
  /** Begins with a slash. */
  readonly path: string
  /** SHA-256 of the content, in hexadecimal; null for a file with a hash in its name. */
  readonly sha256: string | null
}

/** The file that answers every address of a page but a board. */
export const PAGE_PATH = '/index.html'
/** The file that answers the address of a board: the same page, which opens the session of the board first. */
export const BOARD_PATH = '/board.html'
