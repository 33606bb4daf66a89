import { reviewQuestions } from '#domain/programme/review-questions.ts'
import { newId } from '#server/new-id.ts'
import type { Scene } from './scene.ts'
import { row, type Table } from './table.ts'

const answers = reviewQuestions.map((question) => ({ question, answer: 'Yes' }))

/** A goal whose only objective was due long ago: the check of the plan finds it. */
async function pastObjective({ db, projectId }: Scene) {
  const id = newId()
  await db.query(`insert into plan_item (id, project_id, kind, data) values ($1, $2, 'goal', $3)`, [
    id,
    projectId,
    JSON.stringify({ title: 'Open', objectives: [{ title: 'Sign', activities: [], date: '2020-01-01' }] }),
  ])
  return { s: `${id} sign` }
}

export const programmeTable: Table = {
  'Query.me': row(2, 'owner', '{ me { _id project_id } }'),
  'Query.user': row(2, 'owner', 'query ($user: String) { user(query: { user_id: $user }) { _id email } }'),
  'Query.project': row(2, 'owner', 'query ($p: ObjectId) { project(query: { _id: $p }) { _id name } }'),
  // One of them finds out how much the plans of all these projects hold, before they are read.
  'Query.projects': row(
    4,
    'organiser',
    '{ projects { _id segments { name } inputs { value } progresses { order } feedbackCounts { unread } } }',
  ),
  'Query.cohort': row(
    2,
    'owner',
    'query ($c: ObjectId) { cohort(query: { _id: $c }) { title module_data { slug } } }',
  ),
  'Mutation.updateOneCohort': row(
    6,
    'organiser',
    'mutation ($c: ObjectId) { updateOneCohort(query: { _id: $c }, set: { entrepreneur_threads: true }) { _id } }',
  ),
  'Query.openCohorts': row(2, 'owner', '{ openCohorts { title } }'),
  'Query.steps': row(2, 'owner', '{ steps(query: { module: "one" }) { title } }'),
  'Query.models': row(2, 'owner', '{ models { name } }'),
  'Query.feedbacks': row(
    2,
    'owner',
    'query ($p: String) { feedbacks(query: { projectId: $p }) { text author { first_name role } } }',
  ),
  'Query.feedbackCounts': row(
    2,
    'owner',
    'query ($p: String) { feedbackCounts(query: { projectId: $p }) { fieldId unread } }',
  ),
  'Query.progresses': row(
    2,
    'owner',
    'query ($p: String) { progresses(query: { projectId: $p }) { order } }',
  ),
  'Query.reviews': row(2, 'owner', 'query ($p: String) { reviews(query: { projectId: $p }) { module } }'),
  'Query.reviewRequests': row(
    3,
    'mentor',
    'query ($p: String!) { reviewRequests(projectId: $p, module: "one") { number } }',
  ),
  'Query.moduleAnswer': row(
    3,
    'mentor',
    'query ($p: String!) { moduleAnswer(projectId: $p, module: "one") { decision } }',
  ),
  'Query.waitingReviews': row(3, 'mentor', '{ waitingReviews { total items { module } } }'),
  'Query.changedSteps': row(
    4,
    'mentor',
    'query ($p: String!) { changedSteps(projectId: $p, module: "one") }',
  ),
  'Query.moduleChanges': row(
    3,
    'mentor',
    'query ($p: String!) { moduleChanges(projectId: $p, module: "one") { since fields { step } left_out } }',
  ),
  'Query.planCheck': row(
    7,
    'mentor',
    'query ($p: String!) { planCheck(projectId: $p) { open findings { text } aside { subject } } }',
  ),
  'Mutation.updateOneUser': row(
    6,
    'owner',
    'mutation ($user: String) { updateOneUser(query: { user_id: $user }, data: { first_name: "Ana" }) { first_name } }',
  ),
  'Mutation.setOnboarded': row(8, 'organiser', 'mutation { setOnboarded { onboarded } }'),
  'Mutation.createProject': row(
    5,
    'newcomer',
    'mutation ($c: String!) { createProject(data: { cohort_id: $c, name: "Lamps" }) { _id } }',
  ),
  'Mutation.updateOneProject': row(
    6,
    'owner',
    'mutation ($p: ObjectId) { updateOneProject(query: { _id: $p }, set: { name: "Filter" }) { name } }',
  ),
  'Mutation.insertOneFeedback': row(
    14,
    'mentor',
    'mutation ($p: String!) { insertOneFeedback(data: { projectId: $p, fieldId: "one.summary.general", text: "Why?" }) { _id } }',
  ),
  'Mutation.addFeedback': row(
    14,
    'mentor',
    'mutation ($p: String!) { addFeedback(projectId: $p, fieldId: "one.summary.general", text: "Why?") { _id } }',
  ),
  'Mutation.markFeedbackRead': row(
    6,
    'mentor',
    'mutation ($p: String!) { markFeedbackRead(projectId: $p, fieldId: "field-0") }',
  ),
  'Mutation.moduleReview': row(
    5,
    'owner',
    'mutation ($p: String!, $a: [ReviewAnswerInput!]!) { moduleReview(projectId: $p, module: "one", answers: $a) { _id } }',
    () => ({ a: answers }),
  ),
  'Mutation.updateProgress': row(
    16,
    'owner',
    'mutation ($p: String!) { updateProgress(projectId: $p, order: 1, payload: { module: { review_request: true } }) { order } }',
  ),
  'Mutation.setFindingAside': row(
    13,
    'owner',
    'mutation ($p: String!, $s: String!) { setFindingAside(projectId: $p, rule: "objective-in-the-past", subject: $s, reason: "It is done") { open } }',
    pastObjective,
  ),
  'Mutation.takeFindingBack': row(
    13,
    'owner',
    'mutation ($p: String!, $s: String!) { takeFindingBack(projectId: $p, rule: "objective-in-the-past", subject: $s) { open } }',
    async (scene) => {
      const named = await pastObjective(scene)
      await scene.db.query(
        `insert into finding_aside (project_id, rule, subject, reason) values ($1, 'objective-in-the-past', $2, 'Done')`,
        [scene.projectId, named.s],
      )
      return named
    },
  ),
  'Mutation.sendBack': row(
    16,
    'mentor',
    'mutation ($p: String!) { sendBack(projectId: $p, order: 1, message: "Say more about the causes.") { order } }',
  ),
  'Mutation.reportBug': row(
    7,
    'owner',
    'mutation ($p: String!) { reportBug(projectId: $p, message: "It broke") { _id } }',
  ),
}
