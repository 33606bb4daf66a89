import { readFileSync } from 'node:fs'

const [countAt, firstAt, entryBytes, tagBytes] = [4, 12, 16, 4]
/** How letters change and move beside others, looked up for every word: a third of the time that a file takes. */
const shaping = new Set(['GSUB', 'GPOS'])

/** A font whose letters stand beside each other as they are, as text programs have them unless they are asked. */
export function plainFont(path: string): Buffer {
  const font = readFileSync(path)
  for (let table = 0; table < font.readUInt16BE(countAt); table += 1) {
    const at = firstAt + table * entryBytes
    if (shaping.has(font.toString('latin1', at, at + tagBytes))) font.write('none', at, 'latin1')
  }
  return font
}
