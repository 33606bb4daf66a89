import { expect, test } from 'vitest'
import { noticeWords, statusOf } from './notice-words.ts'
import type { Notification } from './notification-documents.ts'

const notice: Notification = {
  _id: '1',
  kind: 'connectRequest',
  project_name: 'Clay filter',
  person_name: 'Daniel',
  cohort_title: null,
  status: null,
  message: null,
  module_name: null,
  module_name_es: null,
  step_title: null,
  step_title_es: null,
  path: '/home',
  created_at: '2026-06-01T12:00:00.000Z',
  read: false,
}

test('a notification speaks the language of the page', () => {
  expect(noticeWords(notice, 'en')).toBe('Daniel would like to mentor Clay filter')
  expect(noticeWords(notice, 'es')).toBe('Daniel quiere acompañar a Clay filter')
})

test('a name that is missing leaves no hole', () => {
  const decided = { ...notice, kind: 'applicationDecided', status: 'approved' }
  expect(noticeWords(decided, 'es')).toBe('Ya tienes tu lugar: tu cohorte aceptó tu postulación.')
})

const placed: Notification = {
  ...notice,
  module_name: 'Understanding the Problem',
  module_name_es: 'Entender el problema',
  step_title: 'Making sense',
  step_title_es: 'Dar sentido',
}

test.each([
  [
    'feedback',
    'Daniel wrote about Clay filter: Making sense',
    'Daniel escribió sobre Clay filter: Dar sentido',
  ],
  [
    'reviewRequested',
    'Clay filter asks for your feedback: Understanding the Problem',
    'Clay filter pide tus comentarios: Entender el problema',
  ],
  [
    'moduleApproved',
    '"Understanding the Problem" of Clay filter is approved',
    '"Entender el problema" de Clay filter quedó aprobado',
  ],
  [
    'moduleSentBack',
    '"Understanding the Problem" of Clay filter came back with comments',
    '"Entender el problema" de Clay filter volvió con comentarios',
  ],
  [
    'matched',
    'Daniel is your mentor. Read and sign the agreement.',
    'Daniel te acompaña. Lee y firma el acuerdo.',
  ],
])('%s names the module or the step it is about', (kind, inEnglish, inSpanish) => {
  expect(noticeWords({ ...placed, kind }, 'en')).toBe(inEnglish)
  expect(noticeWords({ ...placed, kind }, 'es')).toBe(inSpanish)
})

test.each([
  ['feedback', 'Daniel wrote about Clay filter'],
  ['moduleApproved', 'A module of Clay filter is approved'],
])('%s without a place reads well too', (kind, words) => {
  expect(noticeWords({ ...notice, kind }, 'en')).toBe(words)
})

test('a kind of tomorrow still says something', () => {
  expect(noticeWords({ ...notice, kind: 'somethingElse' }, 'en')).toBe('Something new for you')
})

test.each(['approved', 'Approved', 'aprobada'])(
  '%s is known whatever the language it was kept in',
  (status) => {
    expect(statusOf(status)).toBe('approved')
  },
)
