import { expect, test } from 'vitest'
import { type CohortMeasures, cohortConsequences } from './cohort-consequences.ts'

const before: CohortMeasures = {
  requests_expired: 0,
  requests_answerable: 12,
  can_apply: 3,
  course_open: 7,
  modules_open: 4,
  mentors: 9,
  mails: 30,
  listed: 1,
  participants: 40,
}

test.each<[Partial<CohortMeasures>, [string, number][]]>([
  [{}, []],
  [{ requests_expired: 12, requests_answerable: 0 }, [['requestsExpire', 12]]],
  [{ requests_answerable: 0 }, [['requestsWait', 12]]],
  [{ can_apply: 0 }, [['cannotApply', 3]]],
  [{ can_apply: 5 }, []],
  [{ course_open: 2 }, [['courseCloses', 5]]],
  [{ course_open: 9 }, [['courseOpens', 2]]],
  [{ modules_open: 2 }, [['modulesClose', 2]]],
  [{ modules_open: 5 }, [['modulesOpen', 1]]],
  [{ mentors: 6 }, [['mentorsLeave', 3]]],
  [
    { mails: 0, listed: 0 },
    [
      ['mailsStop', 30],
      ['unlisted', 1],
    ],
  ],
  [{ participants: 0 }, [['participantsLose', 40]]],
])('with %j people would notice %j', (changes, noticed) => {
  const found = cohortConsequences(before, { ...before, ...changes })
  expect(found.map(({ kind, count }) => [kind, count])).toEqual(noticed)
})

test('modules that nobody works in yet open and close unnoticed', () => {
  const empty = { ...before, course_open: 0 }
  expect(cohortConsequences(empty, { ...empty, modules_open: 1 })).toEqual([])
})
