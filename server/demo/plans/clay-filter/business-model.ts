import { modelIds } from '#course/model-ids.ts'
import { answer, type Plan, ref } from '#course/samples/shared/draft.ts'

const relation = (offering: string) => `product-customer-relationship/relation:${ref(offering)}`

export const filterBusinessModel: Plan = {
  drafts: [
    answer('four', relation('filter'), {
      parent: ref('families'),
      relationType: 'personal',
      segmentType: 'Buyer',
      productType: 'Physical/Unsought',
      description: 'The same woman shows the filter, delivers it and comes back after a week.',
    }),
    answer('four', relation('visit'), {
      parent: ref('schools'),
      relationType: 'dedicated',
      segmentType: 'Buyer',
      productType: 'Service/Specialty',
      description: 'One technician is responsible for the school and knows every filter by its number.',
    }),
    answer('four', 'business-model/flow', {
      parent: ref('families'),
      valueArr: ['pays', 'uses', 'benefits'],
      description: 'They pay for the filter, drink from it and stay well.',
    }),
    answer('four', 'business-model/flow', {
      parent: ref('schools'),
      valueArr: ['pays', 'uses'],
      description: 'They pay for each visit out of their yearly budget.',
    }),
    answer('four', 'business-model/flow', {
      parent: ref('potters'),
      valueArr: ['benefits'],
      description: 'They earn a wage that the price of the filter covers.',
    }),
    answer('four', 'choose-definition/today', {
      value: 'part-market',
      valueArr: ['60'],
      description: 'A grant still pays for the training and part of the kiln.',
    }),
    answer('four', 'choose-definition/target', {
      value: 'social-business',
      valueArr: ['100'],
      description: 'In year three all revenue comes from sales and fees, and profit goes into a second kiln.',
    }),
    answer('four', 'key-resources/needed', {
      parent: ref('families'),
      valueArr: ['Kiln and press', 'Motorbike for deliveries', 'Cash for three months of clay and wages'],
    }),
    answer('four', 'key-resources/needed', { parent: ref('schools'), valueArr: ['Field test kit'] }),
  ],
  business: {
    impactModel: 'customers',
    impactDescription:
      'Families who buy a filter stop drinking untreated water, spend less on charcoal and clinics, and keep their children in school. The potters who make it earn a steady wage.',
    modelSelection: [
      {
        modelId: modelIds['fee-for-service'],
        selected: true,
        type: 'social',
        description:
          'The families we want to help pay a price they can afford, in parts if they wish, and the price covers what a filter costs us.',
      },
      {
        modelId: modelIds['direct sales'],
        selected: true,
        type: 'revenue',
        description:
          'Families pay for each filter, schools and clinics for each visit. Every sale earns its own cost.',
      },
      {
        modelId: modelIds.leasing,
        selected: false,
        type: 'revenue',
        description:
          'We thought about renting filters out, but collecting small sums costs more than it brings.',
      },
    ],
  },
}
