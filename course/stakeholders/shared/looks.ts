import type { Mark } from '#domain/report/marks.ts'
import type { Ink } from '#domain/report/picture.ts'
import type { Group, Position } from './stakeholders.ts'

/** The colour of each group; its name always stands beside it. */
export const groupInks: Readonly<Record<Group, Ink>> = {
  customers: 'series-1',
  community: 'series-3',
  'suppliers-partners': 'series-2',
  funders: 'series-4',
  government: 'earth',
  competitors: 'series-5',
  'opinion-leaders': 'series-6',
  team: 'brand',
}

type PositionLook = { readonly ink: Ink; readonly soft: Ink; readonly mark: Mark }

/** Where somebody stands, by colour and by sign. */
export const positionLooks: Readonly<Record<Position, PositionLook>> = {
  'In favor': { ink: 'good', soft: 'good-soft', mark: 'check' },
  Indifferent: { ink: 'muted', soft: 'paper', mark: 'partly' },
  Against: { ink: 'bad', soft: 'bad-soft', mark: 'cross' },
}
