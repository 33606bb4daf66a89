import { keptRows } from '#course/shared/kept-rows.ts'
import { type Member, membersOf } from '#course/shared/team.ts'
import { coverageOf, leads } from '#course/team-goals-risk/shared/coverage.ts'
import { sameWords, teamWork } from '#course/team-goals-risk/shared/work.ts'
import { type Gap, isBlank } from '#domain/plan/messages.ts'
import type { PlanData } from '#domain/plan/plan-data.ts'
import { isEmail } from '#domain/text.ts'

export const longest = { name: 160, role: 120, strength: 500, email: 254 } as const
/** As many as a project keeps. */
export const mostMembers = 40

/** Who is who, wherever they stand: by account or name. */
export const whoIs = (members: readonly Member[]): readonly string[] =>
  keptRows(members.map(({ user_id, name }) => user_id || name.trim()))

/** What somebody leads after an activity was given to them or taken away; what is no longer in the plan goes. */
export function toggled(plan: PlanData, member: Member, text: string): readonly string[] {
  return teamWork(plan)
    .filter((work) => (sameWords(work.text, text) ? !leads(member, work) : leads(member, work)))
    .map((work) => work.text)
}

/** What is wrong with an address; nothing about whether somebody has it. */
export function emailProblem(email: string, others: readonly string[]): 'email' | 'duplicate' | null {
  const address = email.trim().toLowerCase()
  if (address === '') return null
  if (!isEmail(address)) return 'email'
  return others.some((other) => other.trim().toLowerCase() === address) ? 'duplicate' : null
}

const isWhole = ({ name, role, strength, activities }: Member) =>
  ![name, role, strength].some(isBlank) && activities.length > 0

const messages = {
  whole: {
    en: 'Complete one card: name, role, strength and an activity.',
    es: 'Completa una tarjeta: nombre, rol, fortaleza y una actividad.',
  },
  nobody: { en: 'Nobody leads this yet.', es: 'Todavía nadie lidera esto.' },
  work: { en: 'First list your key activities.', es: 'Primero anota tus actividades clave.' },
}

export function gaps(plan: PlanData): readonly Gap[] {
  const members = membersOf(plan)
  const key = coverageOf(plan).filter(({ from }) => from === 'key')
  return [
    ...(key.length === 0 ? [{ field: 'work', message: messages.work }] : []),
    ...members.flatMap(({ name, role }, place): Gap[] => [
      ...(isBlank(name) ? [{ field: `name:${place}`, message: 'required' } as const] : []),
      ...(isBlank(role) ? [{ field: `role:${place}`, message: 'required' } as const] : []),
    ]),
    ...(members.some(isWhole) ? [] : [{ field: 'members', message: messages.whole }]),
    ...key.flatMap(({ text, led }) =>
      led.length === 0 ? [{ field: `work:${text}`, message: messages.nobody }] : [],
    ),
  ]
}
