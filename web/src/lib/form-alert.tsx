import CircleAlert from 'lucide-react/icons/circle-alert'

/**
 * The error of a form as a whole. The element is there from the start, so that screen readers announce it, but takes no
 * room.
 */
export function FormAlert({ text }: { text: string | undefined }) {
  return (
    <div role="alert" className={text === undefined ? 'sr-only' : ''}>
      {text !== undefined && (
        <p className="flex items-start gap-2 rounded-md bg-danger-soft px-3 py-2.5 text-start text-sm text-danger-ink">
          <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          {text}
        </p>
      )}
    </div>
  )
}
