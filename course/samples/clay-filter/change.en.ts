import { change, type ImpactActivity } from '#course/samples/shared/change.ts'

export const filterActivities: readonly ImpactActivity[] = [
  {
    label: 'make-filters',
    name: 'Make and sell clay filters near the wells',
    description:
      'Ten potters press and fire filter pots from local clay and sawdust. Families buy them within walking distance and pay in up to four parts.',
    outcomes: ['Families drink safe water every day', 'Families save money on charcoal'],
    reach: 2700,
    causes: ['boiling', 'taste'],
    indicators: [
      {
        outcome: 'Families drink safe water every day',
        kpi: 'Share of visited homes whose filtered water shows no germs',
        activityToMeasure: 'Test the water of 40 homes chosen by lot',
        toolToMeasure: 'Field test kit with plates',
        timeToMeasure: 'every 3 months',
        aim: [15, 90, 'Some families boil as well. We ask, and test their unfiltered water on the same day.'],
      },
      {
        outcome: 'Families save money on charcoal',
        kpi: 'Shillings spent on fuel for water per week, before and after',
        activityToMeasure: 'Ask every tenth buyer at the sale and six months later',
        toolToMeasure: 'Two questions on the receipt and by phone',
        timeToMeasure: 'every 6 months',
        aim: [
          300,
          60,
          'Charcoal may become cheaper for everybody. We write down the price of a tin each time.',
        ],
      },
    ],
  },
  {
    label: 'check-ups',
    name: 'Visit every filter twice a year',
    description:
      'A technician cleans the pot, checks the flow, replaces the tap if needed and tests the water in front of the family.',
    outcomes: ['Filters stay in use for years'],
    reach: 900,
    causes: ['boiling'],
    indicators: [
      {
        outcome: 'Filters stay in use for years',
        kpi: 'Share of filters in daily use one year after the sale',
        activityToMeasure: 'Technician notes at each visit whether the pot is wet',
        toolToMeasure: 'Visit register on paper, typed in weekly',
        timeToMeasure: 'every 6 months',
        aim: [
          40,
          85,
          'Families move away and take the filter along. We call them before we count it as lost.',
        ],
      },
    ],
  },
  {
    label: 'show-water',
    name: 'Show the water with health volunteers',
    description:
      'At the well and in school, volunteers test the same water before and after the filter, so that people see it with their own eyes.',
    outcomes: ['People trust treated water', 'Fewer children fall ill'],
    reach: 1500,
    causes: ['taste'],
    indicators: [
      {
        outcome: 'People trust treated water',
        kpi: 'Share of people at a demonstration who would give the water to a baby, before and after',
        activityToMeasure: 'Count raised hands at the start and at the end',
        toolToMeasure: 'Tally sheet of the volunteer',
        timeToMeasure: 'every month',
        aim: [35, 80, 'People may raise a hand to be polite. Every tenth one is asked again at home.'],
      },
      {
        outcome: 'Fewer children fall ill',
        kpi: 'Cases of diarrhoea per 100 children in homes with a filter',
        activityToMeasure: 'Compare the health centre register with our list of buyers',
        toolToMeasure: 'Clinic register, agreed and without names',
        timeToMeasure: 'every year',
        aim: [
          22,
          11,
          'A dry year brings fewer cases everywhere. We compare with homes of the same street without a filter.',
        ],
      },
    ],
  },
  {
    label: 'latrines',
    name: 'Move latrines away from wells',
    description: 'Talk with landlords about plots where the latrine stands uphill of the well.',
    outcomes: ['Wells stay cleaner'],
    reach: 200,
    selected: false,
    causes: ['boiling'],
  },
]

export const filterChange = change({
  activities: filterActivities,
  impact:
    'Within ten years no child in the settlements around the lake misses school because of the water at home.',
  why: {
    story:
      "My sister lost her second child in the rains of 2019. The nurse said: it was the water. We had carried that water ourselves. A month later I saw a clay pot drip clear water at a potters' fair, and I could not stop thinking of it.",
    contribution: 'put safe water into every kitchen, made by the hands of our neighbours',
    impact: 'mothers can trust the cup they give to a child',
    how: [
      'We test in front of people, never behind closed doors',
      'We train and pay women from the same streets',
      'We come back after the sale',
    ],
    what: [
      ['what-filter', 'A clay water filter that needs no fuel'],
      ['what-visit', 'A check-up visit that keeps it working'],
    ],
    mission:
      'To put safe water into every kitchen, made by the hands of our neighbours, so that mothers can trust the cup they give to a child.',
    vision:
      'In ten years every home around the lake has a filter that was made, sold and looked after by people of its own street.',
  },
})
