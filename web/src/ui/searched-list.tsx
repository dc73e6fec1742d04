import Search from 'lucide-react/icons/search'
import SearchX from 'lucide-react/icons/search-x'
import { useRef } from 'react'
import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { EmptyState } from './empty-state.tsx'
import { TextField } from './text-field.tsx'

export interface SearchedListProps {
  /** What is searched, in the field and as its name. */
  label: string
  query: string
  onQuery: (query: string) => void
  /** How many entries were found, for screen readers; null: nothing is searched for. */
  found: string | null
  /** What stands in place of the list where nothing was found; null: something was. */
  none: { readonly title: string; readonly text: string; readonly clear: string } | null
  className: string
  /** The list of what was found. */
  children: ReactNode
}

/** A list below a field that searches it; without a match it says so, and offers to clear the search. */
export function SearchedList(props: SearchedListProps) {
  const { label, query, onQuery, found, none, className, children } = props
  const field = useRef<HTMLInputElement>(null)
  const clear = () => {
    field.current?.focus()
    onQuery('')
  }
  return (
    <>
      <TextField
        ref={field}
        label={label}
        labelHidden
        type="search"
        placeholder={label}
        icon={<Search className="size-4" />}
        value={query}
        onChange={(event) => onQuery(event.target.value)}
        className={className}
      />
      <output className="sr-only">{found}</output>
      {none === null ? (
        children
      ) : (
        <EmptyState
          icon={<SearchX />}
          title={none.title}
          text={none.text}
          action={<Button onClick={clear}>{none.clear}</Button>}
        />
      )}
    </>
  )
}
