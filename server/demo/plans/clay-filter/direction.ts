import { draft, type Plan } from '#course/samples/shared/draft.ts'
import type { Moment } from '#server/demo/moment.ts'

/** Module nine: the roadmap. */
export const filterDirection = (moment: Moment): Plan => ({
  drafts: [
    draft('nine', 'goal', {
      title: 'Open the workshop with a kiln that works',
      objectives: [
        {
          title: 'Sign the loan of 4,000 dollars and order the kiln',
          activities: ['Press, fire and test filter pots'],
          date: moment(24).slice(0, 10),
        },
        {
          title: 'Fire three batches with at least 17 good pots of 20',
          activities: ['Press, fire and test filter pots', 'Test the water in front of the family'],
          date: moment(52).slice(0, 10),
        },
      ],
    }),
    draft('nine', 'goal', {
      title: 'Bring safe water to the first 100 families',
      objectives: [
        {
          title: 'Train 12 health volunteers to show the filter',
          activities: ['Train health volunteers to show the filter', 'School demonstration'],
          date: moment(66).slice(0, 10),
        },
        {
          title: 'Sell 100 filters and visit each one after a week',
          activities: ['Bring the filter home and show how to use it', 'Home visit'],
          date: moment(120).slice(0, 10),
        },
        {
          title: 'Agree monthly visits with 10 schools',
          activities: ['Agree dates with head teachers each term'],
          date: moment(150).slice(0, 10),
        },
      ],
    }),
  ],
  business: {},
})
