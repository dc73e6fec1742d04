declare global {
  interface Window {
    /** By path: what `theme-boot.js` requests on a board before the code of the page has arrived. */
    earlyAnswers?: Record<string, Promise<Response> | undefined>
  }
}

/**
 * The answer to the early request for a path. Only for the first call, which is made as the page opens: later ones ask
 * again, since the viewer may be another one by then.
 */
export function takeEarlyAnswer(path: string): Promise<Response> | undefined {
  const early = globalThis.window?.earlyAnswers
  const answer = early?.[path]
  if (early !== undefined) early[path] = undefined
  return answer
}
