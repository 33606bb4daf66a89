import { monitorEventLoopDelay } from 'node:perf_hooks'
import { expect, test } from 'vitest'
import type { MentorRow } from './board.ts'
import type { WishRow } from './fit-rows.ts'
import { propose } from './propose.ts'

const languages = ['en', 'es', 'pt', 'qu']
const some = (from: readonly string[], place: number) => [
  from[place % from.length] ?? '',
  from[place % 3] ?? '',
]
const numbered = (what: string, count: number) =>
  Array.from({ length: count }, (_, place) => `${what} ${place}`)

const project = (place: number): WishRow => ({
  sectors: some(numbered('sector', 11), place * 7),
  countries: some(['PE', 'CO', 'MX'], place),
  stage: 'idea',
  languages: some(languages, place),
  support: some(numbered('support', 13), place * 5),
})

const mentor = (place: number): MentorRow => ({
  mentor_id: `m${place}`,
  name: '',
  capacity: 3,
  free_places: 3,
  mentor_languages: some(languages, place * 3),
  mentor_countries: some(['PE', 'CO', 'MX'], place),
  mentor_sectors: some(numbered('sector', 11), place),
  mentor_expertise: some(numbered('support', 13), place),
  mentor_country: null,
  mentor_profession: null,
  mentor_is_entrepreneur: place % 2 === 0,
})

test('a matching of 400 projects and 2000 mentors leaves the server free for others', async () => {
  const projects = Array.from({ length: 400 }, (_, place) => project(place))
  const mentors = Array.from({ length: 2000 }, (_, place) => mentor(place))
  const delay = monitorEventLoopDelay({ resolution: 5 })
  delay.enable()
  let turns = 0
  const counting = setInterval(() => turns++, 1)
  const matching = await propose(projects, mentors)
  clearInterval(counting)
  delay.disable()
  expect(matching.filter((place) => place !== null)).toHaveLength(400)
  expect(turns).toBeGreaterThan(3)
  // In one piece it was two seconds and more; a turn is 15 milliseconds.
  expect(delay.max / 1e9).toBeLessThan(0.8)
})
