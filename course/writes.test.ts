import { expect, test } from 'vitest'
import { type PlanKind, planEntities, planKinds } from '#domain/entities/index.ts'
import type { Field, Fields } from '#domain/fields.ts'
import { projectFields, projectWritable } from '#domain/programme/project.ts'
import { singleKey } from '#domain/single-inputs.ts'
import { courseSteps, type PlacedStep } from './course.ts'

// Answers of which a project may have many; all others exist once.
const listAnswers = [
  'one/processing-information/note',
  'one/finding-your-why/how',
  'one/finding-your-why/what',
  'three/map-current-solutions/solution',
  'three/identify-stakeholders/stakeholder',
  'three/stakeholder-relationship/link',
]

// The address of an answer and its time, which the server and the form know by themselves.
const answerAddress = ['moduleKey', 'stepKey', 'key', 'parent', 'lastUpdated']

type Answer = { step: string; key: string; field: string }

test.each(courseSteps)('$module.slug/$slug writes fields that exist', (step) => {
  expect(step.writes.filter((path) => !isKnown(step, path))).toEqual([])
  expect(new Set(step.writes).size).toBe(step.writes.length)
})

test.each(['business.problemDefinitions', 'segment.profile.shoeSize', 'nothing.name', 'project.mentor'])(
  'refuses %s',
  (path) => {
    expect(courseSteps.some((step) => isKnown(step, path))).toBe(false)
  },
)

test('refuses an answer under another key or with another field', () => {
  const [step] = courseSteps.filter(({ slug }) => slug === 'choosing-the-causes')
  expect(
    step &&
      ['input.rating.valueArr', 'input.ratings.valueArr', 'input.rating.values'].map((path) =>
        isKnown(step, path),
      ),
  ).toEqual([true, false, false])
})

test('every field of the plan is written by a step', () => {
  const written = courseSteps.flatMap((step) => step.writes)
  const answered = new Set(answers().map(({ field }) => field))
  const orphans = planKinds
    .filter((kind) => kind !== 'input')
    .flatMap((kind) => leaves(planEntities[kind].fields, kind))
    // The older funding rows are taken in and turned into funding sources; no step writes them.
    .filter((leaf) => !leaf.startsWith('business.financials.funding.'))
    .filter((leaf) => !written.some((path) => leaf === path || leaf.startsWith(`${path}.`)))
  const unused = Object.keys(planEntities.input.fields).filter(
    (field) => !answered.has(field) && !answerAddress.includes(field),
  )
  expect([...orphans, ...unused]).toEqual([])
})

test.each(planKinds.filter((kind) => kind !== 'input'))(
  '%s is written in the modules that it names',
  (kind) => {
    const modules = courseSteps
      .filter((step) => step.writes.some((path) => path.startsWith(`${kind}.`)))
      .map((step) => step.module.slug)
    expect([...new Set(modules)]).toEqual([...planEntities[kind].modules])
  },
)

test('the answers of which there may be many are those that the plan does not keep single', () => {
  const many = answers().filter(({ step, key }) => !isSingle(step, key))
  expect([...new Set(many.map(({ step, key }) => `${step}/${key}`))].sort()).toEqual([...listAnswers].sort())
})

test.each(courseSteps)('$module.slug/$slug names what a mentor can comment on', (step) => {
  const fields = step.mentorFields
  expect(fields.length).toBeGreaterThan(0)
  expect(fields.filter((field) => !/^[a-z][A-Za-z-]*(:\{[A-Za-z_]+\})*$/.test(field))).toEqual([])
  expect(new Set([...fields, 'general']).size).toBe(fields.length + 1)
  const records = fields.flatMap((field) => /^(.+):\{_id\}$/.exec(field)?.[1] ?? [])
  const lists = listAnswers.map((path) => path.split('/').at(-1))
  expect(records.filter((name) => !(name in planEntities) && !lists.includes(name))).toEqual([])
})

function isKnown(step: PlacedStep, path: string): boolean {
  const [entity = '', ...rest] = path.split('.')
  if (entity === 'input') return isKnownAnswer(answer(step, path))
  if (entity === 'project')
    return projectWritable.some((name) => name === rest[0]) && isField(projectFields, rest)
  return isPlanKind(entity) && isField(planEntities[entity].fields, rest)
}

function isKnownAnswer({ step, key, field }: Answer): boolean {
  return (isSingle(step, key) || listAnswers.includes(`${step}/${key}`)) && field in planEntities.input.fields
}

/** `input.key.field` is an answer of the step itself, `input.step/key.field` one of another step of the module. */
function answer(step: PlacedStep, path: string): Answer {
  const [, address = '', field = ''] = path.split('.')
  const [key = '', slug = step.slug] = address.split('/').reverse()
  return { step: `${step.module.slug}/${slug}`, key, field }
}

function answers(): Answer[] {
  return courseSteps.flatMap((step) =>
    step.writes.filter((path) => path.startsWith('input.')).map((path) => answer(step, path)),
  )
}

function isSingle(step: string, key: string): boolean {
  const [moduleKey, stepKey] = step.split('/')
  return singleKey('input', { moduleKey, stepKey, key }) !== null
}

const isPlanKind = (name: string): name is PlanKind => name in planEntities

function isField(fields: Fields, [name = '', ...rest]: string[]): boolean {
  const field = fields[name]
  if (!field || rest.length === 0) return field !== undefined
  const inner = fieldsInside(field)
  return inner !== null && isField(inner, rest)
}

function fieldsInside(field: Field): Fields | null {
  if (field.kind === 'list') return fieldsInside(field.of)
  return field.kind === 'group' ? field.fields : null
}

function leaves(fields: Fields, at: string): string[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const inner = fieldsInside(field)
    return inner ? leaves(inner, `${at}.${name}`) : [`${at}.${name}`]
  })
}
