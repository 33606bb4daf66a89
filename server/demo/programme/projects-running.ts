import { project } from '#course/samples/clay-filter/one.en.ts'
import { filterTeam } from '#course/samples/clay-filter/team.en.ts'
import { clayFilter, filterWorkDays } from '#server/demo/plans/clay-filter/plan.ts'
import {
  bikeAmbulance,
  bikeAmbulanceWorkDays,
  deafTailors,
  deafTailorsWorkDays,
  fishFeed,
  fishFeedWorkDays,
} from '#server/demo/plans/first-steps.ts'
import { grainDrying, grainDryingWorkDays } from '#server/demo/plans/grain-drying/plan.ts'
import { schoolPads, schoolPadsWorkDays } from '#server/demo/plans/school-pads.ts'
import { solarLamps, solarLampsWorkDays } from '#server/demo/plans/solar-lamps.ts'
import type { Project } from './project.ts'

const running = { cohort: 'running', status: 'active' } as const

/** Who of the team of the filter workshop has an account, in the order of the team. */
const accounts = [{ person: 'grace', email: 'entrepreneur@example.org' }, { person: 'kevin' }]

export const runningProjects: readonly Project[] = [
  {
    ...running,
    key: 'clay-filter',
    owner: 'grace',
    ...project,
    sectors: ['Water and sanitation', 'Health'],
    stage: 'testing prototype',
    product: 'Clay water filter and check-up visits',
    plan: clayFilter,
    worked: filterWorkDays,
    team: filterTeam.map((member, place) => ({ ...member, ...accounts[place] })),
  },
  {
    ...running,
    key: 'grain-drying',
    owner: 'moses',
    name: 'DryGrain Masindi',
    countries: ['UG'],
    sectors: ['Agriculture and food'],
    stage: 'building prototype',
    product: 'Drying of maize at the field',
    problem: 'Farmers with small fields lose a third of their maize to mould after each harvest.',
    solution: 'A dryer on a trailer that burns maize cobs and comes to the farmer within two days.',
    plan: grainDrying,
    worked: grainDryingWorkDays,
  },
  {
    ...running,
    key: 'school-pads',
    owner: 'caroline',
    name: 'Siku Zangu Pads',
    countries: ['KE'],
    sectors: ['Health', 'Education'],
    stage: 'first revenue',
    product: 'Cloth pads for school girls',
    problem: 'Girls in village schools of Busia miss four days of school each month.',
    solution:
      'Cloth pads sewn by local women, sold to schools and families, with lessons led by older girls.',
    plan: schoolPads,
    worked: schoolPadsWorkDays,
  },
  {
    ...running,
    key: 'solar-lamps',
    owner: 'juma',
    name: 'Taa Ziwa',
    countries: ['TZ'],
    sectors: ['Energy'],
    stage: 'testing prototype',
    product: 'Rent of floating solar lamps',
    problem: 'Night fishers spend a quarter of their income on kerosene.',
    solution: 'Charged lamps for rent by the night from a hut on the beach, and menders on every island.',
    plan: solarLamps,
    worked: solarLampsWorkDays,
  },
  {
    ...running,
    key: 'fish-feed',
    owner: 'millicent',
    name: 'Beach Feed',
    countries: ['KE'],
    sectors: ['Agriculture and food', 'Waste and recycling'],
    stage: 'talked to people',
    product: 'Chicken feed from fish waste',
    problem: 'Women who raise chickens give up because feed costs more than the birds bring.',
    solution: 'Feed made from the fish waste that rots on the beaches today.',
    plan: fishFeed,
    worked: fishFeedWorkDays,
  },
  {
    ...running,
    key: 'deaf-tailors',
    owner: 'ronald',
    name: 'Stitch and Sign',
    countries: ['UG'],
    sectors: ['Inclusion', 'Crafts and textiles'],
    stage: 'talked to people',
    product: 'School uniforms',
    problem: 'Deaf young people who are trained tailors find no paid work in Jinja.',
    solution: 'A workshop run by deaf tailors that delivers school uniforms on time.',
    plan: deafTailors,
    worked: deafTailorsWorkDays,
  },
  {
    ...running,
    key: 'bike-ambulance',
    owner: 'claudine',
    name: 'Last Six Kilometres',
    countries: ['RW'],
    sectors: ['Health', 'Mobility'],
    stage: 'idea',
    product: 'Bicycle ambulance',
    problem:
      'Women about to give birth reach the clinic too late because the last six kilometres are on foot.',
    solution: 'Strong bicycles with a stretcher and trained riders who can be called day and night.',
    plan: bikeAmbulance,
    worked: bikeAmbulanceWorkDays,
  },
]
