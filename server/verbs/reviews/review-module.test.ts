import { beforeAll, expect, test } from 'vitest'
import { reviewQuestions } from '#domain/programme/review-questions.ts'
import { type Call, testApi } from '#testing/api.ts'
import { world } from '#testing/world.ts'

const { db, as } = await testApi()
const build = world(db)

let owner: Call
let mentor: Call
let organiser: Call
let stranger: Call
let projectId: string

beforeAll(async () => {
  const org = await build.organisation()
  const cohort = await build.cohort({ org })
  const ownerId = await build.person({ org, cohort })
  const mentorId = await build.person({ role: 'mentor', org, cohort })
  projectId = await build.project({ org, cohort, owner: ownerId, mentor: mentorId })
  owner = await as(ownerId)
  mentor = await as(mentorId)
  organiser = await as(await build.person({ role: 'admin', org }))
  stranger = await as(await build.person({ org, cohort }))
})

const all = reviewQuestions.map((question) => ({ question, answer: 'Very' }))
const rate = (call: Call, module: string, answers: object[] = all, more: object = {}) =>
  call(
    `mutation ($p: String!, $m: String!, $a: [ReviewAnswerInput!]!, $role: String, $userId: String) {
      moduleReview(projectId: $p, module: $m, answers: $a, role: $role, userId: $userId) {
        role module answers { question answer }
      }
    }`,
    { p: projectId, m: module, a: answers, ...more },
  )
const ratings = async (call: Call) => {
  const answer = await call('query ($p: String) { reviews(query: { projectId: $p }) { module role } }', {
    p: projectId,
  })
  return answer.data?.reviews
}
const codeOf = async (answer: ReturnType<Call>) => (await answer).errors[0]?.extensions.code

test('owner and mentor rate a module once each; managers read both, they only their own', async () => {
  expect((await rate(owner, 'one')).data?.moduleReview).toEqual({
    role: 'entrepreneur',
    module: 'one',
    answers: all,
  })
  expect((await rate(mentor, 'one', all, { role: 'mentor' })).errors).toEqual([])
  const again = await rate(owner, 'one')
  expect(again.errors[0]?.extensions).toMatchObject({ code: 'CONFLICT', reason: 'alreadyReviewed' })
  expect(await ratings(owner)).toEqual([{ module: 'one', role: 'entrepreneur' }])
  expect(await ratings(mentor)).toEqual([{ module: 'one', role: 'mentor' }])
  expect(await ratings(organiser)).toHaveLength(2)
  expect(await ratings(stranger)).toEqual([])
})

test('ten ratings at once are one', async () => {
  const codes = await Promise.all(Array.from({ length: 10 }, () => codeOf(rate(owner, 'two'))))
  expect(codes.filter((code) => code === undefined)).toHaveLength(1)
  expect(new Set(codes)).toEqual(new Set([undefined, 'CONFLICT']))
})

test.each([
  ['a question that is not asked', [...all.slice(0, 2), { question: 'Why?', answer: 'x' }], 'unknownOption'],
  ['too few answers', all.slice(0, 2), 'unknownOption'],
  ['the same question three times', [all[0], all[0], all[0]], 'unknownOption'],
  ['an empty first answer', [{ ...all[0], answer: ' ' }, ...all.slice(1)], 'required'],
  ['an empty first answer, wherever it stands', [...all.slice(1), { ...all[0], answer: '' }], 'required'],
])('refuses %s', async (_, answers, reason) => {
  const answer = await rate(owner, 'three', answers as object[])
  expect(answer.errors[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', reason })
})

test('refuses a module that does not exist', async () => {
  const { errors } = await rate(owner, 'eleven')
  expect(errors[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', fields: [{ field: 'module' }] })
})

test('nobody rates in another name or role, managers not at all, and strangers see no project', async () => {
  expect(await codeOf(rate(owner, 'four', all, { role: 'mentor' }))).toBe('FORBIDDEN')
  expect(await codeOf(rate(owner, 'four', all, { userId: 'f'.repeat(24) }))).toBe('FORBIDDEN')
  expect(await codeOf(rate(organiser, 'four'))).toBe('FORBIDDEN')
  expect(await codeOf(rate(stranger, 'four'))).toBe('NOT_FOUND')
})
