let loading: Promise<void> | null = null

/**
 * Resolves once the styles of all parts are there. The page of a board has those of its first parts alone, and names the
 * whole sheet, which takes their place; every other page has it from the start. Rejects where it cannot be loaded, and
 * the next call tries again.
 */
export function wholeStyles(): Promise<void> {
  loading ??= replaceFirstStyles().catch((error: unknown) => {
    loading = null
    throw error
  })
  return loading
}

/**
 * Loads code and its styles, so that nothing is drawn without them. The code comes first, since some waits until the
 * board is drawn, which must not wait for these styles.
 */
export function styled<Code>(load: () => Promise<Code>): () => Promise<Code> {
  return async () => {
    const code = await load()
    await wholeStyles()
    return code
  }
}

async function replaceFirstStyles(): Promise<void> {
  const first = globalThis.document?.querySelector<HTMLLinkElement>('link[data-whole]')
  const href = first?.dataset['whole']
  if (!first || href === undefined) return
  const whole = Object.assign(document.createElement('link'), {
    rel: 'stylesheet',
    crossOrigin: 'anonymous',
    href,
  })
  await new Promise((resolve, reject) => {
    whole.addEventListener('load', resolve)
    whole.addEventListener('error', () => {
      whole.remove()
      reject(new Error('the styles could not be loaded'))
    })
    first.after(whole)
  })
  // In the same turn: both would decide about every element until then.
  first.remove()
}
