import { type Client, type CombinedError, gql, type TypedDocumentNode } from 'urql'
import type { MentorOffer, ProjectWishes } from '#domain/progress/fit.ts'
import type { BoardProject } from './board-documents.ts'

type Wishes = ProjectWishes & { readonly project_id: string; readonly problem: string }

type Offering = {
  readonly user_id: string
  readonly basic_data: {
    readonly selectedLanguages: readonly string[] | null
    readonly selectedCountry: string | null
    readonly selectedProfession: MentorOffer['profession']
  } | null
  readonly personal_experience: {
    readonly selectedExpertise: readonly string[] | null
    readonly selectedSector: readonly string[] | null
    readonly selectedCountryExpertise: readonly string[] | null
  } | null
  readonly mentorMotivation: { readonly isEntrepreneur: boolean | null } | null
}

export type OpenRequest = { readonly mentor_id: string; readonly status: string; readonly message: string }

type MentorPage = { readonly total: number; readonly items: readonly { readonly user: Offering | null }[] }

const mentorPage = gql`
  fragment MentorPage on ApplicationPage {
    total
    items {
      _id
      user {
        _id
        user_id
        basic_data { selectedLanguages selectedCountry selectedProfession }
        personal_experience { selectedExpertise selectedSector selectedCountryExpertise }
        mentorMotivation { isEntrepreneur }
      }
    }
  }
`

const choiceDocument: TypedDocumentNode<
  {
    candidates: { readonly items: readonly Wishes[] } | null
    connectRequests: readonly OpenRequest[]
    cohortApplications: MentorPage
  },
  { cohortId: string; projectId: string; name: string }
> = gql`
  query MentorChoice($cohortId: String!, $projectId: String!, $name: String!) {
    candidates(cohortId: $cohortId, filter: { search: $name }) {
      items { project_id problem languages countries sectors support stage }
    }
    connectRequests(projectId: $projectId) { _id mentor_id status message }
    cohortApplications(query: { cohort_id: $cohortId, role: "mentor", status: "approved" }, sortBy: CREATED_ASC, limit: 100) {
      ...MentorPage
    }
  }
  ${mentorPage}
`

const mentorsDocument: TypedDocumentNode<
  { cohortApplications: MentorPage },
  { cohortId: string; offset: number }
> = gql`
  query MoreMentors($cohortId: String!, $offset: Int!) {
    cohortApplications(
      query: { cohort_id: $cohortId, role: "mentor", status: "approved" }
      sortBy: CREATED_ASC
      limit: 100
      offset: $offset
    ) {
      ...MentorPage
    }
  }
  ${mentorPage}
`

export type Choice = {
  readonly problem: string
  readonly wishes: ProjectWishes
  /** By mentor. Mentors of the organisation's other cohorts are not among them. */
  readonly offers: ReadonlyMap<string, MentorOffer>
  readonly requests: readonly OpenRequest[]
}

const noWishes: Wishes = {
  project_id: '',
  problem: '',
  languages: [],
  countries: [],
  sectors: [],
  support: [],
  stage: null,
}

/** What a project asks for and what the cohort's mentors offer; more than a hundred mentors take more pages. */
export async function readChoice(
  client: Client,
  cohortId: string,
  { project_id, name }: BoardProject,
): Promise<Choice | CombinedError> {
  const fresh = { requestPolicy: 'network-only' } as const
  const { data, error } = await client.query(choiceDocument, { cohortId, projectId: project_id, name }, fresh)
  if (error) return error
  const people = [...(data?.cohortApplications.items ?? [])]
  while (people.length < (data?.cohortApplications.total ?? 0)) {
    const more = await client.query(mentorsDocument, { cohortId, offset: people.length }, fresh)
    if (more.error) return more.error
    const items = more.data?.cohortApplications.items ?? []
    if (items.length === 0) break
    people.push(...items)
  }
  const found = data?.candidates?.items.find((each) => each.project_id === project_id) ?? noWishes
  return {
    problem: found.problem,
    wishes: found,
    offers: new Map(people.flatMap(({ user }) => (user ? [[user.user_id, offerOf(user)] as const] : []))),
    requests: (data?.connectRequests ?? []).filter(({ status }) => status === 'asked'),
  }
}

function offerOf({ basic_data, personal_experience, mentorMotivation }: Offering): MentorOffer {
  const home = basic_data?.selectedCountry
  return {
    languages: basic_data?.selectedLanguages ?? [],
    countries: [...(personal_experience?.selectedCountryExpertise ?? []), ...(home ? [home] : [])],
    sectors: personal_experience?.selectedSector ?? [],
    expertise: personal_experience?.selectedExpertise ?? [],
    profession: basic_data?.selectedProfession ?? null,
    isEntrepreneur: mentorMotivation?.isEntrepreneur ?? false,
  }
}
