export type PictureKind = 'jpeg' | 'png' | 'webp' | 'avif'

/** The kind by the first bytes, whatever name and type the sender gave it. */
export function pictureKind(bytes: Buffer): PictureKind | null {
  if (bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))) return 'jpeg'
  if (bytes.subarray(0, 8).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]))) return 'png'
  if (latin(bytes, 0, 4) === 'RIFF' && latin(bytes, 8, 12) === 'WEBP') return 'webp'
  if (latin(bytes, 4, 8) === 'ftyp' && /^(?:.{4}){0,16}?avi[fs]/s.test(brands(bytes))) return 'avif'
  return null
}

// The main brand, the version and the brands that the file is compatible with, four letters each.
function brands(bytes: Buffer): string {
  return bytes.length < 16 ? '' : latin(bytes, 8, Math.min(bytes.readUInt32BE(0), 80))
}

function latin(bytes: Buffer, from: number, to: number): string {
  return bytes.toString('latin1', from, to)
}
