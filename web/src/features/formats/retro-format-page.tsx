import { type Format, formatNamed } from '@retropulse/domain/board/formats/format'
import { useQuery } from '@tanstack/react-query'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import ArrowRight from 'lucide-react/icons/arrow-right'
import { Link, Navigate, useParams } from 'react-router'
import { usePageTitle } from '../../lib/page-title.ts'
import { ProblemError } from '../../lib/problem.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx'
import { backgroundAddress } from '../../lib/picture-address.ts'
import { ColumnChips } from '../../ui/column-chips.tsx'
import { FormatGuide } from './format-guide.tsx'
import { formatPath, startPath } from './format-path.ts'
import { BoardSketch } from '../../ui/board-sketch.tsx'
import { formatsQuery } from '../../lib/formats-query.ts'
import { t } from './messages.ts'

/** The public page about a format: when it fits, how to run it, and the link to start it (CREATE-32). */
export function RetroFormatPage() {
  const { slug = '' } = useParams()
  const { data: formats } = useQuery(formatsQuery)
  const format = formats && formatNamed(formats, slug)
  usePageTitle(format?.name ?? t('formats'))
  if (formats === undefined) return <Waiting />
  if (format === undefined) throw new ProblemError({ code: 'not-found', status: 404 })
  if (format.slug !== slug) return <Navigate to={formatPath(format.slug)} replace />
  const at = formats.indexOf(format)
  return (
    <article className={pageClass}>
      <Link to="/retro-formats" className="self-start text-sm text-accent-ink hover:underline">
        {t('guide.all')}
      </Link>
      <header className="grid items-center gap-6 md:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="flex flex-col items-start gap-4">
          <h1 className="font-display text-3xl font-semibold tracking-tight text-balance">{format.name}</h1>
          <p className="text-base text-pretty text-ink-soft">{format.sentence}</p>
          <ColumnChips columns={format.columns} />
          <Link
            to={startPath(format.slug)}
            className={`mt-2 ${buttonClass({ variant: 'primary', size: 'lg' })}`}
          >
            {t('guide.start')}
          </Link>
        </div>
        <BoardSketch
          columns={format.columns}
          picture={format.theme === null ? null : backgroundAddress(format.theme)}
          isNamed
          className="rounded-lg border border-line"
        />
      </header>
      <FormatGuide key={format.slug} format={format} />
      <nav aria-label={t('formats')} className="mt-4 grid gap-3 border-t border-line pt-6 sm:grid-cols-2">
        <Neighbour format={formats[at - 1] ?? formats.at(-1)} label={t('guide.previous')} isNext={false} />
        <Neighbour format={formats[at + 1] ?? formats[0]} label={t('guide.next')} isNext />
      </nav>
    </article>
  )
}

interface NeighbourProps {
  format: Format | undefined
  label: string
  isNext: boolean
}

function Neighbour({ format, label, isNext }: NeighbourProps) {
  if (format === undefined) return null
  const Arrow = isNext ? ArrowRight : ArrowLeft
  return (
    <Link
      to={formatPath(format.slug)}
      className={`flex items-center gap-3 rounded-lg border border-line bg-surface px-4 py-3 hover:border-line-strong ${isNext ? 'flex-row-reverse text-end' : ''}`}
    >
      <Arrow aria-hidden="true" className="size-4 shrink-0 text-ink-faint rtl:-scale-x-100" />
      <span className="min-w-0 flex-1">
        <span className="block text-xs text-ink-soft">{label}</span>
        <span className="block truncate font-medium">{format.name}</span>
      </span>
    </Link>
  )
}

const pageClass = 'mx-auto flex w-full max-w-2xl flex-1 flex-col gap-8 px-5 py-8 lg:py-10'

function Waiting() {
  return (
    <SkeletonGroup label={t('loading')} className={pageClass}>
      <Skeleton className="h-5 w-24" />
      <div className="grid items-center gap-6 md:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="flex flex-col gap-4">
          <Skeleton className="h-10 w-64" />
          <Skeleton className="h-14 w-full" />
          <Skeleton className="h-6 w-full" />
          <Skeleton className="h-12 w-40 rounded-md" />
        </div>
        <Skeleton className="aspect-16/9 w-full rounded-lg" />
      </div>
      <Skeleton className="h-80 w-full rounded-lg" />
    </SkeletonGroup>
  )
}
