import type { Module } from '#course/manifest.ts'
import { step as activitiesOutcomes } from './activities-outcomes/step.ts'
import { step as buildingTheProblemTree } from './building-the-problem-tree/step.ts'
import { step as choosingTheCauses } from './choosing-the-causes/step.ts'
import { step as definingYourProblem } from './defining-your-problem/step.ts'
import { step as findingYourWhy } from './finding-your-why/step.ts'
import { step as informationSources } from './information-sources/step.ts'
import { step as introduction } from './introduction/step.ts'
import { step as makingSense } from './making-sense/step.ts'
import { step as processingInformation } from './processing-information/step.ts'
import { step as summary } from './summary/step.ts'
import { step as testingYourAssumptions } from './testing-your-assumptions/step.ts'

export const understandingTheProblemModule: Module = {
  id: '60d000000000000000000001',
  slug: 'one',
  number: 1,
  folder: 'understanding-the-problem',
  name: { en: 'Understanding the Problem', es: 'Entender el problema' },
  steps: [
    introduction,
    definingYourProblem,
    buildingTheProblemTree,
    choosingTheCauses,
    testingYourAssumptions,
    informationSources,
    processingInformation,
    makingSense,
    activitiesOutcomes,
    findingYourWhy,
    summary,
  ],
}
