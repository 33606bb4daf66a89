import { courseStepOfField } from '#course/course.ts'
import { planModule, sectionOfField, sectionPlaceTitles } from '#course/plan-view/plan-field.ts'
import { planKinds } from '#domain/entities/index.ts'
import type { PlanData } from '#domain/plan/plan-data.ts'
import { isMember, isMentor, type ProjectFacts, readPlan, readProject } from '#domain/policies/project.ts'
import { cutText } from '#domain/text.ts'
import type { Caller } from '#server/caller.ts'
import { type StepTitles, titlesIn } from '#server/content/step-titles.ts'
import type { Part } from '#server/verbs/plan/project-parts.ts'
import { inviteRecord } from '#server/verbs/team/invitation.ts'
import { changedModules } from './changed-modules.ts'
import { type EditRow, type HomeRow, homeRow, longestQuote, type ThreadRow } from './home-rows.ts'
import { editedStep } from './last-edit.ts'
import { standingsOf } from './standings.ts'

const shownGoals = 6

const parts: readonly Part[] = [...planKinds, 'project', 'progresses']

/** The home of a project: how far it is, where to go on, what waits to be read, and who is in the team. */
export async function projectHome({ deps, actor, projects }: Caller, projectId: string) {
  // With whatever else this request asks of the project, all parts are one statement.
  const [bundle] = await Promise.all(parts.map((part) => projects.read(projectId, part)))
  if (!bundle || readProject(actor, bundle.facts) !== 'allowed') return null
  const { facts, plan, progresses, row: project } = bundle
  const seesPlan = readPlan(actor, facts) === 'allowed'
  const [row, changed] = await Promise.all([
    homeRow(deps.db, actor, projectId),
    changedModules(deps.db, projectId),
  ])
  if (!row) return null
  const isAddressed = isMember(actor, facts) || isMentor(actor, facts)
  return {
    projectId,
    modules: await standingsOf({
      plan: seesPlan
        ? { ...(Object.fromEntries(plan) as PlanData), ...(project && { project: [project] }) }
        : null,
      activeModules: facts.activeModules,
      progresses,
      answers: row.answers ?? [],
      changed,
      stepPlans: row.step_plans ?? {},
    }),
    last_edit: seesPlan && row.edit ? editOf(row.edit, facts, row) : null,
    threads: seesPlan
      ? (row.threads ?? []).flatMap((thread) => threadOf(thread, isAddressed, row.step_titles))
      : [],
    goals: seesPlan ? goalsOf((plan.get('goal') ?? []) as Goal[]) : [],
    team: row.team ?? [],
    invites: facts.ownerId === actor.userId ? (row.invites ?? []).map(inviteRecord) : null,
  }
}

function editOf(edit: EditRow, { activeModules }: ProjectFacts, { step_plans, step_titles }: HomeRow) {
  const step = editedStep(edit, activeModules)
  if (!step || step_plans?.[step.module.slug]?.steps_off.includes(step.slug)) return null
  return {
    module: step.module.slug,
    step: step.slug,
    ...titlesIn(step_titles, step),
    at: edit.at,
    author_name: edit.is_mine ? null : edit.author_name,
  }
}

/** Organisers read along: nothing is written to them, and nothing waits for them. */
function threadOf(thread: ThreadRow, isAddressed: boolean, titles: StepTitles) {
  const place = placeOf(thread.fieldId, titles)
  if (!place) return []
  const text = cutText(thread.text, longestQuote)
  return [{ ...thread, text, unread: isAddressed ? thread.unread : 0, ...place }]
}

/** A step with its titles, or a section of the business plan. */
function placeOf(fieldId: string, titles: StepTitles) {
  const section = sectionOfField(fieldId)
  if (section) return { module: planModule, step: section.id, ...sectionPlaceTitles(section) }
  const step = courseStepOfField(fieldId)
  return step && { module: step.module.slug, step: step.slug, ...titlesIn(titles, step) }
}

type Goal = { objectives?: readonly { title?: string | null; date?: string | null }[] | null }

/** What the team wants to reach, by its day, from today on. */
function goalsOf(goals: readonly Goal[]) {
  const today = new Date().toISOString().slice(0, 10)
  return goals
    .flatMap(({ objectives }) => objectives ?? [])
    .flatMap(({ title, date }) => (title && date && date.slice(0, 10) >= today ? [{ title, date }] : []))
    .sort((a, b) => a.date.localeCompare(b.date))
    .slice(0, shownGoals)
}
