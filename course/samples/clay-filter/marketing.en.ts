import type { Marketing } from '#course/samples/shared/marketing.ts'
import { filterWorth } from './worth.ts'

const home = { segment: 'families', offering: 'filter' }
const school = { segment: 'schools', offering: 'visit' }

export const filterMarketing: Marketing = {
  strategies: [
    {
      ...home,
      coverage: 'selective',
      routes: ['direct', 'indirect'],
      reason:
        'Nobody looks for a filter, so somebody has to show it. We go to homes and let trusted vendors sell too.',
    },
    {
      ...school,
      coverage: 'exclusive',
      routes: ['direct'],
      reason: 'Head teachers want one number to call and one person to trust.',
    },
  ],
  channels: [
    {
      ...home,
      label: 'ch-homes',
      scores: [3, 3, 5, 5],
      isChosen: true,
      why: 'People buy when they have seen their own water tested.',
      chain: [
        {
          intermediaryType: 'own-staff',
          description: 'Two saleswomen visit homes and earn 2 dollars a filter.',
        },
      ],
    },
    {
      ...home,
      label: 'ch-vendors',
      scores: [4, 4, 3, 4],
      isChosen: true,
      why: 'Vendors pass every door each day.',
      shares: [8, 2],
      chain: [
        {
          intermediaryType: 'commission-agent',
          description: 'Water vendors take orders for 2 dollars a filter.',
        },
        {
          intermediaryType: 'delivery-company',
          description: 'A boda boda rider brings the filter for 50 cents.',
        },
      ],
    },
    {
      ...home,
      label: 'ch-shops',
      scores: [4, 2, 2, 3],
      isChosen: false,
      why: '',
      shares: [15, 10],
      chain: [
        { intermediaryType: 'wholesaler', description: 'Stores at the bus park and keeps 15 percent.' },
        { intermediaryType: 'shop-kiosk', description: 'Kiosks sell on credit to people they know.' },
      ],
    },
    {
      ...school,
      label: 'ch-visits',
      scores: [3, 4, 5, 5],
      isChosen: true,
      why: 'The technician agrees the next date before she leaves.',
      chain: [
        { intermediaryType: 'own-staff', description: 'The technician visits and writes the receipt.' },
      ],
    },
  ],
  activities: [
    {
      ...home,
      name: 'Community radio spot',
      activityType: 'tofu',
      description: "Thirty seconds with Mary's story before the noon news, every market day.",
      reach: 4000,
      conversion: 5,
      budget: 300,
      selected: true,
    },
    {
      ...home,
      name: 'School demonstration',
      activityType: 'tofu',
      description: 'Pupils bring water from home and see the test plates two days later.',
      reach: 1000,
      conversion: 10,
      budget: 200,
      selected: true,
    },
    {
      ...home,
      name: 'Home visit',
      activityType: 'bofu',
      description: "A saleswoman tests the family's water, leaves a filter for three days and comes back.",
      reach: 250,
      conversion: 20,
      budget: 400,
      selected: true,
    },
    {
      ...home,
      name: 'WhatsApp follow-up',
      activityType: 'bofu',
      description: 'A voice message after a week, with the offer to pay in four parts.',
      reach: 50,
      conversion: 30,
      budget: 60,
      selected: true,
    },
    {
      ...home,
      name: 'Billboard',
      activityType: 'tofu',
      description: 'One board at the Kondele roundabout for six months.',
      reach: 20000,
      conversion: 1,
      budget: 900,
      selected: false,
    },
    {
      ...school,
      name: "Head teachers' meeting",
      activityType: 'tofu',
      description: 'Ten minutes at the meeting of each term, with a broken and a repaired tap.',
      reach: 60,
      conversion: 10,
      budget: 0,
      selected: false,
    },
    {
      ...school,
      name: 'First check-up free',
      activityType: 'bofu',
      description: 'One filter is cleaned and tested free of charge; the rest is quoted on the spot.',
      reach: 20,
      conversion: 30,
      budget: 80,
      selected: false,
    },
    {
      ...home,
      name: "Neighbours' tasting table",
      activityType: 'mofu',
      description:
        'On Saturday a family with a filter offers cool water in front of the house and tells how it works.',
      reach: 300,
      conversion: 15,
      budget: 90,
      selected: false,
    },
  ],
  worth: filterWorth,
  budgetLimit: 1000,
  budgetReason:
    'The billboard alone would take the whole budget. We start with families and let schools come by word of mouth.',
  expense: { description: 'Marketing and sales plan', cost: 80 },
  pitch: {
    hook: 'Three years ago my sister lost a child to a cup of water. We had carried that water ourselves.',
    problem:
      'In Nyalenda, 17 of 20 wells hold germs. Boiling eats the charcoal for supper, and chlorine is neither liked nor trusted.',
    solution:
      'Our clay filter needs no fuel and leaves no taste. It is made by women of the same streets, and we come back twice a year.',
    customers:
      'Twelve thousand families live within an hour of our kiln. Ninety schools already own filters that nobody repairs.',
    model:
      'A filter costs us 9 dollars and sells for 25, in parts if needed. Schools pay 10 dollars for each visit.',
    impact: 'In the first year 540 families drink safe water and ten potters earn a wage every Friday.',
    ask: 'We look for a loan of 4,000 dollars for the kiln, and for two settlements that want to be next.',
  },
}
