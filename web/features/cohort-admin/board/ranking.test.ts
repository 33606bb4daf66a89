import { expect, test } from 'vitest'
import type { MentorOffer } from '#domain/progress/fit.ts'
import type { BoardMentor } from './board-documents.ts'
import type { Choice } from './choice-document.ts'
import { rankMentors } from './ranking.ts'

const mentor = (id: string, more: Partial<BoardMentor> = {}): BoardMentor => ({
  mentor_id: id,
  name: id,
  capacity: 2,
  free_places: 1,
  languages: [],
  expertise: [],
  ...more,
})

const offer = (more: Partial<MentorOffer>): MentorOffer => ({
  languages: [],
  countries: [],
  sectors: [],
  expertise: [],
  profession: null,
  isEntrepreneur: false,
  ...more,
})

const choice = (more: Partial<Choice> = {}): Choice => ({
  problem: '',
  wishes: { languages: ['es'], countries: ['PE'], sectors: ['Health'], support: ['Finance'], stage: 'idea' },
  offers: new Map(),
  requests: [],
  ...more,
})

test('the best fit comes first, and full mentors are not offered', () => {
  const offers = new Map([
    ['ana', offer({ languages: ['es'] })],
    ['ben', offer({ languages: ['es'], expertise: ['Finance'], sectors: ['Health'] })],
    ['full', offer({ languages: ['es'], expertise: ['Finance'], sectors: ['Health'], countries: ['PE'] })],
  ])
  const ranked = rankMentors(
    [mentor('ana'), mentor('ben'), mentor('full', { free_places: 0 })],
    choice({ offers }),
  )
  expect(ranked.map(({ mentor, fit }) => [mentor.name, fit.score])).toEqual([
    ['ben', 80],
    ['ana', 30],
  ])
})

test('among equals the one who asked comes first, then the one with more room', () => {
  const requests = [{ mentor_id: 'cy', status: 'asked', message: 'I know your region.' }]
  const ranked = rankMentors(
    [mentor('ana'), mentor('ben', { free_places: 2 }), mentor('cy')],
    choice({ requests }),
  )
  expect(ranked.map(({ mentor }) => mentor.name)).toEqual(['cy', 'ben', 'ana'])
  expect(ranked[0]?.asked).toBe('I know your region.')
})

test('a mentor of another cohort is ranked by what is known and marked so', () => {
  const [extra] = rankMentors([mentor('eva', { languages: ['es'], expertise: ['Finance'] })], choice())
  expect(extra).toMatchObject({ isPartial: true, fit: { score: 60 } })
})
