import { expect, test } from 'vitest'
import { testApi } from '#testing/api.ts'
import { world } from '#testing/world.ts'
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
