import type { BusinessModel } from '#course/samples/shared/business-model.ts'

export const filterModel: BusinessModel = {
  pairs: [
    {
      segment: 'families',
      offering: 'filter',
      buying: {
        tangibility: 'Physical',
        duration: 'Durable',
        frequency: 'Never',
        payment: 'instalments',
        search: 'Unsought',
      },
      relation: 'personal',
      role: 'Buyer',
      how: 'The same woman shows the filter, delivers it and comes back after a week.',
    },
    {
      segment: 'schools',
      offering: 'visit',
      buying: {
        tangibility: 'Service',
        duration: 'Short',
        frequency: 'Monthly',
        payment: 'per-use',
        search: 'Specialty',
      },
      relation: 'dedicated',
      role: 'Buyer',
      how: 'One technician is responsible for the school and knows every filter by its number.',
    },
  ],
  flows: {
    families: {
      lanes: ['pays', 'uses', 'benefits'],
      how: 'They pay for the filter, drink from it and stay well.',
    },
    schools: { lanes: ['pays', 'uses'], how: 'They pay for each visit out of their yearly budget.' },
    potters: { lanes: ['benefits'], how: 'They earn a wage that the price of the filter covers.' },
  },
  impactModel: 'customers',
  impactDescription:
    'Families who buy a filter stop drinking untreated water, spend less on charcoal and clinics, and keep their children in school. The potters who make it earn a steady wage.',
  models: [
    {
      name: 'fee-for-service',
      type: 'social',
      isSelected: true,
      description:
        'The families we want to help pay a price they can afford, in parts if they wish, and the price covers what a filter costs us.',
    },
    {
      name: 'direct sales',
      type: 'revenue',
      isSelected: true,
      description:
        'Families pay for each filter, schools and clinics for each visit. Every sale earns its own cost.',
    },
    {
      name: 'leasing',
      type: 'revenue',
      isSelected: false,
      description:
        'We thought about renting filters out, but collecting small sums costs more than it brings.',
    },
  ],
  today: {
    definition: 'part-market',
    percent: 60,
    reason: 'A grant still pays for the training and part of the kiln.',
  },
  target: {
    definition: 'social-business',
    percent: 100,
    reason: 'In year three all revenue comes from sales and fees, and profit goes into a second kiln.',
  },
  segments: {
    families: {
      models: ['fee-for-service', 'direct sales'],
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
      needed: ['Kiln and press', 'Motorbike for deliveries', 'Cash for three months of clay and wages'],
    },
    schools: {
      models: ['direct sales'],
      modelDescription:
        'We offer check-up visits to schools and clinics that own filters. They pay 10 dollars for each visit from their yearly budget. With this money we pay the technician who also serves the families around the school.',
      keyActivities: [
        'deliver: Visit, clean and repair filters on a fixed day',
        'impact: Write the water test into the school register',
        'connect: Agree dates with head teachers each term',
      ],
      keyResources: [
        'people: One technician',
        'things: Field test kit',
        'knowledge: Register of every filter',
      ],
      needed: ['Field test kit'],
    },
    potters: { models: [], keyActivities: [], keyResources: [] },
  },
}
