import { describe, expect, test } from 'vitest'
import { isNodeRemovalFailure } from './node-removal.ts'

describe('ERROR-7: one specific node-removal failure reloads the page', () => {
  test.each([
    "Failed to execute 'removeChild' on 'Node': The node to be removed is not a child of this node.",
    'Node.removeChild: The node to be removed is not a child of this node',
    "Failed to execute 'insertBefore' on 'Node': The node before which the new node is to be inserted is not a child of this node.",
    'The object can not be found here.',
  ])('%s', (message) => {
    expect(isNodeRemovalFailure(new DOMException(message, 'NotFoundError'))).toBe(true)
  })

  test('everything else is shown', () => {
    const others = [
      new DOMException('removeChild', 'HierarchyRequestError'),
      new DOMException('The requested version is missing', 'NotFoundError'),
      new Error("Failed to execute 'removeChild' on 'Node'"),
      undefined,
    ]
    expect(others.filter(isNodeRemovalFailure)).toEqual([])
  })
})
