import { modelIds } from '#course/model-ids.ts'
import type { Segment } from '#server/demo/plan/customers.ts'

export const families: Segment = {
  label: 'families',
  name: 'Families without piped water',
  role: 'Buyer',
  type: 'B2C',
  addressableMarket: 40000,
  addressableMarketDescription:
    "Households without a tap in Kisumu's eight settlements, from the county water plan of last year",
  targetMarket: 12000,
  marketShare: 10,
  marketShareJustification:
    'Nyalenda and Manyatta only. In our trial 14 of 120 visited homes ordered within a month, and nobody else sells a filter on foot there.',
  profile: {
    name: 'Mary Atieno',
    age: [24, 45],
    gender: 'Female',
    country: 'KE',
    state: 'Kisumu County',
    city: 'Nyalenda B, Kisumu',
    occupation: 'Sells vegetables at Kibuye market',
    work_description:
      'Buys greens at four in the morning, sells until two, and pays the school fees out of what is left.',
    income: 'Daily',
    income_amount: 6,
    family_status: 'Married',
    story:
      'Mary fetches two cans before sunrise. The water looks clear, so she pours it into the drum. When the youngest has a fever she boils for a week, then the charcoal money is gone and everything is as before. She has seen the plastic filters in the supermarket: 35 dollars at once, and who repairs them?',
  },
  businessModels: [modelIds['fee-for-service'], modelIds['direct sales']],
  modelDescription:
    'We offer a clay filter to families without piped water. They pay 25 dollars, at once or in four parts. With this money we pay the potters, keep the kiln going and come back to keep the filter working.',
  keyActivities: [
    'make: Press, fire and test filter pots',
    'deliver: Bring the filter home and show how to use it',
    'impact: Test the water in front of the family',
    'connect: Train health volunteers to show the filter',
  ],
  keyResources: [
    'people: Ten trained potters',
    'things: Kiln and press',
    'things: Motorbike for deliveries',
    'knowledge: Recipe of clay and sawdust, proven by tests',
    'money: Cash for three months of clay and wages',
  ],
  pains: [
    {
      label: 'pain-ill',
      title: 'Children fall ill again and again',
      description:
        'Three or four times a year a child has diarrhoea, and each time the family fears the worst.',
      level: 5,
    },
    {
      label: 'pain-charcoal',
      title: 'Boiling eats the charcoal for supper',
      description: 'One pot of boiled water costs 15 shillings of charcoal.',
      level: 4,
      note: 'note-charcoal',
    },
    {
      label: 'pain-taste',
      title: 'Chlorine tastes of hospital',
      description: 'Tea and porridge smell, so the bottle stays on the shelf.',
      level: 3,
      note: 'note-chlorine',
    },
    {
      label: 'pain-queue',
      title: 'Long queues at the well',
      description: 'Two hours of waiting in the dry months.',
      level: 4,
      skipped:
        'A filter cannot shorten the queue. The county is building two kiosks, and we leave this to them.',
    },
  ],
  gains: [
    {
      label: 'gain-cool',
      title: 'Cool water with a good taste',
      description: 'Clay keeps the water cool, as the pots of the grandmothers did.',
      level: 4,
      note: 'note-bottles',
    },
    {
      label: 'gain-save',
      title: 'Money left at the end of the week',
      description: 'No more bottles for the baby and less charcoal.',
      level: 5,
    },
    {
      label: 'gain-pride',
      title: 'Something to be proud of in the kitchen',
      description: 'A filter that a guest may see.',
      level: 2,
      skipped: 'Nice to have. We keep the pot plain and the price low.',
    },
  ],
}
