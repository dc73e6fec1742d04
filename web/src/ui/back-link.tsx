import ArrowLeft from 'lucide-react/icons/arrow-left'
import { Link } from 'react-router'

export interface BackLinkProps {
  to: string
  /** The name of the page that it leads to; undefined while it is not known: its line is kept. */
  name: string | undefined
}

/** The way back to the page that this one belongs to, over its title. */
export function BackLink({ to, name }: BackLinkProps) {
  return (
    <p className="-mt-4 mb-1 flex h-8">
      {name !== undefined && (
        <Link
          to={to}
          className="touch-target -ms-1 inline-flex h-8 max-w-full items-center gap-1.5 rounded-sm px-1 text-sm text-ink-soft hover:text-ink hover:underline"
        >
          <ArrowLeft aria-hidden="true" className="size-4 shrink-0 rtl:-scale-x-100" />
          <bdi className="truncate">{name}</bdi>
        </Link>
      )}
    </p>
  )
}
