import { answer, business } from '#course/contract/field.ts'
import { defineRoom } from '#course/contract/room.ts'
import { riskImpacts, riskLikelihoods } from '#domain/options/finance.ts'
import { gaps } from './risks.ts'

const comments = 'list'
const answers = { key: 'answer', isMany: true, comments, thing: 'title' } as const

export const room = defineRoom({
  id: '57e900000000000000009004',
  slug: 'risk-management',
  type: 'exercise',
  component: 'RiskMatrix',
  takes: { minutes: 45, company: 'team' },
  reads: ['input', 'offering', 'segment', 'project'],
  words: () => import('./words.ts'),
  fields: {
    title: business({ property: 'riskManagement.title', comments, as: 'list' }),
    likelyhood: business({
      property: 'riskManagement.likelyhood',
      comments,
      as: { options: riskLikelihoods },
    }),
    impact: business({ property: 'riskManagement.impact', comments, as: { options: riskImpacts } }),
    plan: business({ property: 'riskManagement.plan', comments, as: 'list' }),
    answer: answer({ ...answers, label: false }),
    owner: answer({ ...answers, property: 'description' }),
    date: answer({ ...answers, property: 'valueArr', as: 'list' }),
  },
  gaps,
  report: () => import('./report.ts'),
})
