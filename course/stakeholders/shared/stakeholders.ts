import type { Locale } from '#domain/errors.ts'
import type { ValueIn } from '#domain/options/choice.ts'
import {
  type positions,
  type relationshipStrengths,
  stakeholderGroups,
} from '#domain/options/stakeholders.ts'
import { type Gap, isBlank, messageText } from '#domain/plan/messages.ts'
import { answers, type InputRecord, type PlanData } from '#domain/plan/plan-data.ts'
import { rememberedWith } from '#domain/remembered.ts'
import { stepNumber } from './step-number.ts'

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
  /** The number of the step that asks for it; undefined where the cohort leaves that step out. */
  readonly namedOn: number | undefined
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
const stakeholderOf = rememberedWith(
  (record: InputRecord, namedOn: number | undefined): Stakeholder => ({
    id: record._id,
    name: record.value?.trim() ?? '',
    namedOn,
    reason: record.description?.trim() ?? '',
    group: isGroup(record.groupName) ? record.groupName : null,
    power: record.power ?? null,
    interest: record.interest ?? null,
    position: record.position ?? null,
    relationship: record.relationship ?? null,
    record,
  }),
)

const listOf = rememberedWith((records: readonly InputRecord[], namedOn: number | undefined) =>
  records.map((record) => stakeholderOf(record, namedOn)),
)

/** All stakeholders of the plan, oldest first. */
export const stakeholdersOf = (plan: PlanData): readonly Stakeholder[] =>
  listOf(answers(plan, 'three', namingStep, stakeholderKey), stepNumber(plan, 'three', namingStep))

const onStep = { en: 'Please enter name on step {step}', es: 'Escribe el nombre en el paso {step}' } as const
const nowhere = { en: 'Please enter name', es: 'Escribe el nombre' } as const

type Named = Pick<Stakeholder, 'name' | 'namedOn'>

/** Said wherever somebody without a name stands. */
const nameMissing = ({ namedOn }: Named) =>
  namedOn ? { message: onStep, values: { step: namedOn } } : { message: nowhere }

export const nameOf = (one: Named, locale: Locale) => one.name || messageText(nameMissing(one), locale)

/** The steps after the naming one ask for every name. */
export const nameGaps = (stakeholders: readonly Stakeholder[]): readonly Gap[] =>
  stakeholders
    .filter(({ name }) => isBlank(name))
    .map((one) => ({ field: `stakeholder:${one.id}`, ...nameMissing(one) }))
