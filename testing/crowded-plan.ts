import type { PlanKind } from '#domain/entities/index.ts'
import type { PlanData } from '#domain/plan/plan-data.ts'

type Row = Readonly<Record<string, unknown>> & { readonly _id: string }

/** How much a large plan holds of what the rooms of customers and stakeholders show. */
const amounts = { segment: 12, pain: 60, gain: 60, offering: 10, stakeholder: 40, solution: 8 } as const

/** A finished plan in which all that stands in lists is there many times, each one under another name. */
export function crowded(plan: PlanData): PlanData {
  const { segment = [], pain = [], gain = [], offering = [], input = [], ...others } = plan
  const segments = repeated(segment, amounts.segment, ['name'])
  const onSegments = (row: Row, place: number) => ({
    ...row,
    parent: segments[place % segments.length]?._id,
  })
  const ofKey = (key: string) => input.filter((one) => one.key === key)
  const stakeholders = repeated(ofKey('stakeholder'), amounts.stakeholder, ['value']).map((row, place) => ({
    ...row,
    power: (place * 37) % 101,
    interest: (place * 53) % 101,
  }))
  const solutions = repeated(ofKey('solution'), amounts.solution, ['value'])
  const rest = input.filter(({ key }) => key !== 'stakeholder' && key !== 'solution')
  const many = {
    ...others,
    segment: segments,
    pain: repeated(pain, amounts.pain, ['title']).map(onSegments),
    gain: repeated(gain, amounts.gain, ['title']).map(onSegments),
    offering: repeated(offering, amounts.offering, ['name']).map((row, place) => ({
      ...row,
      segmentMatch: segments.flatMap(({ _id }, index) => (index % 2 === place % 2 ? [_id] : [])),
    })),
    input: [...rest, ...stakeholders, ...solutions],
  }
  const declared = Object.keys(plan) as PlanKind[]
  return Object.fromEntries(declared.map((kind) => [kind, many[kind as keyof typeof many]])) as PlanData
}

/** The first ones as they are, so that whatever belongs to them still does. */
function repeated(rows: readonly Row[], count: number, names: readonly string[]): Row[] {
  if (rows.length === 0) return []
  return Array.from({ length: Math.max(count, rows.length) }, (_, place) => {
    const row = rows[place % rows.length] as Row
    if (place < rows.length) return row
    const renamed = names.map((name) => [name, `${row[name] ?? ''} ${place + 1}`])
    return { ...row, ...Object.fromEntries(renamed), _id: `${row._id.slice(0, 20)}${hex(place)}` }
  })
}

const hex = (place: number) => place.toString(16).padStart(4, '0')
