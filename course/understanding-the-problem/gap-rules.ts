import type { GapRules } from '#course/gap-rules.ts'
import { gaps as activitiesOutcomes } from './activities-outcomes/chain.ts'
import { gaps as buildingTheProblemTree } from './building-the-problem-tree/tree.ts'
import { gaps as choosingTheCauses } from './choosing-the-causes/choice.ts'
import { gaps as definingYourProblem } from './defining-your-problem/problem.ts'
import { gaps as findingYourWhy } from './finding-your-why/why.ts'
import { gaps as informationSources } from './information-sources/sources.ts'
import { gaps as makingSense } from './making-sense/verdict.ts'
import { gaps as processingInformation } from './processing-information/notes.ts'
import { gaps as testingYourAssumptions } from './testing-your-assumptions/assumptions.ts'

export const gapRules: GapRules = {
  'defining-your-problem': definingYourProblem,
  'building-the-problem-tree': buildingTheProblemTree,
  'choosing-the-causes': choosingTheCauses,
  'testing-your-assumptions': testingYourAssumptions,
  'information-sources': informationSources,
  'processing-information': processingInformation,
  'making-sense': makingSense,
  'activities-outcomes': activitiesOutcomes,
  'finding-your-why': findingYourWhy,
}
