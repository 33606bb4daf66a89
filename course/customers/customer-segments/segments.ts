import type { Segment, SegmentRole } from '#course/shared/segments.ts'
import { type Gap, isBlank, itemProblem, requiredGap } from '#domain/plan/messages.ts'
import { answer, type PlanData } from '#domain/plan/plan-data.ts'
import { plainText } from '#domain/text.ts'

export const longestName = 120
/** Of these one can still serve each well. */
const fewEnough = 5

export const segmentsOf = ({ segment = [] }: PlanData): readonly Segment[] => segment

const namesBut = (segments: readonly Segment[], id: string): readonly string[] =>
  segments.flatMap(({ _id, name }) => (_id === id || isBlank(name) ? [] : [name ?? '']))

export function gaps(plan: PlanData): readonly Gap[] {
  const segments = segmentsOf(plan)
  if (segments.length === 0) return [{ field: 'segments', message: 'selectOne' }]
  return segments.flatMap(({ _id, name, role, type }) => [
    ...nameGap(`name:${_id}`, name ?? '', namesBut(segments, _id)),
    ...requiredGap(`role:${_id}`, role),
    ...requiredGap(`type:${_id}`, type),
  ])
}

function nameGap(field: string, name: string, others: readonly string[]): Gap[] {
  const problem = itemProblem(name, others, longestName)
  return problem === 'required' || problem === 'duplicate' ? [{ field, message: problem }] : []
}

export const inRole = (segments: readonly Segment[], role: SegmentRole): readonly Segment[] =>
  segments.filter((segment) => segment.role === role)

/** Nobody pays, although there is somebody. */
export const lacksBuyer = (segments: readonly Segment[]) =>
  segments.length > 0 && inRole(segments, 'Buyer').length === 0

export const areTooMany = (segments: readonly Segment[]) => segments.length > fewEnough

const small = new Set(
  'a all the of in any our my for and los las el la de del en todo todos toda todas y'.split(' '),
)

const wide = new Set(
  `everyone everybody anybody anyone people persons humans humanity society community communities public population
  women woman men man girls boys children child kids youth young youngsters adults elders elderly seniors parents
  mothers fathers families family households students pupils teachers farmers growers fishers workers employees
  customers clients consumers users buyers citizens patients migrants refugees poor villagers neighbours neighbors
  companies businesses shops stores schools hospitals clinics ngos organisations organizations governments government
  person persona personas gente mundo humanidad sociedad comunidad comunidades publico poblacion mujeres mujer hombres
  hombre ninas ninos nina nino ninez jovenes juventud adultos adultas mayores ancianos abuelos padres madres familias
  familia hogares estudiantes alumnos alumnas docentes profesores agricultores agricultoras campesinos campesinas
  productores productoras pescadores trabajadores trabajadoras empleados empleadas clientes consumidores usuarios
  usuarias compradores ciudadanos ciudadanas pacientes migrantes refugiados pobres vecinos vecinas empresas negocios
  tiendas escuelas colegios hospitales ongs organizaciones gobiernos gobierno`.split(/\s+/),
)

/** A name that says neither which ones nor where: "everyone", "women", "farmers" alone. */
export function isTooWide(name: string): boolean {
  const words = (plainText(name).match(/[\p{L}\p{N}]+/gu) ?? []).filter((word) => !small.has(word))
  return !isBlank(name) && words.every((word) => wide.has(word))
}

/** Who lives with the problem, where that could be a name and is none yet. */
export function nameIdeas(plan: PlanData): readonly string[] {
  const who = answer(plan, 'one', 'defining-your-problem', 'who')?.value?.trim() ?? ''
  const names = segmentsOf(plan).flatMap(({ name }) => name ?? [])
  return itemProblem(who, names, longestName) ? [] : [who]
}
