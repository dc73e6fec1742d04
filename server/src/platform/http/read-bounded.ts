/** The body of an answer as text; null when it is longer than `bytesMax`, after decompression. */
export async function readBounded({ body }: Response, bytesMax: number): Promise<string | null> {
  if (body === null) return ''
  const chunks: Uint8Array[] = []
  let size = 0
  // Leaving the loop early ends the connection.
  for await (const chunk of body as AsyncIterable<Uint8Array>) {
    size += chunk.byteLength
    if (size > bytesMax) return null
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString()
}
