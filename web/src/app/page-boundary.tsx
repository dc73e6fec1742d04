import { Component, type ReactNode } from 'react'
import { type Location, useLocation } from 'react-router'
import { PageError } from './page-error.tsx'

/** Draws what is inside; where that throws, the reason in its place, until the next navigation. */
export function PageBoundary({ children }: { children: ReactNode }) {
  return <Boundary location={useLocation()}>{children}</Boundary>
}

interface BoundaryProps {
  readonly location: Location
  readonly children: ReactNode
}

interface BoundaryState {
  readonly location: Location
  readonly failure: { readonly error: unknown } | null
}

/** A class, since React offers this to classes alone. */
class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { location: this.props.location, failure: null }

  static getDerivedStateFromError(error: unknown): Partial<BoundaryState> {
    return { failure: { error } }
  }

  static getDerivedStateFromProps({ location }: BoundaryProps, state: BoundaryState): BoundaryState | null {
    return location === state.location ? null : { location, failure: null }
  }

  override render() {
    const { failure } = this.state
    return failure === null ? this.props.children : <PageError error={failure.error} />
  }
}
