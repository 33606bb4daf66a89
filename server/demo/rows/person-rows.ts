import type { Row } from '#server/demo/insert-rows.ts'
import { people } from '#server/demo/people/people.ts'
import type { Entrepreneur, Mentor, Person } from '#server/demo/people/person.ts'
import { applications, statusOf } from '#server/demo/programme/applications.ts'
import { projects } from '#server/demo/programme/projects.ts'
import { newId } from '#server/new-id.ts'
import { cohortCalled, type World } from './world.ts'

export function userRows(world: World): Row[] {
  return people.map((person) => {
    const at = world.moment(person.joined)
    return {
      id: world.user(person.key),
      email: person.email,
      email_verified: true,
      name: `${person.first} ${person.last}`,
      first_name: person.first,
      last_name: person.last,
      role: person.role,
      ...placeOf(person, world),
      onboarded: true,
      basic_data: basicData(person),
      business_details: businessDetails(person),
      commitments: { ...agreed, commitHours: '4–6' },
      consents: Object.fromEntries(
        Object.entries(agreed).map(([key, given]) => [key, { given, version: agreementTexts, at }]),
      ),
      ...experience(person),
      mentor_motivation: person.role === 'mentor' ? mentorMotivation(person) : {},
      user_motivation: person.role === 'entrepreneur' ? userMotivation(person) : {},
      mentor_capacity: person.role === 'mentor' ? person.teams : 1,
      locale: person.locale,
      mail_preference: 'immediate',
      created_at: at,
      updated_at: at,
    }
  })
}

export function credentialRows(world: World, passwordHash: string): Row[] {
  return people.map(({ key, joined }) => ({
    id: newId(Date.parse(world.moment(joined))),
    user_id: world.user(key),
    account_id: world.user(key),
    provider_id: 'credential',
    password: passwordHash,
    created_at: world.moment(joined),
    updated_at: world.moment(joined),
  }))
}

/** The first cohort somebody applied to is the one in their profile. */
function placeOf(person: Person, { org, cohort }: World) {
  if (person.role === 'admin') {
    return {
      org_role: person.orgRole,
      main_org: org(person.org),
      org_id: org(person.org),
      cohort_id: null,
      application_status: 'none',
    }
  }
  const application = applications.find((one) => one.person === person.key)
  const host = application?.cohort ?? hostOfTeam(person.key)
  return {
    org_role: null,
    main_org: null,
    org_id: org(cohortCalled(host).org),
    cohort_id: cohort(host),
    application_status: application ? statusOf(application) : 'none',
  }
}

function hostOfTeam(key: string): string {
  const project = projects.find(({ team = [] }) => team.some((member) => member.person === key))
  if (!project) throw new Error(`${key} of the demo world belongs nowhere.`)
  return project.cohort
}

const agreementTexts = '2026-11'
const agreed = {
  commitTime: true,
  commitConfidentiality: true,
  commitData: true,
  commitInformation: true,
  commitNews: true,
}

function basicData(person: Person) {
  const [phoneCode, urlWhatsapp] = person.phone
  return {
    birthDate: person.born,
    providedBio: person.bio,
    selectedCity: person.city,
    selectedCountry: person.country,
    selectedNationality: person.country,
    selectedGender: person.gender,
    selectedLanguages: person.languages,
    selectedProfession: person.profession,
    phoneCode,
    urlWhatsapp,
  }
}

function businessDetails(person: Person) {
  const project = projects.find(({ owner }) => owner === person.key)
  if (!project) return {}
  return {
    givenBusinessName: project.name,
    givenProblemDes: project.problem,
    givenSolutionDes: project.solution,
    selectedAboutSocBus: project.stage,
    selectedCountries: project.countries,
    selectedProduct: project.product,
    selectedSector: project.sectors,
  }
}

function experience(person: Person) {
  const { studies = [], work = [] } = person.role === 'admin' ? {} : person
  return {
    edu_exp_records: studies.map(({ degree, focus, at }) => ({
      givenDegree: degree,
      givenFocus: focus,
      givenInstitution: at,
    })),
    work_exp_records: work.map(({ title, at, time, did }) => ({
      givenTitle: title,
      givenCompany: at,
      givenTime: time,
      givenShortDes: did,
    })),
    personal_experience:
      person.role === 'mentor'
        ? {
            selectedCountryExpertise: person.knows,
            selectedExpertise: person.expertise,
            selectedSector: person.sectors,
          }
        : {},
  }
}

function mentorMotivation({ why, teams, support, mentored = [], profession }: Mentor) {
  return {
    isMentor: mentored.length > 0,
    isEntrepreneur: profession !== 'consultant',
    numberOfTeams: teams,
    selectedSupport: support,
    whyMentor: why,
    mentorRecords: mentored.map(({ at, time, hours }) => ({
      givenInstitution: at,
      givenDuration: time,
      givenHours: hours,
    })),
  }
}

function userMotivation({ why, support = [] }: Entrepreneur) {
  if (why === undefined) return {}
  return {
    isMentee: false,
    isEntrepreneur: true,
    selectedSupport: support,
    whyMentee: why,
    mentorRecords: [],
  }
}
