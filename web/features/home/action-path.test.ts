import { expect, test } from 'vitest'
import { actionPath } from './action-path.ts'

const place = { projectId: 'p1', feedbackPath: '/home/project/p1/two/pains' }

test.each([
  [{ kind: 'continueModule', slug: 'two' }, '/home/project/p1/two'],
  [{ kind: 'reviewModule', projectId: 'p2', slug: 'one', count: 1 }, '/home/project/p2/one/summary'],
  [{ kind: 'askForReview', slug: 'two' }, '/home/project/p1/two/summary'],
  [{ kind: 'signAgreement' }, '/home/project/p1'],
  [{ kind: 'signAgreement', projectId: 'p2' }, '/home/project/p2'],
  [{ kind: 'answerFeedback', count: 1 }, '/home/project/p1/two/pains'],
  [{ kind: 'answerRequests', count: 1 }, '#wants-to-connect'],
  [{ kind: 'chooseProject', count: 1 }, '/home/matching'],
  [{ kind: 'onboard' }, '/signup/onboard'],
  [{ kind: 'readPlan' }, '/home/project/p1'],
  [{ kind: 'waitForModule', slug: 'one', next: null, opens: null }, '/home/upcoming'],
] as const)('%o leads to %s', (action, path) => {
  expect(actionPath(action, place)).toBe(path)
})

test('unread messages of an unknown place lead to the project', () => {
  expect(actionPath({ kind: 'answerFeedback', count: 1 }, { ...place, feedbackPath: null })).toBe(
    '/home/project/p1',
  )
})
