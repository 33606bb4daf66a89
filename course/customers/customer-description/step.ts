import type { Step } from '#course/manifest.ts'

export const step: Step = {
  id: '57e900000000000000002003',
  slug: 'customer-description',
  type: 'exercise',
  component: 'CustomerPersona',
  writes: [
    'segment.profile',
    'segment.addressableMarket',
    'segment.addressableMarketDescription',
    'segment.targetMarket',
    'segment.marketShare',
    'segment.marketShareJustification',
  ],
  mentorFields: ['profile:{segmentId}', 'market:{segmentId}'],
}
