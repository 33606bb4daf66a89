import type { Module } from '#course/contract/room.ts'
import { room as activitiesOutcomes } from './activities-outcomes/room.ts'
import { room as buildingTheProblemTree } from './building-the-problem-tree/room.ts'
import { room as choosingTheCauses } from './choosing-the-causes/room.ts'
import { room as definingYourProblem } from './defining-your-problem/room.ts'
import { room as findingYourWhy } from './finding-your-why/room.ts'
import { room as informationSources } from './information-sources/room.ts'
import { room as introduction } from './introduction/room.ts'
import { room as makingSense } from './making-sense/room.ts'
import { room as processingInformation } from './processing-information/room.ts'
import { room as summary } from './summary/room.ts'
import { room as testingYourAssumptions } from './testing-your-assumptions/room.ts'

export const module: Module = {
  id: '60d000000000000000000001',
  slug: 'one',
  number: 1,
  folder: 'understanding-the-problem',
  name: { en: 'Understanding the Problem', es: 'Entender el problema' },
  isSecondEdition: true,
  rooms: [
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
