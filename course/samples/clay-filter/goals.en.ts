import type { SampleGoal } from '#course/samples/shared/direction.ts'

export const filterGoals: readonly SampleGoal[] = [
  {
    title: 'Open the workshop with a kiln that works',
    objectives: [
      {
        title: 'Sign the loan of 4,000 dollars and order the kiln',
        activities: ['Press, fire and test filter pots'],
        day: 24,
      },
      {
        title: 'Fire three batches with at least 17 good pots of 20',
        activities: ['Press, fire and test filter pots', 'Test the water in front of the family'],
        day: 52,
      },
    ],
  },
  {
    title: 'Bring safe water to the first 100 families',
    objectives: [
      {
        title: 'Train 12 health volunteers to show the filter',
        activities: ['Train health volunteers to show the filter', 'School demonstration'],
        day: 66,
      },
      {
        title: 'Sell 100 filters and visit each one after a week',
        activities: ['Bring the filter home and show how to use it', 'Home visit'],
        day: 144,
      },
      {
        title: 'Agree monthly visits with 10 schools',
        activities: ['Agree dates with head teachers each term'],
        day: 175,
      },
    ],
  },
  {
    title: 'Stand without the grant',
    objectives: [
      {
        title: 'Sell for more than 1,205 dollars in one month',
        activities: ['Bring the filter home and show how to use it', 'Home visit'],
        day: 205,
      },
      {
        title: 'Pay back the whole loan of 4,000 dollars',
        activities: ['Press, fire and test filter pots'],
        day: 755,
      },
    ],
  },
]
