import { describe, expect, test } from 'vitest'
import {
  activeCount,
  choicesOf,
  filtered,
  filtersIn,
  noFilters,
  queryOf,
  selected,
  viewIn,
} from './filters.ts'
import type { Candidate } from './matching-documents.ts'

const candidate = (name: string, parts: Partial<Candidate> = {}): Candidate => ({
  project_id: name,
  name,
  problem: '',
  solution: '',
  sectors: [],
  countries: [],
  languages: [],
  support: [],
  stage: null,
  owner_first_name: '',
  owner_avatar: null,
  owner_bio: null,
  fit: 0,
  fit_points: [],
  is_selected: false,
  request_status: null,
  request_id: null,
  ...parts,
})

const coffee = candidate('Café Illimani', {
  countries: ['Bolivia'],
  languages: ['Spanish'],
  sectors: ['Food'],
  support: ['Finance'],
  is_selected: true,
})
const water = candidate('Clean water', {
  countries: ['Kenya', 'Bolivia'],
  languages: ['English'],
  sectors: ['Water'],
  support: ['Finance', 'Law'],
  request_status: 'declined',
})
const all = [coffee, water]
const names = (found: readonly Candidate[]) => found.map(({ name }) => name)

describe('filters', () => {
  test.each([
    [{ country: 'Bolivia' }, ['Café Illimani', 'Clean water']],
    [{ country: 'Bolivia', language: 'English' }, ['Clean water']],
    [{ experience: 'Food' }, ['Café Illimani']],
    [{ expertise: 'Law' }, ['Clean water']],
    [{ search: ' cafe ' }, ['Café Illimani']],
    [{ search: 'WATER clean' }, ['Clean water']],
    [{ search: 'water', country: 'Peru' }, []],
  ])('%o finds %o', (filters, found) => {
    expect(names(filtered(all, { ...noFilters, ...filters }))).toEqual(found)
  })

  test('say how many would be left beside the other filters', () => {
    const filters = { ...noFilters, language: 'English', country: 'Kenya' }
    expect(choicesOf(all, filters, 'country')).toEqual([
      { value: 'Bolivia', count: 1 },
      { value: 'Kenya', count: 1 },
    ])
  })

  test('keep a value from the address that nobody has', () => {
    expect(choicesOf(all, { ...noFilters, country: 'Peru' }, 'country')).toContainEqual({
      value: 'Peru',
      count: 0,
    })
  })

  test('live in the address and come back from it', () => {
    const filters = { ...noFilters, country: 'Côte d’Ivoire', search: 'a & b' }
    const query = queryOf(filters, 'selection')
    expect(filtersIn(new URLSearchParams(query))).toEqual(filters)
    expect(viewIn(new URLSearchParams(query))).toBe('selection')
    expect(activeCount(filters)).toBe(2)
    expect(queryOf(noFilters, 'all')).toBe('')
    expect(viewIn(new URLSearchParams('view=nonsense'))).toBe('all')
  })
})

test('My Selection holds what was put there', () => {
  expect(names(selected(all))).toEqual(['Café Illimani'])
})
