import type { ModuleReport } from '#course/reports.ts'
import { summary as buildingTheProblemTree } from './building-the-problem-tree/summary.ts'
import { summary as definingYourProblem } from './defining-your-problem/summary.ts'

/** What each step of the module gives to its report. */
export const report: ModuleReport = {
  'defining-your-problem': definingYourProblem,
  'building-the-problem-tree': buildingTheProblemTree,
}
