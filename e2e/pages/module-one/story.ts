import { words } from '#course/understanding-the-problem/defining-your-problem/words.ts'
import type { ReviewStory } from '../review.ts'

/** What one founder writes in module one: enough for every step to be complete. */
export const story = {
  expectation: 'Why mothers stop breastfeeding so early',
  facts: {
    who: 'Mothers who sell at the market',
    what: 'stop breastfeeding after two months',
    where: 'Ayacucho',
    when: 'every year',
    evidence: '31 of 40 mothers told us',
  },
  tree: {
    work: 'They go back to the stall',
    income: 'No sale means no dinner',
    savings: 'Nobody can save for the time at home',
    water: 'They do not trust their own milk',
    advice: 'Relatives praise powdered milk',
    effect: 'Babies are ill more often',
  },
  reason: 'We know forty of these families by name',
  wrong: 'Most mothers who stay at home stop just as early',
  questions: [
    'Tell me about the last day you breastfed. What happened?',
    'What did you earn in the first month after the birth?',
    'Who told you about powdered milk, and what did they say?',
    'How did you decide what the baby drank last week?',
  ],
  sources: [
    'Rosa, market seller',
    'Two mothers at the health post',
    'A mother who stayed at home',
    'Report of the ministry 2025',
  ],
  notes: ['I sold with him on my back until it was too cold.', 'One in three stops before the third month.'],
  insight: { that: 'the stall decides', because: 'a day without it is a day without food' },
  changed: 'Money is only half of it',
  activities: ['A warm room beside the market', 'Savings groups before birth', 'Evenings with grandmothers'],
  outcome: 'Mothers breastfeed six months',
  reach: '120',
  impact: 'Children of the market grow up healthy',
  why: {
    story: 'My sister gave up after seven weeks and never said why.',
    contribution: 'make room for mothers at work',
    impact: 'they choose for themselves how to feed their children',
    how: 'We ask mothers first',
    what: 'A warm room with a scale',
    vision: 'In ten years every market has a room for mothers',
  },
  reflection: 'We thought it was money. It is time and trust. Open: who pays for the room?',
  about: { step: 'defining-your-problem', field: words.en.definition },
  comment: 'Which mothers do you mean? Say how old the children are.',
  approval: 'Now everybody understands it.',
  rating: 'Yes, the interviews changed my plan',
  sentBack: {
    message: 'Strong interviews. Please make the first sentence sharper.',
    answer: 'Children under six months. I will write it.',
    edited: 'In Ayacucho, mothers who sell at the market stop breastfeeding children under six months.',
    added: 'children under six',
    removed: 'after two',
  },
} as const satisfies ReviewStory & Readonly<Record<string, unknown>>

export type Story = typeof story
