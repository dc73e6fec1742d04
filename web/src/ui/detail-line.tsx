/**
 * Details of a few words each, side by side with middle dots between them. A detail that has no room begins a line, and
 * the dot before it, which stands over the edge there, is clipped.
 */
export function DetailLine({ details }: { details: readonly string[] }) {
  return (
    <span className="block overflow-x-clip">
      <span className="-ms-3 flex flex-wrap">
        {details.map((detail, at) => (
          <span key={detail} className="relative min-w-0 ps-3">
            {at > 0 && (
              <span className="absolute inset-s-0 w-3 text-center whitespace-pre">{'\u00a0· '}</span>
            )}
            <bdi className="wrap-anywhere">{detail}</bdi>
          </span>
        ))}
      </span>
    </span>
  )
}
