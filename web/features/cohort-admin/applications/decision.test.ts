import { expect, test } from 'vitest'
import type { ApplicationStatus } from '#domain/progress/application.ts'
import type { Locale } from '#web/i18n/locale.ts'
import type { Applicant, Decidable } from './application-documents.ts'
import { decisionPlan, movedBy, planOfFound } from './decision.ts'

function applicant(
  id: string,
  status: ApplicationStatus,
  locale: Locale,
  preference: Applicant['mail_preference'] = 'immediate',
): Decidable {
  const user = { user_id: `u${id}`, first_name: id, last_name: '', locale, mail_preference: preference }
  return { _id: id, status, user }
}

const people = [
  applicant('1', 'pending', 'en'),
  applicant('2', 'pending', 'es', 'digest'),
  applicant('3', 'waitlisted', 'es'),
  applicant('4', 'approved', 'en'),
  applicant('5', 'pending', 'en', 'none'),
]
const circumstances = { deciderId: 'u9', mailsOn: true }

test('who already is there is left out, the others read the message in their language', () => {
  const plan = decisionPlan(people, 'approved', circumstances)
  expect(plan.leftOut).toBe(1)
  expect(plan.readers).toEqual([
    { locale: 'en', count: 2 },
    { locale: 'es', count: 2 },
  ])
})

test('a mail goes only to those who want one at once', () => {
  expect(decisionPlan(people, 'approved', circumstances).reach).toEqual({ mail: 2, digest: 1, quiet: 1 })
})

test('nobody gets a mail in a cohort that sends none', () => {
  const quiet = { ...circumstances, mailsOn: false }
  expect(decisionPlan(people, 'approved', quiet).reach).toEqual({ mail: 0, digest: 0, quiet: 4 })
})

test('nobody decides about themselves', () => {
  expect(movedBy(people, 'approved', 'u1').map(({ _id }) => _id)).toEqual(['2', '3', '5'])
  expect(decisionPlan(people, 'approved', { ...circumstances, deciderId: 'u1' }).count).toBe(3)
})

test('somebody who cannot be seen any more is told in English', () => {
  const plan = decisionPlan([{ _id: '6', status: 'pending', user: null }], 'rejected', circumstances)
  expect(plan.readers).toEqual([{ locale: 'en', count: 1 }])
})

test('of everybody who was found, the server says how many it concerns', () => {
  const counted = { found: 73, moved: 70, english: 0, spanish: 70, mail: 60, digest: 7 }
  expect(planOfFound(counted)).toEqual({
    count: 70,
    leftOut: 3,
    readers: [{ locale: 'es', count: 70 }],
    reach: { mail: 60, digest: 7, quiet: 3 },
  })
})
