/** The capitals of the name of a tracker, beside it, such as GH and GL; decoration. */
export function TrackerMark({ name }: { name: string }) {
  return (
    <span aria-hidden="true" className="font-semibold">
      {name.replace(/[a-z]/g, '')}
    </span>
  )
}
