import { graphql, type ResultOf } from '#web/data/graphql.ts'
export const projectHomeDocument = graphql(`
  query ProjectHome(
    $id: ObjectId!
    $projectId: String!
    $cohort: ObjectId!
    $owner: String!
    $mentor: String!
    $hasMentor: Boolean!
    $takesPart: Boolean!
  ) {
    project(query: { _id: $id }) {
      _id
      name
      status
      solution
      owner_id
      mentor
      mentor_agreement
      entrepreneur_agreement
      team_members { user_id name role }
    }
    projectHome(projectId: $projectId) {
      modules { module steps_done steps has_begun review validated review_at review_message changed_steps }
      last_edit { module step step_title step_title_es at author_name }
      threads { fieldId module step step_title step_title_es unread text author_name timestamp }
      goals { title date }
      team { user_id name role accepted_at }
      invites { _id email state expires_at }
    }
    planGlance(projectId: $projectId) {
      steps_done
      steps
      currency
      changed_steps
      sections { section steps_done steps module step }
      figures { name value module step step_title step_title_es }
      changes { module step step_title step_title_es at is_mine authors more_authors }
    }
    feedbackCounts(query: { projectId: $projectId }) { fieldId unread }
    projects(sortBy: NAME_ASC, limit: 20) @include(if: $takesPart) { _id name }
    cohort(query: { _id: $cohort }) {
      _id
      self_guided
      matching_end
      start_date
      end_date
      module_data { module_id module_name slug active customised start }
    }
    owner: user(query: { user_id: $owner }) {
      _id
      first_name
      last_name
      email
      basic_data { avatar selectedCity selectedCountry }
    }
    mentor: user(query: { user_id: $mentor }) @include(if: $hasMentor) {
      _id
      first_name
      last_name
      email
      basic_data { avatar selectedCity selectedCountry }
    }
  }
`)

/** The page stays fresh: the cache reads again what it shows of this project. */
export const changesDocument = graphql(`
  subscription ProjectHomeChanged($projectId: String!) {
    projectChanged(projectId: $projectId) { projectId kind id version change }
  }
`)

export type HomeData = ResultOf<typeof projectHomeDocument>
export type HomeProject = NonNullable<HomeData['project']>
export type HomeCohort = NonNullable<HomeData['cohort']>
export type PersonCard = NonNullable<HomeData['owner']>
/** Every conversation of the plan; of those with much to read, the page shows only some. */
export type UnreadThread = HomeData['feedbackCounts'][number]
export type HomeDetails = NonNullable<HomeData['projectHome']>
export type Glance = NonNullable<HomeData['planGlance']>
export type Standing = HomeDetails['modules'][number]
export type LastEdit = NonNullable<HomeDetails['last_edit']>
export type Thread = HomeDetails['threads'][number]
export type Mate = HomeDetails['team'][number]
export type Invite = NonNullable<HomeDetails['invites']>[number]
