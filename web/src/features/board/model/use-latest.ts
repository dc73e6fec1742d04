import { useLayoutEffect, useRef, useState } from 'react'

/** Returns a function that reads the value of the last render, for handlers that live as long as the page. */
export function useLatest<Value>(value: Value): () => Value {
  const ref = useRef(value)
  useLayoutEffect(() => {
    ref.current = value
  })
  const [read] = useState(() => () => ref.current)
  return read
}
