import ArrowLeft from 'lucide-react/icons/arrow-left'
import { Link } from 'react-router'

export interface BackLinkProps {
  /** The page that it leads to; undefined while it is not known: its line is kept. */
  page: { readonly path: string; readonly name: string } | undefined
}

/** The way back to the page that this one belongs to, over its title. */
export function BackLink({ page }: BackLinkProps) {
  return (
    <p className="-mt-4 mb-1 flex h-8">
      {page !== undefined && (
        <Link
          to={page.path}
          className="touch-target -ms-1 inline-flex h-8 max-w-full items-center gap-1.5 rounded-sm px-1 text-sm text-ink-soft hover:text-ink hover:underline"
        >
          <ArrowLeft aria-hidden="true" className="size-4 shrink-0 rtl:-scale-x-100" />
          <bdi className="truncate">{page.name}</bdi>
        </Link>
      )}
    </p>
  )
}
