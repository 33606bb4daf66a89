import { moduleBySlug } from '#course/course.ts'
import type { ModuleSlug } from '#domain/plan/modules.ts'
import { approved, noReview, requested, sentBack } from '#domain/progress/review.ts'
import type { Row } from '#server/demo/insert-rows.ts'
import { type ModuleProgress, moduleProgress } from '#server/demo/programme/reviews.ts'
import { newId } from '#server/new-id.ts'
import { snapshotOf } from './snapshot.ts'
import { projectCalled, type World } from './world.ts'

function moduleCalled(slug: ModuleSlug) {
  const module = moduleBySlug(slug)
  if (!module) throw new Error(`The course has no module ${slug}.`)
  return module
}

/** The flags are reached by the same moves as in life. */
function flagsOf({ rounds }: ModuleProgress) {
  return rounds.reduce((flags, { decided }) => {
    const asked = requested(flags)
    if (!decided) return asked
    return decided.as === 'approved' ? approved(asked) : sentBack(asked)
  }, noReview)
}

export function progressRows({ moment, user, project }: World): Row[] {
  return moduleProgress.map((told) => {
    const module = moduleCalled(told.module)
    const begun = projectCalled(told.project).worked?.[told.module] ?? 0
    const decided = told.rounds.at(-1)?.decided
    const answered = told.rounds.findLast((round) => round.decided)?.decided
    const isApproved = decided?.as === 'approved'
    return {
      id: newId(Date.parse(moment(begun))),
      project_id: project(told.project),
      module_id: module.id,
      ord: module.number,
      ...flagsOf(told),
      validated_by: isApproved ? user(told.by) : null,
      validated_at: isApproved ? moment(decided.day) : null,
      answer: answered?.as ?? null,
      answer_message: answered?.message ?? '',
      answered_by: answered ? user(told.by) : null,
      answered_at: answered ? moment(answered.day) : null,
      created_at: moment(begun),
      updated_at: moment(decided?.day ?? told.rounds.at(-1)?.asked ?? begun),
    }
  })
}

export function reviewRequestRows(world: World): Row[] {
  const { moment, user, project, plans } = world
  return moduleProgress.flatMap((told) => {
    const plan = plans.get(told.project)
    if (!plan) return []
    return told.rounds.map((round, index) => ({
      id: newId(Date.parse(moment(round.asked))),
      project_id: project(told.project),
      module_id: moduleCalled(told.module).id,
      number: index + 1,
      requested_by: user(projectCalled(told.project).owner),
      requested_at: moment(round.asked),
      snapshot: snapshotOf(plan, told.module, moment(round.asked), round),
      decision: round.decided?.as ?? null,
      decided_by: round.decided ? user(told.by) : null,
      decided_at: round.decided ? moment(round.decided.day) : null,
      message: round.decided?.message ?? '',
    }))
  })
}
