import { joinPlans } from '#course/samples/shared/draft.ts'
import { frame } from '#course/samples/shared/frame.ts'
import { filterChange } from './change.en.ts'
import { filterProblem } from './problem.en.ts'

export const project = {
  name: 'Nyalenda Clay Filters',
  problem:
    'Families in Nyalenda drink well water that makes their children ill, because boiling is too expensive.',
  solution:
    'Clay filters made by women potters of the settlement, sold door to door, with visits that keep them working.',
  countries: ['KE'],
}

export const moduleOne = (startedAt: string) =>
  joinPlans(
    frame('one', startedAt, {
      expectation: 'Why do people drink water that they know may be bad?',
      reflection:
        'I was sure it was all about money. The rumours about chlorine surprised me. Still open: what do fathers think?',
    }),
    filterProblem,
    filterChange,
  )
