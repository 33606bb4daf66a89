import type { ModuleReport } from '#course/reports.ts'
import { summary as activitiesOutcomes } from './activities-outcomes/summary.ts'
import { summary as buildingTheProblemTree } from './building-the-problem-tree/summary.ts'
import { summary as choosingTheCauses } from './choosing-the-causes/summary.ts'
import { summary as definingYourProblem } from './defining-your-problem/summary.ts'
import { summary as findingYourWhy } from './finding-your-why/summary.ts'
import { summary as informationSources } from './information-sources/summary.ts'
import { summary as introduction } from './introduction/summary.ts'
import { summary as makingSense } from './making-sense/summary.ts'
import { discreetly } from './private-names.ts'
import { summary as processingInformation } from './processing-information/summary.ts'
import { summary as testingYourAssumptions } from './testing-your-assumptions/summary.ts'

/** What each step of the module gives to its report; the introduction opens it with the story of the problem. */
export const report: ModuleReport = {
  introduction,
  'defining-your-problem': definingYourProblem,
  'building-the-problem-tree': buildingTheProblemTree,
  'choosing-the-causes': choosingTheCauses,
  'testing-your-assumptions': testingYourAssumptions,
  'information-sources': discreetly(informationSources),
  'processing-information': discreetly(processingInformation),
  'making-sense': makingSense,
  'activities-outcomes': activitiesOutcomes,
  'finding-your-why': findingYourWhy,
}
