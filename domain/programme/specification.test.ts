import { describe, expect, it } from 'vitest'
import type { Field, Fields } from '#domain/fields.ts'
import { cohortCard, cohortFields } from './cohort.ts'
import { bugFields, feedbackFields, modelFields, progressFields, reviewFields, stepFields } from './course.ts'
import { projectFields, projectWritable } from './project.ts'
import { reviewQuestions } from './review-questions.ts'
import { userFields, userWritable } from './user.ts'

/** The names in a shape; groups and lists of groups are written as `name(inner inner)`. */
function namesIn(fields: Fields, at = ''): string[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const inner: Field = field.kind === 'list' ? field.of : field
    const path = at + name
    return inner.kind === 'group' ? [path, ...namesIn(inner.fields, `${path}.`)] : [path]
  })
}

// Specification, part 1, section 3 and part 2, section 3. `_id` belongs to every record.
const specified: [string, Fields, string][] = [
  [
    'project',
    projectFields,
    'name cohort_id owner_id mentor countries mentor_agreement entrepreneur_agreement org_id problem sectors solution stage status type team_members team_members.user_id team_members.name team_members.role team_members.strength team_members.activities team_members.email',
  ],
  [
    'cohort',
    cohortFields,
    'owner title description duration open_date close_date matching_start matching_end start_date end_date extra_mentors private self_guided simple_onboard matching registration_open notifications cohort_lead_name cohort_lead_email custom_welcome_message approved module_data module_data.module_id module_data.module_name module_data.slug module_data.active module_data.customised module_data.start',
  ],
  [
    'step',
    stepFields,
    'order title intro intro_es primary_cta primary_cta_es secondary_cta secondary_cta_es component nice_name help_intro help_intro_es help_deepdive help_deepdive_es help_tips help_tips_es module type',
  ],
  ['feedback', feedbackFields, 'authorId text read fullPath module step fieldId timestamp projectId'],
  [
    'progress',
    progressFields,
    'projectId order module_id finished module module.finished module.validated module.review_request module.request_count',
  ],
  ['module review', reviewFields, 'role user_id projectId module'],
  ['bug report', bugFields, 'projectId module step userId time description'],
  ['model', modelFields, 'name name_es description description_es type examples'],
  [
    'user',
    userFields,
    'user_id email first_name last_name main_org org_id cohortId role application_status test_account onboarded',
  ],
  [
    'user: basic_data',
    userFields.basic_data.fields,
    'avatar birthDate providedBio selectedCity selectedState selectedCountry selectedGender selectedLanguages selectedProfession selectedNationality urlFacebook urlInstagram urlLinkedin urlTwitter urlWebsite urlWhatsapp phoneCode',
  ],
  [
    'user: businessDetails',
    userFields.businessDetails.fields,
    'givenBusinessName givenProblemDes givenSolutionDes selectedAboutSocBus selectedCountries selectedProduct selectedSector',
  ],
  [
    'user: commitments',
    userFields.commitments.fields,
    'commitConfidentiality commitData commitInformation commitNews commitTime',
  ],
  [
    'user: eduExpRecords',
    userFields.eduExpRecords.of.fields,
    'givenDegree givenDegree1 givenFocus givenFocus1 givenInstitution',
  ],
  [
    'user: workExpRecords',
    userFields.workExpRecords.of.fields,
    'givenCompany givenShortDes givenTime givenTitle',
  ],
  [
    'user: personal_experience',
    userFields.personal_experience.fields,
    'selectedCountryExpertise selectedExpertise selectedSector',
  ],
  [
    'user: mentorMotivation',
    userFields.mentorMotivation.fields,
    'isEntrepreneur isMentor mentorRecords mentorRecords.givenDuration mentorRecords.givenHours mentorRecords.givenInstitution numberOfTeams selectedSupport whyMentor',
  ],
  [
    'user: userMotivation',
    userFields.userMotivation.fields,
    'isEntrepreneur isMentee mentorRecords mentorRecords.givenInstitution mentorRecords.helpDes selectedSupport whyMentee',
  ],
]

describe('programme entities', () => {
  it.each(specified)('%s has every field of the specification, letter for letter', (_, fields, names) => {
    expect(namesIn(fields)).toEqual(expect.arrayContaining(names.split(' ')))
  })

  it('a module review asks the three questions', () => {
    expect(reviewQuestions).toEqual([
      'Was this module helpful for you?',
      'What was your favorite part from the module?',
      'What would you improve from this module?',
    ])
  })

  it('people choose at most three areas of expertise', () => {
    expect(userFields.personal_experience.fields.selectedExpertise.max).toBe(3)
  })

  it('nobody writes rank, standing, agreements, avatar or address through the profile', () => {
    const names = namesIn(userWritable)
    const closed = ['role', 'org_role', 'main_org', 'org_id', 'cohortId', 'email', 'user_id', 'onboarded']
    const groups = ['basic_data.avatar', 'commitments.commitData', 'commitments.commitTime']
    for (const name of [...closed, ...groups, 'application_status', 'test_account'])
      expect(names).not.toContain(name)
    expect(names).toContain('commitments.commitNews')
  })

  it('nobody writes owner, mentor, agreements, cohort or organisation through the project', () => {
    const closed = ['owner_id', 'mentor', 'mentor_agreement', 'entrepreneur_agreement', 'org_id', 'cohort_id']
    for (const name of closed) expect(projectWritable).not.toContain(name)
  })

  it('the card of a cohort shows no address and no settings', () => {
    for (const name of ['cohort_lead_email', 'owner', 'private', 'approved', 'module_data'])
      expect(cohortCard).not.toContain(name)
  })
})
