import type { KeyingConfig } from '@urql/exchange-graphcache'
import { joiningKeys } from './joining-cache.ts'

/** Types without an id of their own: they live inside what they belong to. */
const parts = [
  ...['ActivityImpact', 'AgreementSignature', 'ApplicationEvent', 'ApplicationPage', 'BoardMentor'],
  ...['BoardProject', 'BusinessFinancials', 'BusinessFinancialsAdditionalRevenue'],
  ...['BusinessFinancialsExpenses', 'BusinessFinancialsFixedAssets', 'BusinessFinancialsFunding'],
  ...['BusinessFinancialsFundingSources', 'BusinessFinancialsPreOperatingCapital'],
  ...['BusinessModelSelection', 'BusinessRiskManagement', 'BusinessSdgs', 'CandidatePage'],
  ...['ChannelIntermediaries', 'CohortModuleData', 'Consent', 'FeedbackAuthor', 'FeedbackCount', 'FitPoint'],
  ...['FieldChange', 'ModuleChanges', 'RecordTitle', 'WaitingReviewPage'],
  ...[
    'GoalObjectives',
    'MatchResult',
    'MentorChoice',
    'MatchingBoard',
    'MatchingCohort',
    'OfferingComponents',
  ],
  ...['OfferingForecasts', 'OfferingGainMatch', 'OfferingPainMatch', 'ProgressModule'],
  ...['ProjectTeamMembers', 'ProposedMatch', 'ReviewAnswers', 'SegmentOfferingMatch', 'SegmentProfile'],
  ...['StatusCount', 'UserBasicData', 'UserBusinessDetails', 'UserCommitments', 'UserEduExpRecords'],
  ...['UserMentorMotivation', 'UserMentorMotivationMentorRecords', 'UserPersonalExperience'],
  ...[
    'FeedbackThread',
    'GoalDate',
    'LastEdit',
    'ModuleStanding',
    'ProjectHome',
    'TeamInvitation',
    'TeamMate',
  ],
  ...['UserUserMotivation', 'UserUserMotivationMentorRecords', 'UserWorkExpRecords'],
]

export const cacheKeys: KeyingConfig = {
  ...Object.fromEntries(parts.map((type) => [type, () => null])),
  ...joiningKeys,
  // Its id is that of the record that changed.
  Change: () => null,
}
