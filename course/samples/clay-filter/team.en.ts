import type { SampleTeam } from '#course/samples/shared/direction.ts'

export const filterTeam: SampleTeam = [
  {
    name: 'Grace Odhiambo',
    role: 'Founder and manager',
    strength: 'Knows chemistry and can explain it to anybody',
    activities: [
      'Test the water in front of the family',
      'Train health volunteers to show the filter',
      'Agree dates with head teachers each term',
      'Write the water test into the school register',
      'Show the water with health volunteers',
    ],
    email: 'grace.odhiambo@example.org',
  },
  {
    name: 'Kevin Otieno',
    role: 'Production and books',
    strength: 'Keeps the kiln at 860 degrees and the receipts in order',
    activities: [
      'Press, fire and test filter pots',
      'Bring the filter home and show how to use it',
      'Make and sell clay filters near the wells',
    ],
    email: 'kevin.otieno@example.org',
  },
  {
    name: 'Rose Adhiambo',
    role: 'Head potter and technician',
    strength: 'Thirty years of clay in her hands',
    activities: [
      'Press, fire and test filter pots',
      'Visit, clean and repair filters on a fixed day',
      'Visit every filter twice a year',
    ],
    email: 'rose.adhiambo@example.org',
  },
]
