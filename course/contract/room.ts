import type { ValueIn } from '#domain/options/choice.ts'
import type { stepTypes } from '#domain/options/programme.ts'
import type { Wording } from '#domain/plan/field-name.ts'
import type { Gap } from '#domain/plan/messages.ts'
import type { ModuleSlug } from '#domain/plan/modules.ts'
import type { LoadedKind, PlanData } from '#domain/plan/plan-data.ts'
import { type Field, type FieldSpec, type Label, placed } from './field.ts'
import type { RoomReport } from './report.ts'

export type StepType = ValueIn<typeof stepTypes>

/** Where a room stands: the slugs of its module and of its step. */
export type Place = { readonly module: string; readonly step: string }

/** With whom a step is done: by oneself, with one person or all of the team, or with the people one asks. */
export type Company = 'alone' | 'colleague' | 'team' | 'people'

/** What a step takes, apart from what to have at hand, which the text of its module says. */
export type Takes = { readonly minutes: number; readonly company: Company }

type Identity = {
  /** 24 hexadecimal characters. Never changes: edited texts and links carry it. */
  readonly id: string
  /** The name of the folder; it stands in the address of the page. */
  readonly slug: string
  readonly type: StepType
  readonly component: string
  readonly takes?: Takes
}

type Parts = {
  /** Kinds of records that the room reads and does not write. */
  readonly reads?: readonly LoadedKind[]
  /** Comes when something has to be named; the labels of the fields are found in it. */
  readonly words?: () => Promise<{ readonly words: Readonly<Record<'en' | 'es', object>> }>
  /** What is missing beyond what the fields say by themselves. */
  readonly gaps?: (plan: PlanData, place: Place) => readonly Gap[]
  /** Steps of its module, with their names, on which it stands: it is complete only when they are. */
  readonly after?: Readonly<Record<string, Wording>>
  /** What something without a title is called where it lacks one. */
  readonly unnamed?: Label
  /** What a mentor can comment on that is no field. */
  readonly comments?: readonly string[]
  /** Comes when a report is read. */
  readonly report?: () => Promise<{ readonly report: RoomReport }>
}

export type Room = Identity & Parts & { readonly fields: readonly Field[] }

type Declaration = Identity & Parts & { readonly fields: Readonly<Record<string, FieldSpec>> }

/** All that is known about one step, said once. */
export function defineRoom({ fields, ...rest }: Declaration): Room {
  return { ...rest, fields: Object.entries(fields).map(([name, spec]) => placed(name, spec)) }
}

/** A module names its rooms in order; everything else about them is theirs. */
export type Module = {
  readonly id: string
  readonly slug: ModuleSlug
  readonly number: number
  readonly folder: string
  readonly name: { readonly en: string; readonly es: string }
  readonly rooms: readonly Room[]
  /** Its texts keep the rules of the second edition. */
  readonly isSecondEdition?: true
}
