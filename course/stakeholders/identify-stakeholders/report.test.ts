import { expect, test } from 'vitest'
import { answerAt } from '#testing/plan-records.ts'
import { report } from './report.ts'

const place = 'three/identify-stakeholders/stakeholder'

test('nothing is told while nobody is written down', () => {
  expect(report({ input: [answerAt(place, { groupName: 'team' })] }, 'en')).toEqual([])
})

test('everybody stands under their group with the reason', () => {
  const input = [
    answerAt(place, { value: 'Radio', description: 'All listen', groupName: 'community' }),
    answerAt(place, { value: 'Rosa', groupName: 'customers' }),
    answerAt(place, { description: 'Lends money' }),
  ]
  expect(report({ input }, 'es')).toEqual([
    { kind: 'heading', text: 'Clientes' },
    { kind: 'facts', rows: [{ label: 'Rosa', value: '–' }] },
    { kind: 'heading', text: 'Comunidad' },
    { kind: 'facts', rows: [{ label: 'Radio', value: 'All listen' }] },
    { kind: 'heading', text: 'Sin grupo' },
    { kind: 'facts', rows: [{ label: 'Un actor sin nombre', value: 'Lends money' }] },
  ])
})
