import { joinPlans } from '#course/samples/shared/draft.ts'
import { frame } from '#course/samples/shared/frame.ts'
import { impact } from '#course/samples/shared/impact.ts'
import { filterActivities } from './change.en.ts'

export const moduleEight = (startedAt: string) =>
  joinPlans(
    frame('eight', startedAt, {
      expectation: 'How can we show that children are healthier?',
      reflection: 'With the clinic register, if the county agrees.',
    }),
    impact(
      {
        goals: [
          [6, 'Families without a tap get safe water in their own kitchen, tested in front of them.'],
          [3, 'Fewer children fall ill, because the water they drink at home is safe.'],
          [1, 'Families keep about two dollars a week that went into charcoal and bottles.'],
        ],
        activities: filterActivities,
      },
      'en',
    ),
  )
