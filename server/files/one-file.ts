const longestHead = 4000

/** The bytes of the file in a form that holds one file and nothing else; null for every other body. */
export function oneFile(body: Buffer, contentType: string): Buffer | null {
  const boundary = /;\s*boundary=(?:"([^"]{1,70})"|([^\s;"]{1,70}))/i.exec(contentType)
  const mark = `--${boundary?.[1] ?? boundary?.[2]}`
  if (!boundary || !startsWith(body, `${mark}\r\n`)) return null
  const headEnd = body.indexOf('\r\n\r\n')
  if (headEnd < 0 || headEnd > longestHead) return null
  if (!/filename/i.test(body.toString('latin1', mark.length, headEnd))) return null
  const start = headEnd + 4
  const end = body.indexOf(`\r\n${mark}`, start)
  // Another mark than the last one begins another part.
  if (end < 0 || !startsWith(body.subarray(end), `\r\n${mark}--`)) return null
  return body.subarray(start, end)
}

const startsWith = (bytes: Buffer, text: string) =>
  bytes.subarray(0, Buffer.byteLength(text)).equals(Buffer.from(text))
