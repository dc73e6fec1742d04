/** Reassembles the frames of a server from the pieces in which they arrive. */
export interface FrameReader {
  take(data: Buffer): void
}

const TEXT = 1
const FINAL = 0x80
const MASKED = 0x80
const LENGTH_16 = 126
const LENGTH_64 = 127

/** `onFrame` gets the opcode and the payload; the payload's bytes are valid only until it returns. */
export function createFrameReader(onFrame: (opcode: number, payload: Buffer) => void): FrameReader {
  let rest: Buffer | null = null

  return {
    take(data) {
      let bytes = rest === null ? data : Buffer.concat([rest, data])
      for (;;) {
        const size = sizeOf(bytes)
        if (size === null || bytes.length < size.header + size.payload) break
        const first = bytes[0] ?? 0
        // Neither Socket.IO nor ws splits messages of this size.
        if ((first & FINAL) === 0) throw new Error('a message in several frames')
        onFrame(first & 0x0f, bytes.subarray(size.header, size.header + size.payload))
        bytes = bytes.subarray(size.header + size.payload)
      }
      // A copy, since the network's buffer is reused.
      rest = bytes.length === 0 ? null : Buffer.from(bytes)
    },
  }
}

/** A client's text frame. Its mask is zero, which is a valid one and saves the work of masking. */
export function frameOf(text: string): Buffer {
  const length = Buffer.byteLength(text)
  const header = length < LENGTH_16 ? 2 : length < 65_536 ? 4 : 10
  const frame = Buffer.alloc(header + 4 + length)
  frame[0] = FINAL | TEXT
  if (header === 2) {
    frame[1] = MASKED | length
  } else if (header === 4) {
    frame[1] = MASKED | LENGTH_16
    frame.writeUInt16BE(length, 2)
  } else {
    frame[1] = MASKED | LENGTH_64
    frame.writeBigUInt64BE(BigInt(length), 2)
  }
  frame.write(text, header + 4)
  return frame
}

function sizeOf(bytes: Buffer): { header: number; payload: number } | null {
  if (bytes.length < 2) return null
  const length = (bytes[1] ?? 0) & 0x7f
  if (length < LENGTH_16) return { header: 2, payload: length }
  if (length === LENGTH_16) return bytes.length < 4 ? null : { header: 4, payload: bytes.readUInt16BE(2) }
  return bytes.length < 10 ? null : { header: 10, payload: Number(bytes.readBigUInt64BE(2)) }
}
