import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { moduleSlugs } from '#domain/plan/modules.ts'
import { kindsOf } from './contract/kinds.ts'
import {
  courseModules,
  courseStepById,
  courseStepBySlug,
  courseSteps,
  moduleById,
  moduleByNumber,
  moduleBySlug,
  stepsOfModule,
} from './course.ts'
import { modelIds } from './model-ids.ts'
import { sharedModels } from './models.ts'
import { modulesWithRooms } from './rooms.ts'
import { languages, parseModuleText, parseSections } from './texts.ts'

const course = import.meta.dirname
// What rooms are made with, what several of them know, plans to look at, and what is told and asked of whole plans.
const others = ['contract', 'shared', 'samples', 'plan-view', 'consistency']
const foldersIn = (path: string) =>
  readdirSync(path, { withFileTypes: true })
    .flatMap((entry) => (entry.isDirectory() ? [entry.name] : []))
    .filter((name) => !others.includes(name))
    .sort()

test('every module has its folder and every folder is a module', () => {
  expect(foldersIn(course)).toEqual(courseModules.map((module) => module.folder).sort())
})

test.each(courseModules)('module $slug has a room for each of its steps and no other room', (module) => {
  expect(foldersIn(join(course, module.folder))).toEqual(module.steps.map((step) => step.slug).sort())
})

test.each(modulesWithRooms)('the outline tells the steps of module $slug as its rooms do', (module) => {
  const told = moduleBySlug(module.slug)
  expect(told?.loads).toEqual(kindsOf(module))
  expect(told?.steps).toEqual(
    module.rooms.map(({ id, slug, type, takes }) => ({ id, slug, type, ...(takes && { takes }) })),
  )
  expect(told).toMatchObject({
    id: module.id,
    number: module.number,
    folder: module.folder,
    name: module.name,
  })
})

test.each(courseModules)('module $slug begins with the introduction and ends with the summary', (module) => {
  const types = module.steps.map((step) => step.type)
  expect(types[0]).toBe('introduction')
  expect(types.at(-1)).toBe('summary')
  expect(types.slice(1, -1).every((type) => type === 'exercise' || type === 'result')).toBe(true)
})

test('the modules stand in order under the slugs that the plan knows', () => {
  expect(courseModules.map((module) => module.slug)).toEqual([...moduleSlugs])
  expect(courseModules.map((module) => module.number)).toEqual(moduleSlugs.map((_, index) => index + 1))
})

test('ids are 24 hexadecimal characters and belong to one thing each', () => {
  const ids = [...courseModules, ...courseSteps].map(({ id }) => id).concat(Object.values(modelIds))
  expect(ids.filter((id) => !/^[0-9a-f]{24}$/.test(id))).toEqual([])
  expect(new Set(ids).size).toBe(courseModules.length + courseSteps.length + sharedModels.length)
})

test('modules and steps are found by id, slug and number', () => {
  for (const module of courseModules) {
    expect(moduleById(module.id)).toBe(module)
    expect(moduleBySlug(module.slug)).toBe(module)
    expect(moduleByNumber(module.number)).toBe(module)
    expect(stepsOfModule(module.id).map((step) => step.id)).toEqual(module.steps.map((step) => step.id))
  }
  for (const step of courseSteps) {
    expect(courseStepById(step.id)).toBe(step)
    expect(courseStepBySlug(step.module.slug, step.slug)).toBe(step)
  }
  expect(moduleBySlug('ten')).toBeUndefined()
  expect(stepsOfModule('ten')).toEqual([])
})

test('a stakeholder gets its name on step 4', () => {
  expect(courseStepBySlug('three', 'identify-stakeholders')?.order).toBe(4)
})

test.each(courseSteps)('$module.slug/$slug is written in both languages under the same headings', (step) => {
  const isFrame = step.type === 'introduction' || step.type === 'summary'
  const deeper = isFrame ? [] : ['help_deepdive']
  const headings = ['intro', 'primary_cta', 'secondary_cta', 'help_intro', ...deeper, 'help_tips']
  for (const language of languages) {
    const file = join(course, step.module.folder, step.slug, `text.${language}.md`)
    expect(existsSync(file), file).toBe(true)
    expect([...parseSections(readFileSync(file, 'utf8')).parts.keys()], file).toEqual(headings)
  }
})

test.each(courseModules)('module $slug tells in both languages what it gives, takes and needs', (module) => {
  for (const language of languages) {
    const file = join(course, module.folder, `module.${language}.md`)
    const text = parseModuleText(readFileSync(file, 'utf8'))
    expect(text.title).toBe(module.name[language])
    expect(text.outcomes, file).toHaveLength(3)
    expect(text.outcomes.filter((line) => line.split(/\s+/).length > 12)).toEqual([])
    // A module whose steps tell what they take adds it up.
    if (module.steps.every(({ takes }) => !takes)) expect(text.time, file).not.toBe('')
    expect(text.ready, file).not.toBe('')
  }
})
