import { choice, type ValueIn } from '#domain/options/choice.ts'
import type { Stakeholder } from './stakeholders.ts'

/** Power and interest are cut here into little and much. */
export const cut = 50

/** In the order of a grid that is read like a page: power grows upwards, interest to the right. */
export const quadrants = [
  choice('satisfy', 'Keep satisfied', 'Mantener satisfechos'),
  choice('closely', 'Manage closely', 'Gestionar de cerca'),
  choice('monitor', 'Monitor', 'Monitorear'),
  choice('inform', 'Keep informed', 'Mantener informados'),
] as const

export type Quadrant = ValueIn<typeof quadrants>

type Placed = Pick<Stakeholder, 'power' | 'interest'>

export const isPlaced = <S extends Placed>(one: S): one is S & { power: number; interest: number } =>
  one.power !== null && one.interest !== null

/** Null while they are not placed. */
export function quadrantOf(one: Placed): Quadrant | null {
  if (!isPlaced(one)) return null
  if (one.power >= cut) return one.interest >= cut ? 'closely' : 'satisfy'
  return one.interest >= cut ? 'inform' : 'monitor'
}

export const isPowerful = ({ power }: Placed) => power !== null && power >= cut

/** Most power and interest first; those who weigh the same in the order in which they were written. */
export function byWeight<S extends Placed>(stakeholders: readonly S[]): readonly S[] {
  const weight = ({ power, interest }: Placed) => (power ?? -1) + (interest ?? -1)
  return stakeholders.toSorted((one, other) => weight(other) - weight(one))
}

/** Those who could stop the business and want to, the heaviest first. */
export const powerfulOpponents = (stakeholders: readonly Stakeholder[]): readonly Stakeholder[] =>
  byWeight(stakeholders.filter((one) => isPowerful(one) && one.position === 'Against'))
