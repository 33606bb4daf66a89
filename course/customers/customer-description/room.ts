import { answer, of } from '#course/contract/field.ts'
import { defineRoom } from '#course/contract/room.ts'
import { familyStatuses, genders, incomeFrequencies } from '#domain/options/customers.ts'
import { gaps } from './gaps.ts'

const profile = { comments: 'profile:{segmentId}' } as const
const market = { comments: 'market:{segmentId}' } as const

export const room = defineRoom({
  id: '57e900000000000000002003',
  slug: 'customer-description',
  type: 'exercise',
  component: 'CustomerPersona',
  takes: { minutes: 45, company: 'colleague' },
  // Whoever is offered something has to be counted.
  reads: ['input', 'offering'],
  words: () => import('./words.ts'),
  fields: {
    'profile.avatar': of('segment', { ...profile, label: false }),
    'profile.name': of('segment', { ...profile, label: 'person.name' }),
    'profile.age': of('segment', { ...profile, label: 'person.age', as: 'list' }),
    'profile.gender': of('segment', { ...profile, label: 'person.gender', as: { options: genders } }),
    'profile.country': of('segment', { ...profile, label: 'person.country' }),
    'profile.state': of('segment', { ...profile, label: 'person.state' }),
    'profile.city': of('segment', { ...profile, label: 'person.city' }),
    'profile.occupation': of('segment', { ...profile, label: 'person.occupation' }),
    'profile.work_description': of('segment', { ...profile, label: 'person.work_description' }),
    'profile.income': of('segment', {
      ...profile,
      label: 'person.income',
      as: { options: incomeFrequencies },
    }),
    'profile.income_amount': of('segment', { ...profile, label: 'person.income_amount', as: 'number' }),
    'profile.family_status': of('segment', {
      ...profile,
      label: 'person.family_status',
      as: { options: familyStatuses },
    }),
    'profile.story': of('segment', { ...profile, label: 'person.story' }),
    job: answer({ isMany: true, per: 'segment', label: 'jobs.title', comments: 'profile:{segmentId}' }),
    addressableMarket: of('segment', { ...market, label: 'market.addressableMarket', as: 'number' }),
    addressableMarketDescription: of('segment', { ...market, label: 'market.addressableMarketDescription' }),
    targetMarket: of('segment', { ...market, label: 'market.targetMarket', as: 'number' }),
    marketShare: of('segment', { ...market, label: 'market.marketShare', as: 'number' }),
    marketShareJustification: of('segment', { ...market, label: 'market.marketShareJustification' }),
  },
  gaps,
  report: () => import('./report.ts'),
})
