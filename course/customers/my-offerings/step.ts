import type { Step } from '#course/manifest.ts'

export const step: Step = {
  id: '57e900000000000000002006',
  slug: 'my-offerings',
  type: 'exercise',
  component: 'OfferingBoard',
  writes: [
    'offering.name',
    'offering.type',
    'offering.description',
    'offering.segmentMatch',
    'offering.inputId',
    'segment.offeringMatch.offeringId',
    'segment.offeringMatch.title',
    'segment.offeringMatch.description',
  ],
  mentorFields: ['offering:{_id}', 'match:{segmentId}:{offeringId}'],
}
