import { words } from '#course/impact/sustainable-development-goals/words.ts'
import type { ReviewStory } from '../review.ts'

const goal = words.en.goalOf(3, 'Good Health and Well-being')

/** What one founder writes in module eight: enough for every step to be complete. */
export const story = {
  expectation: 'Whether babies are really healthier',
  /** From module one. */
  activity: {
    name: 'A warm room beside the market',
    outcomes: ['Mothers breastfeed longer', 'Fewer babies fall ill'],
  },
  /** By their numbers, the most important first at the end of the step. */
  goals: [5, 3],
  contributions: {
    5: 'Mothers keep their income while they breastfeed',
    3: 'Babies of market sellers fall ill less often',
  },
  indicators: [
    {
      outcome: 'Mothers breastfeed longer',
      kpi: '% of mothers who still breastfeed after six months',
      how: 'Ask every mother of the room by phone',
      tool: 'List of the room',
      time: 'every 6 months',
      baseline: '20',
      target: '60',
      other: 'The clinic also advises mothers',
    },
    {
      outcome: 'Fewer babies fall ill',
      kpi: 'Days of illness per baby in a month',
      how: 'Rosa asks when they come in',
      tool: 'Register at the door',
      time: 'every month',
      baseline: '4,5',
      target: '2',
      other: 'Warm winters help everybody',
    },
  ],
  reflection: 'Two numbers are enough. The clinic has not answered yet.',
  about: { step: 'sustainable-development-goals', field: goal },
  comment: 'How many babies?',
  approval: 'Now it can be checked.',
  rating: 'Yes, I know what to count',
} as const satisfies ReviewStory & Readonly<Record<string, unknown>>

export type Story = typeof story
