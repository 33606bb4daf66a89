import { expect, test } from 'vitest'
import { pictureFaults } from '#testing/picture-faults.ts'
import { record } from '#testing/plan-records.ts'
import { type Stage, stages } from './activities.ts'
import { funnelPicture, litFunnel } from './funnel-picture.ts'

const activity = (activityType: Stage, name: string) => ({ ...record, _id: name, name, activityType })
const many = stages.flatMap((stage) =>
  Array.from({ length: 12 }, (_, n) => activity(stage, `${stage} ${n} with a long name that takes its time`)),
)

test.each(['en', 'es'] as const)('in %s a funnel can be read on paper, empty or crowded', (locale) => {
  for (const picture of [
    funnelPicture([], locale),
    funnelPicture(many, locale),
    litFunnel([], locale, 'tofu'),
    litFunnel(many, locale, 'bofu'),
  ])
    expect(pictureFaults(picture)).toEqual([])
})

test('the words of the picture tell every activity, also those for which it has no room', () => {
  const { twin = [] } = funnelPicture(many, 'en')
  expect(twin.filter(({ depth }) => depth === 1)).toHaveLength(many.length)
  expect(twin.filter(({ depth }) => depth === 0).map(({ text }) => text)).toEqual([
    'Get known',
    'Build interest',
    'Close the sale',
  ])
})
