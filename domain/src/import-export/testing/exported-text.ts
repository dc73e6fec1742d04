import { csvPieces } from '../board-csv.ts'
import { jsonPieces } from '../board-json.ts'
import { type BoardMarkdownDetails, markdownPieces } from '../board-markdown.ts'
import type { ExportedBoard } from '../exported-board.ts'

export function boardCsv(board: ExportedBoard): string {
  return [...csvPieces(board)].join('')
}

export function boardJson(board: ExportedBoard): string {
  return [...jsonPieces(board)].join('')
}

export function boardMarkdown(board: ExportedBoard, details: BoardMarkdownDetails): string {
  return [...markdownPieces(board, details)].join('')
}
