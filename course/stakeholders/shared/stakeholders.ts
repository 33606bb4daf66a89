import { courseStepBySlug } from '#course/course.ts'
import type { Locale } from '#domain/errors.ts'
import type { ValueIn } from '#domain/options/choice.ts'
import {
  type positions,
  type relationshipStrengths,
  stakeholderGroups,
} from '#domain/options/stakeholders.ts'
import { type Gap, isBlank } from '#domain/plan/messages.ts'
import { answers, type InputRecord, type PlanData } from '#domain/plan/plan-data.ts'
import { remembered } from '#domain/remembered.ts'

export type Group = ValueIn<typeof stakeholderGroups>
export type Position = ValueIn<typeof positions>

/** The step that lists the stakeholders; their answers stand there. */
export const namingStep = 'identify-stakeholders'
export const stakeholderKey = 'stakeholder'

/** A person or organisation that can help, stop or is touched by the business. */
export type Stakeholder = {
  readonly id: string
  /** Empty while nobody has written it. */
  readonly name: string
  /** Why they matter. */
  readonly reason: string
  readonly group: Group | null
  /** From 0 to 100; null: not placed yet. */
  readonly power: number | null
  readonly interest: number | null
  readonly position: Position | null
  readonly relationship: ValueIn<typeof relationshipStrengths> | null
  /** All that the plan keeps of them. */
  readonly record: InputRecord
}

const isGroup = (name: unknown): name is Group => stakeholderGroups.some(({ value }) => value === name)

/** The same record gives the same stakeholder, so that a card is drawn again only for its own sake. */
const stakeholderOf = remembered(
  (record: InputRecord): Stakeholder => ({
    id: record._id,
    name: record.value?.trim() ?? '',
    reason: record.description?.trim() ?? '',
    group: isGroup(record.groupName) ? record.groupName : null,
    power: record.power ?? null,
    interest: record.interest ?? null,
    position: record.position ?? null,
    relationship: record.relationship ?? null,
    record,
  }),
)

const listOf = remembered((records: readonly InputRecord[]) => records.map(stakeholderOf))

/** All stakeholders of the plan, oldest first. */
export const stakeholdersOf = (plan: PlanData): readonly Stakeholder[] =>
  listOf(answers(plan, 'three', namingStep, stakeholderKey))

const step = courseStepBySlug('three', namingStep)?.order

/** Said wherever somebody without a name stands. */
export const nameMissing = {
  en: `Please enter name on step ${step}`,
  es: `Escribe el nombre en el paso ${step}`,
} as const

export const nameOf = ({ name }: Pick<Stakeholder, 'name'>, locale: Locale) => name || nameMissing[locale]

/** The steps after the naming one ask for every name. */
export const nameGaps = (stakeholders: readonly Stakeholder[]): readonly Gap[] =>
  stakeholders
    .filter(({ name }) => isBlank(name))
    .map(({ id }) => ({ field: `stakeholder:${id}`, message: nameMissing }))
