import type { Board, BoardMentor, BoardProject } from './board-documents.ts'

export const views = ['free', 'matched', 'all'] as const
export type View = (typeof views)[number]

export type BoardFigures = {
  readonly withoutMentor: number
  readonly freePlaces: number
  readonly mentorsWithRoom: number
  readonly openRequests: number
}

export function figuresOf({ projects, mentors }: Pick<Board, 'projects' | 'mentors'>): BoardFigures {
  return {
    withoutMentor: projects.filter(({ mentor_id }) => mentor_id === null).length,
    freePlaces: mentors.reduce((sum, { free_places }) => sum + free_places, 0),
    mentorsWithRoom: mentors.filter(({ free_places }) => free_places > 0).length,
    openRequests: projects.reduce((sum, { open_requests }) => sum + open_requests, 0),
  }
}

/** Projects without a mentor first, those with open requests before the others. */
export function projectsIn(projects: readonly BoardProject[], view: View, search: string): BoardProject[] {
  return projects
    .filter(({ mentor_id }) => view === 'all' || (mentor_id === null) === (view === 'free'))
    .filter(({ name, owner_name, mentor_name }) =>
      found(`${name} ${owner_name} ${mentor_name ?? ''}`, search),
    )
    .toSorted(
      (a, b) =>
        Number(a.mentor_id !== null) - Number(b.mentor_id !== null) ||
        b.open_requests - a.open_requests ||
        a.name.localeCompare(b.name),
    )
}

/** Who has room comes first. */
export function mentorsIn(mentors: readonly BoardMentor[], search: string): BoardMentor[] {
  return mentors
    .filter(({ name, expertise }) => found(`${name} ${expertise.join(' ')}`, search))
    .toSorted((a, b) => b.free_places - a.free_places || a.name.localeCompare(b.name))
}

/** 'Café' is found by 'cafe'. */
const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
const found = (text: string, search: string) => plain(text).includes(plain(search.trim()))

export type Signing = 'both' | 'mentor' | 'entrepreneur' | 'none'

export function signingOf(
  project: Pick<BoardProject, 'mentor_agreement' | 'entrepreneur_agreement'>,
): Signing {
  if (project.mentor_agreement && project.entrepreneur_agreement) return 'both'
  if (project.mentor_agreement) return 'mentor'
  return project.entrepreneur_agreement ? 'entrepreneur' : 'none'
}

export type Window =
  | { readonly state: 'open' | 'paused' }
  | { readonly state: 'until' | 'before' | 'after'; readonly day: string }

export function windowOf({ cohort, is_open }: Pick<Board, 'cohort' | 'is_open'>, now: Date): Window {
  const { matching_start, matching_end } = cohort
  if (is_open) return matching_end ? { state: 'until', day: matching_end } : { state: 'open' }
  if (matching_start && now < new Date(matching_start)) return { state: 'before', day: matching_start }
  if (matching_end && now >= new Date(matching_end)) return { state: 'after', day: matching_end }
  return { state: 'paused' }
}
