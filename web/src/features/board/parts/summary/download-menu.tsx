import type { RetroSummary } from '@retropulse/domain/board/summary/summary'
import { summaryCsv } from '@retropulse/domain/board/summary/summary-csv'
import { summaryMarkdown } from '@retropulse/domain/board/summary/summary-markdown'
import type { AuthorId } from '@retropulse/domain/kernel/ids'
import Download from 'lucide-react/icons/download'
import type { RefObject } from 'react'
import { embeddedFonts } from '../../../../lib/embedded-fonts.ts'
import { getFile } from '../../../../lib/api.ts'
import { locale } from '../../../../lib/locale.ts'
import { boardPath } from '../../../../lib/paths.ts'
import { Button } from '../../../../ui/button.tsx'
import { MenuItem } from '../../../../ui/menu-items.tsx'
import { Menu } from '../../../../ui/menu.tsx'
import { showCallFailure } from '../../../../ui/failure-toast.ts'
import { showToast } from '../../../../ui/toast.ts'
import { useBoardStore } from '../../model/board-store.ts'
import { t } from './messages.ts'
import { fileName, saveFile } from '../../../../lib/save-file.ts'

export interface DownloadMenuProps {
  summary: RetroSummary
  moodScore: number | null
  /** The element that the picture shows. */
  picture: RefObject<HTMLElement | null>
  /** The name of an assignee; null where the viewer may not know it (SUMMARY-11). */
  nameOf: (assignee: AuthorId) => string | null
}

/** Downloads the summary as PNG, Markdown or CSV (SUMMARY-17, SUMMARY-18, SUMMARY-19), and the whole board as JSON. */
export function DownloadMenu({ summary, moodScore, picture, nameOf }: DownloadMenuProps) {
  const { get } = useBoardStore()
  const save = (ending: string, type: string, content: BlobPart) =>
    saveFile(fileName(summary.title, ending), new Blob([content], { type }))
  const asMarkdown = () => {
    const { board } = get()
    const text = summaryMarkdown(summary, {
      date: locale.day.format(summary.createdAt),
      link: new URL(boardPath(board.id), location.href).href,
      moodScore,
      nameOf,
    })
    save('md', 'text/markdown', text)
  }
  const asExport = async () => {
    const { id, title } = get().board
    const answer = await getFile(`/api/board/${encodeURIComponent(id)}/export?format=json`)
    if (answer.ok) saveFile(fileName(title, 'json'), answer.value)
    else showCallFailure(answer.problem)
  }
  const asPicture = async () => {
    if (picture.current === null) return
    try {
      const { domToBlob } = await import('modern-screenshot')
      const background = getComputedStyle(picture.current).backgroundColor
      const font = { cssText: await embeddedFonts() }
      // On the page the margin takes back the padding that the picture needs around it.
      const style = { margin: '0' }
      const blob = await domToBlob(picture.current, {
        scale: 2,
        backgroundColor: background,
        font,
        style,
        filter: isDrawable,
      })
      saveFile(fileName(summary.title, 'png'), blob)
    } catch {
      showToast(t('failed'), { tone: 'danger' })
    }
  }
  return (
    <Menu
      isPhoneSheet
      title={t('download')}
      side="top"
      align="end"
      trigger={
        <Button className="max-sm:flex-1" icon={<Download aria-hidden="true" className="size-4" />}>
          {t('download')}
        </Button>
      }
    >
      <MenuItem onSelect={() => void asPicture()}>{t('png')}</MenuItem>
      <MenuItem onSelect={asMarkdown}>{t('markdown')}</MenuItem>
      {/* The byte order mark tells spreadsheets that the file is UTF-8. */}
      <MenuItem onSelect={() => save('csv', 'text/csv', `\uFEFF${summaryCsv(summary)}`)}>{t('csv')}</MenuItem>
      <MenuItem onSelect={() => void asExport()}>{t('json')}</MenuItem>
    </Menu>
  )
}

/** False for pictures of other hosts, GIFs of a service: pages may show them, and not read them (GIF-37). */
function isDrawable(node: Node): boolean {
  return !(node instanceof HTMLImageElement) || new URL(node.src).origin === location.origin
}
