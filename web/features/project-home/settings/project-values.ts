import { businessStages } from '#domain/options/people.ts'
import type { Profile } from '#domain/progress/onboarding.ts'
import { dataOf } from '#web/forms/profile/profile-values.ts'
import type { SettingsProject } from './settings-documents.ts'

/** A project is described in the words of the application it came from: each field and where it stands there. */
const places = {
  name: 'givenBusinessName',
  type: 'selectedProduct',
  countries: 'selectedCountries',
  sectors: 'selectedSector',
  stage: 'selectedAboutSocBus',
  problem: 'givenProblemDes',
  solution: 'givenSolutionDes',
} as const

const names = Object.keys(places) as (keyof typeof places)[]

export const pathOf = (name: string): string =>
  `businessDetails.${places[names.find((one) => one === name) ?? 'name']}`

export function profileOf(project: SettingsProject): Profile {
  return {
    businessDetails: {
      givenBusinessName: project.name,
      selectedProduct: project.type,
      selectedCountries: [...project.countries],
      selectedSector: [...project.sectors],
      selectedAboutSocBus: businessStages.find(({ value }) => value === project.stage)?.value ?? null,
      givenProblemDes: project.problem,
      givenSolutionDes: project.solution,
    },
  }
}

export function projectOf(profile: Profile) {
  const details = dataOf(profile, names.map(pathOf)).businessDetails ?? {}
  return {
    name: details.givenBusinessName ?? '',
    type: details.selectedProduct ?? '',
    countries: details.selectedCountries ?? [],
    sectors: details.selectedSector ?? [],
    stage: details.selectedAboutSocBus || null,
    problem: details.givenProblemDes ?? '',
    solution: details.givenSolutionDes ?? '',
  }
}
