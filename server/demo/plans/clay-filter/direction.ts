import { draft, type Plan } from '#course/samples/shared/draft.ts'
import type { Moment } from '#server/demo/moment.ts'

const goalTitles = [
  'No Poverty',
  'Zero Hunger',
  'Good Health and Well-being',
  'Quality Education',
  'Gender Equality',
  'Clean Water and Sanitation',
  'Affordable and Clean Energy',
  'Decent Work and Economic Growth',
  'Industry, Innovation and Infrastructure',
  'Reduced Inequalities',
  'Sustainable Cities and Communities',
  'Responsible Consumption and Production',
  'Climate Action',
  'Life Below Water',
  'Life on Land',
  'Peace, Justice and Strong Institutions',
  'Partnerships for the Goals',
]

const contributions: Readonly<Record<number, string>> = {
  3: 'Fewer children fall ill, because the water they drink at home is safe.',
  6: 'Families without a tap get safe water in their own kitchen, tested in front of them.',
  8: 'Ten potters earn a steady wage and learn to fire to an exact heat.',
}

/** Modules eight and nine: the global goals, the roadmap and the risks. */
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
  business: {
    sdgs: goalTitles.map((text, position) => {
      const description = contributions[position + 1] ?? ''
      return { index: position + 1, active: description !== '', description, text }
    }),
    riskManagement: [
      {
        title: 'The kiln breaks down in the rains',
        likelyhood: 'possible',
        impact: 'unacceptable',
        plan: 'Keep 60 pots in stock from February on, and agree a rent price for the kiln of the technical college.',
      },
      {
        title: 'The loan is refused',
        likelyhood: 'possible',
        impact: 'intolerable',
        plan: 'Start with the college kiln for one season and ask the two largest schools to pay a year in advance.',
      },
      {
        title: 'Water vendors speak against the filter',
        likelyhood: 'probable',
        impact: 'tolerable',
        plan: 'Offer them a commission before we open, and let the volunteers test water in public.',
      },
      { title: 'A potter leaves', likelyhood: 'possible', impact: 'acceptable', plan: '' },
    ],
  },
})
