import { admins } from './admins.ts'
import { applyingEntrepreneurs } from './entrepreneurs-applying.ts'
import { matchingEntrepreneurs } from './entrepreneurs-matching.ts'
import { runningEntrepreneurs } from './entrepreneurs-running.ts'
import { selfGuidedEntrepreneurs } from './entrepreneurs-self-guided.ts'
import { lakeshoreMentors } from './mentors-lakeshore.ts'
import { redSemillaMentors } from './mentors-red-semilla.ts'
import type { Person } from './person.ts'

export const people: readonly Person[] = [
  ...admins,
  ...runningEntrepreneurs,
  ...matchingEntrepreneurs,
  ...selfGuidedEntrepreneurs,
  ...applyingEntrepreneurs,
  ...lakeshoreMentors,
  ...redSemillaMentors,
]
