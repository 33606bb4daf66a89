import type { Candidate } from './matching-documents.ts'

export const filterNames = ['country', 'language', 'experience', 'expertise'] as const
export type FilterName = (typeof filterNames)[number]
export type Filters = Readonly<Record<FilterName | 'search', string>>

/** Parts of the page: everything, the shortlist, and what one has asked. */
export const views = ['all', 'selection', 'requests'] as const
export type View = (typeof views)[number]

export const noFilters: Filters = { country: '', language: '', experience: '', expertise: '', search: '' }

const valuesOf: Record<FilterName, (candidate: Candidate) => readonly string[]> = {
  country: ({ countries }) => countries,
  language: ({ languages }) => languages,
  experience: ({ sectors }) => sectors,
  expertise: ({ support }) => support,
}

export function filtersIn(search: URLSearchParams): Filters {
  const value = (name: keyof Filters) => search.get(name) ?? ''
  return {
    country: value('country'),
    language: value('language'),
    experience: value('experience'),
    expertise: value('expertise'),
    search: value('search'),
  }
}

export function viewIn(search: URLSearchParams): View {
  return views.find((view) => view === search.get('view')) ?? 'all'
}

/** Filters and view as the query of an address; what is not set is left out. */
export function queryOf(filters: Filters, view: View): string {
  const query = new URLSearchParams(Object.entries(filters).filter(([, value]) => value !== ''))
  if (view !== 'all') query.set('view', view)
  return query.size > 0 ? `?${query}` : ''
}

export const activeCount = (filters: Filters): number =>
  Object.values(filters).filter((value) => value.trim() !== '').length

export const selected = (candidates: readonly Candidate[]): readonly Candidate[] =>
  candidates.filter(({ is_selected }) => is_selected)

export function filtered(candidates: readonly Candidate[], filters: Filters): readonly Candidate[] {
  const words = plain(filters.search).split(/\s+/).filter(Boolean)
  return candidates.filter((candidate) => {
    const text = plain(textOf(candidate))
    return (
      filterNames.every(
        (name) => filters[name] === '' || valuesOf[name](candidate).includes(filters[name]),
      ) && words.every((word) => text.includes(word))
    )
  })
}

export type FilterChoice = { readonly value: string; readonly count: number }

/** What a filter offers: every value, with how many would be left beside the other filters. */
export function choicesOf(
  candidates: readonly Candidate[],
  filters: Filters,
  name: FilterName,
): readonly FilterChoice[] {
  const left = filtered(candidates, { ...filters, [name]: '' })
  const values = new Set(candidates.flatMap(valuesOf[name]))
  if (filters[name] !== '') values.add(filters[name])
  return [...values].map((value) => ({
    value,
    count: left.filter((candidate) => valuesOf[name](candidate).includes(value)).length,
  }))
}

const textOf = ({ name, problem, solution, sectors, owner_first_name }: Candidate) =>
  [name, problem, solution, ...sectors, owner_first_name].join(' ')

/** 'Café' is found by 'cafe'. */
const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
