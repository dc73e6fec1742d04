/**
 * ERROR-7: true for the failure of a page whose nodes were moved: page translators and extensions wrap text in elements
 * of their own, and the next change of that text finds its parent gone. Only a reload helps. The message of Safari
 * names neither the method nor the node.
 */
export function isNodeRemovalFailure(error: unknown): boolean {
  return (
    error instanceof DOMException &&
    error.name === 'NotFoundError' &&
    /removeChild|insertBefore|object can not be found/i.test(error.message)
  )
}
