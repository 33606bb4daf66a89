import { describe, expect, test } from 'vitest'
import { announcementFaults, rolesOf, type WrittenAnnouncement } from './announcement.ts'

const news: WrittenAnnouncement = {
  audience: 'everybody',
  org_id: null,
  cohort_id: null,
  role: null,
  title: 'Welcome',
  title_es: 'Bienvenida',
  text: 'We start on Monday.',
  text_es: 'Empezamos el lunes.',
  visible_from: '2026-05-01T00:00:00.000Z',
  visible_until: null,
}

describe('what an announcement needs', () => {
  test.each<[string, Partial<WrittenAnnouncement>, string[]]>([
    ['both languages', {}, []],
    ['one language', { title_es: '', text_es: '' }, []],
    ['the other language', { title: '', text: ' ' }, []],
    ['a title without a text', { text_es: '' }, ['text_es required']],
    ['a text without a title', { title: '  ' }, ['title required']],
    [
      'nothing written',
      { title: '', text: '', title_es: '', text_es: '' },
      ['title required', 'text required'],
    ],
    ['an organisation, unnamed', { audience: 'organisation' }, ['org_id required']],
    ['a cohort, unnamed', { audience: 'cohort' }, ['cohort_id required']],
    ['mentors', { role: 'mentor' }, []],
    ['mentors among the managers', { audience: 'managers', role: 'mentor' }, ['role unknownOption']],
    ['managers of a cohort', { audience: 'cohort', cohort_id: 'c', role: 'admin' }, ['role unknownOption']],
    ['an end before its beginning', { visible_until: '2026-04-30' }, ['visible_until endsBeforeStart']],
    ['an end after its beginning', { visible_until: '2026-05-02' }, []],
  ])('%s', (_, change, faults) => {
    const found = announcementFaults({ ...news, ...change })
    expect(found.map(({ field, reason }) => `${field} ${reason}`)).toEqual(faults)
  })
})

test('managers are asked for by name only within an organisation', () => {
  expect(rolesOf('organisation').map(({ value }) => value)).toEqual(['entrepreneur', 'mentor', 'admin'])
  expect(rolesOf('everybody').map(({ value }) => value)).toEqual(['entrepreneur', 'mentor'])
  expect(rolesOf('managers')).toEqual([])
})
