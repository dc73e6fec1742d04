/** Counts the characters that are serialised in each turn of this process's event loop. */
export function watchTurns() {
  const stringify = JSON.stringify
  let inTurn = 0
  let most = 0
  let isStopped = false
  JSON.stringify = (value: unknown, ...more: readonly unknown[]) => {
    const text = Reflect.apply(stringify, JSON, [value, ...more]) as string
    inTurn += (text as string | undefined)?.length ?? 0
    return text
  }
  const turn = () => {
    most = Math.max(most, inTurn)
    inTurn = 0
    if (!isStopped) setImmediate(turn)
  }
  setImmediate(turn)
  return {
    mostInTurn: () => most,
    reset: () => void (most = 0),
    stop() {
      isStopped = true
      JSON.stringify = stringify
    },
  }
}
