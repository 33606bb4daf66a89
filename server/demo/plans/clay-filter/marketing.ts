import { answer, type Draft, draft, type Plan, type PlanData, ref } from '#course/samples/shared/draft.ts'

type Chain = NonNullable<PlanData<'channel'>['intermediaries']>

function channel(
  label: string,
  pair: readonly [string, string],
  scores: number[],
  why: string,
  chain: Chain,
) {
  const [segment, offering] = pair
  const mean = scores.reduce((sum, score) => sum + score, 0) / scores.length
  const data = {
    segmentId: ref(segment),
    offeringId: ref(offering),
    selected: why !== '',
    intermediaries: chain,
  }
  return [
    draft('five', 'channel', data, label),
    answer('five', 'channel-prioritization/score', {
      parent: ref(label),
      valueArr: scores.map(String),
      value: mean.toFixed(1),
      description: why,
    }),
  ]
}

type Funnel = Pick<
  PlanData<'activity'>,
  'name' | 'description' | 'activityType' | 'reach' | 'conversion' | 'budget' | 'selected'
>

function promotion([segment, offering]: readonly [string, string], data: Funnel): Draft {
  const pair = { segmentId: ref(segment), offeringId: ref(offering) }
  return draft('five', 'activity', { ...data, ...pair, outcomes: [], impact: [] })
}

const home = ['families', 'filter'] as const
const school = ['schools', 'visit'] as const
const strategy = (offering: string) => `distribution-channels-strategy/strategy:${ref(offering)}`

export const pitchCards = {
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
} as const

export const filterMarketing: Plan = {
  drafts: [
    answer('five', strategy('filter'), {
      parent: ref('families'),
      value: 'selective',
      valueArr: ['direct', 'indirect'],
      description:
        'Nobody looks for a filter, so somebody has to show it. We go to homes and let trusted vendors sell too.',
    }),
    answer('five', strategy('visit'), {
      parent: ref('schools'),
      value: 'exclusive',
      valueArr: ['direct'],
      description: 'Head teachers want one number to call and one person to trust.',
    }),
    ...channel('ch-homes', home, [3, 3, 5, 5], 'People buy when they have seen their own water tested.', [
      {
        intermediaryType: 'own-staff',
        description: 'Two saleswomen visit homes and earn 2 dollars a filter.',
      },
    ]),
    ...channel('ch-vendors', home, [4, 4, 3, 4], 'Vendors pass every door each day.', [
      {
        intermediaryType: 'commission-agent',
        description: 'Water vendors take orders for 2 dollars a filter.',
      },
      {
        intermediaryType: 'delivery-company',
        description: 'A boda boda rider brings the filter for 50 cents.',
      },
    ]),
    ...channel('ch-shops', home, [4, 2, 2, 3], '', [
      { intermediaryType: 'wholesaler', description: 'Stores at the bus park and keeps 15 percent.' },
      { intermediaryType: 'shop-kiosk', description: 'Kiosks sell on credit to people they know.' },
    ]),
    ...channel('ch-visits', school, [3, 4, 5, 5], 'The technician agrees the next date before she leaves.', [
      { intermediaryType: 'own-staff', description: 'The technician visits and writes the receipt.' },
    ]),
    promotion(home, {
      name: 'Community radio spot',
      activityType: 'tofu',
      description: "Thirty seconds with Mary's story before the noon news, every market day.",
      reach: 4000,
      conversion: 5,
      budget: 300,
      selected: true,
    }),
    promotion(home, {
      name: 'School demonstration',
      activityType: 'tofu',
      description: 'Pupils bring water from home and see the test plates two days later.',
      reach: 1000,
      conversion: 10,
      budget: 200,
      selected: true,
    }),
    promotion(home, {
      name: 'Home visit',
      activityType: 'bofu',
      description: "A saleswoman tests the family's water, leaves a filter for three days and comes back.",
      reach: 250,
      conversion: 20,
      budget: 400,
      selected: true,
    }),
    promotion(home, {
      name: 'WhatsApp follow-up',
      activityType: 'bofu',
      description: 'A voice message after a week, with the offer to pay in four parts.',
      reach: 50,
      conversion: 30,
      budget: 60,
      selected: true,
    }),
    promotion(home, {
      name: 'Billboard',
      activityType: 'tofu',
      description: 'One board at the Kondele roundabout for six months.',
      reach: 20000,
      conversion: 1,
      budget: 900,
      selected: false,
    }),
    promotion(school, {
      name: "Head teachers' meeting",
      activityType: 'tofu',
      description: 'Ten minutes at the meeting of each term, with a broken and a repaired tap.',
      reach: 60,
      budget: 0,
      selected: false,
    }),
    promotion(school, {
      name: 'First check-up free',
      activityType: 'bofu',
      description: 'One filter is cleaned and tested free of charge; the rest is quoted on the spot.',
      reach: 20,
      budget: 80,
      selected: false,
    }),
    answer('five', 'activities-selection/budget-limit', { value: '1000' }),
    answer('five', 'activities-selection/reason', {
      value:
        'The billboard alone would take the whole budget. We start with families and let schools come by word of mouth.',
    }),
    ...Object.entries(pitchCards).map(([key, value]) => answer('five', `build-my-pitch/${key}`, { value })),
  ],
  business: { pitch: Object.values(pitchCards).join(' ') },
}
