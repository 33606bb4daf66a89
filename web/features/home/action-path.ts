import type { NextAction } from '#domain/progress/next-action.ts'

type Place = {
  /** The entrepreneur's project, or the mentor's first. */
  readonly projectId: string | null
  /** Where the newest unread message stands. */
  readonly feedbackPath: string | null
}

export const requestsAnchor = 'wants-to-connect'

/** Where the button of the next action leads, without a language prefix. */
export function actionPath(action: NextAction, { projectId, feedbackPath }: Place): string {
  const project = projectPath('projectId' in action ? action.projectId : projectId)
  switch (action.kind) {
    case 'onboard':
      return '/signup/onboard'
    case 'chooseCohort':
      return '/signup/getting-started'
    case 'applicationPending':
    case 'applicationWaitlisted':
    case 'applicationRejected':
    case 'applicationWithdrawn':
      return '/home/applications'
    case 'answerRequests':
      return `#${requestsAnchor}`
    case 'waitForMentor':
    case 'waitForWindow':
      return '/home/profile'
    case 'matchingOver':
      return '/home/applications'
    case 'chooseProject':
    case 'waitForAnswer':
      return '/home/matching'
    case 'waitForStart':
    case 'waitForMatching':
    case 'waitForModule':
      return '/home/upcoming'
    case 'answerFeedback':
      return feedbackPath ?? project
    case 'startModule':
    case 'continueModule':
    case 'reworkModule':
      return `${project}/${action.slug}`
    // Where the module is read as a whole, asked for and answered.
    case 'askForReview':
    case 'reopenModule':
    case 'reviewModule':
      return `${project}/${action.slug}/summary`
    case 'readPlan':
    case 'signAgreement':
    case 'waitForSignature':
    case 'waitForReview':
    case 'seeProjects':
      return project
  }
}

const projectPath = (id: string | null) => (id ? `/home/project/${id}` : '/home')
