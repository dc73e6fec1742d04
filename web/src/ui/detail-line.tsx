import { Fragment } from 'react'

/** Details of a few words each, in one line with middle dots between them. */
export function DetailLine({ details }: { details: readonly string[] }) {
  return (
    <p className="text-pretty">
      {details.map((detail, at) => (
        <Fragment key={detail}>
          {at > 0 && '\u00a0· '}
          <bdi>{detail}</bdi>
        </Fragment>
      ))}
    </p>
  )
}
