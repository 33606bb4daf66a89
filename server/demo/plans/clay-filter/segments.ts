import { modelIds } from '#course/model-ids.ts'
import { families, potters, schools } from '#course/samples/clay-filter/segments.en.ts'
import type { Segment } from '#course/samples/shared/customers.ts'

/** The segments of module two, with the business model that module four gives them. */
export const filterSegments: readonly Segment[] = [
  {
    ...families,
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
  },
  {
    ...schools,
    businessModels: [modelIds['direct sales']],
    modelDescription:
      'We offer check-up visits to schools and clinics that own filters. They pay 10 dollars for each visit from their yearly budget. With this money we pay the technician who also serves the families around the school.',
    keyActivities: [
      'deliver: Visit, clean and repair filters on a fixed day',
      'impact: Write the water test into the school register',
      'connect: Agree dates with head teachers each term',
    ],
    keyResources: ['people: One technician', 'things: Field test kit', 'knowledge: Register of every filter'],
  },
  { ...potters, businessModels: [], keyActivities: [], keyResources: [] },
]
