import { expect, test } from 'vitest'
import type { BoardMentor, BoardProject } from './board-documents.ts'
import { figuresOf, mentorsIn, projectsIn, signingOf, windowOf } from './board-facts.ts'

const project = (name: string, more: Partial<BoardProject> = {}): BoardProject => ({
  project_id: name,
  name,
  owner_name: 'Elena',
  mentor_id: null,
  mentor_name: null,
  mentor_agreement: false,
  entrepreneur_agreement: false,
  open_requests: 0,
  ...more,
})

const mentor = (name: string, free_places: number): BoardMentor => ({
  mentor_id: name,
  name,
  capacity: 3,
  free_places,
  languages: [],
  expertise: [],
})

const projects = [
  project('Agua', { mentor_id: 'm', mentor_name: 'Marco' }),
  project('Café'),
  project('Buses', { open_requests: 2 }),
  project('Arroz'),
]

test('projects without a mentor come first, those with requests before the others', () => {
  expect(projectsIn(projects, 'all', '').map(({ name }) => name)).toEqual(['Buses', 'Arroz', 'Café', 'Agua'])
  expect(projectsIn(projects, 'matched', '').map(({ name }) => name)).toEqual(['Agua'])
})

test('a project is found by its name, its owner or its mentor, with or without accents', () => {
  expect(projectsIn(projects, 'all', 'cafe').map(({ name }) => name)).toEqual(['Café'])
  expect(projectsIn(projects, 'all', 'marco').map(({ name }) => name)).toEqual(['Agua'])
})

test('mentors with room come first', () => {
  const mentors = [mentor('Ana', 0), mentor('Ben', 2)]
  expect(mentorsIn(mentors, '').map(({ name }) => name)).toEqual(['Ben', 'Ana'])
  expect(figuresOf({ projects, mentors })).toEqual({
    withoutMentor: 3,
    freePlaces: 2,
    mentorsWithRoom: 1,
    openRequests: 2,
  })
})

test('a match says who has signed', () => {
  const signing = (mentor_agreement: boolean, entrepreneur_agreement: boolean) =>
    signingOf({ mentor_agreement, entrepreneur_agreement })
  expect([signing(true, true), signing(true, false), signing(false, true), signing(false, false)]).toEqual([
    'both',
    'mentor',
    'entrepreneur',
    'none',
  ])
})

test('the window is told from the dates and the switch', () => {
  const cohort = { _id: '', title: '', matching_start: '2026-03-01', matching_end: '2026-04-01' }
  const at = (day: string, is_open: boolean) => windowOf({ cohort, is_open }, new Date(day)).state
  expect([
    at('2026-02-01', false),
    at('2026-03-10', true),
    at('2026-03-10', false),
    at('2026-05-01', false),
  ]).toEqual(['before', 'until', 'paused', 'after'])
})
