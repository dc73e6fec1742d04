import { clsx } from 'clsx'
import FileText from 'lucide-react/icons/file-text'
import Upload from 'lucide-react/icons/upload'
import { useRef, useState } from 'react'
import type { DragEvent } from 'react'
import { locale } from '../../lib/locale.ts'
import { Button } from '../../ui/button.tsx'
import type { ChosenFile } from './chosen-file.ts'
import { nameParts } from './name-parts.ts'
import { t } from './messages.ts'

export interface FileChoiceProps {
  file: ChosenFile | null
  isBusy: boolean
  onFile: (file: File) => void
}

/** Takes a file by drop or by dialog, and shows the chosen one. */
export function FileChoice({ file, isBusy, onFile }: FileChoiceProps) {
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setOver] = useState(false)
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    const [dropped] = event.dataTransfer.files
    if (dropped) onFile(dropped)
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a place to drop on; the button in it does the same
    <section
      aria-label={t('file')}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      className={clsx(
        'flex items-center gap-3 rounded-lg sm:gap-4 border bg-surface transition-colors duration-fast',
        file === null
          ? 'min-h-52 flex-col justify-center border-dashed p-6 text-center sm:min-h-72'
          : 'min-h-18 px-5 py-3 max-sm:flex-wrap',
        isOver ? 'border-accent bg-accent-soft' : file === null ? 'border-line-strong' : 'border-line',
      )}
    >
      {file === null ? (
        <p className="flex flex-col items-center gap-2 text-base text-ink-soft">
          <span className="mb-1 grid size-12 place-items-center rounded-full bg-accent-soft text-accent-ink">
            <Upload aria-hidden="true" className="size-6" />
          </span>
          <span className="pointer-coarse:sr-only">{t('drop')}</span>
        </p>
      ) : (
        <>
          <FileText aria-hidden="true" className="size-5 shrink-0 text-ink-faint" />
          <div className="min-w-0 flex-1 max-sm:basis-48">
            <FileName name={file.name} />
            <p className="text-sm text-ink-soft digits">
              {t(`kind.${file.kind}`)} · {t('size', { size: locale.number.format(kilobytes(file.size)) })}
            </p>
          </div>
        </>
      )}
      <Button
        variant={file === null ? 'primary' : 'secondary'}
        busy={isBusy}
        onClick={() => input.current?.click()}
      >
        {t(file === null ? 'choose' : 'chooseOther')}
      </Button>
      {file === null && <p className="text-sm text-balance text-ink-soft">{t('limits')}</p>}
      <input
        ref={input}
        type="file"
        accept=".json,.csv,.tsv,.txt,.md,.markdown,.xlsx,.xls,application/json,text/csv"
        hidden
        data-testid="import-file"
        onChange={({ target }) => {
          const [chosen] = target.files ?? []
          if (chosen) onFile(chosen)
          // Lets the user choose the same file again after correcting it.
          target.value = ''
        }}
      />
    </section>
  )
}

/** The end of a long name, which has the day and the ending, stays in view; the middle is left out. */
function FileName({ name }: { name: string }) {
  const [start, end] = nameParts(name)
  return (
    <p dir="auto" title={name} className="flex text-sm font-medium">
      <span className="min-w-0 truncate whitespace-pre">{start}</span>
      <span className="shrink-0 whitespace-pre">{end}</span>
    </p>
  )
}

function kilobytes(bytes: number): number {
  return Math.max(1, Math.round(bytes / 1024))
}
