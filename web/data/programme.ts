import { useCallback } from 'react'
import { gql, type TypedDocumentNode, useQuery } from 'urql'

export type Module = {
  readonly module_id: string
  readonly module_name: string
  readonly slug: string
  readonly active: boolean
  readonly customised: boolean
  readonly start: string | null
}
export type Cohort = {
  readonly _id: string
  readonly title: string
  /** Entrepreneurs may begin a conversation themselves. */
  readonly entrepreneur_threads: boolean | null
  readonly module_data: readonly Module[]
}
export type Project = {
  readonly _id: string
  readonly name: string
  readonly cohort_id: string | null
  readonly owner_id: string
  readonly mentor: string | null
  readonly course_open: boolean
}
export type Step = {
  readonly _id: string
  readonly module: string
  readonly order: number
  readonly nice_name: string
  readonly title: string
  readonly title_es: string
}
export type Progress = {
  readonly _id: string
  readonly order: number
  readonly module_id: string
  readonly finished: boolean
  readonly module: {
    readonly finished: boolean
    readonly validated: boolean
    readonly review_request: boolean
    readonly request_count: number
    readonly withdrawn: boolean
  }
}
export type ProjectQuery = { readonly _id?: string; readonly owner_id?: string; readonly mentor?: string }

const cohortDocument: TypedDocumentNode<{ cohort: Cohort | null }, { id: string }> = gql`
  query Cohort($id: ObjectId!) {
    cohort(query: { _id: $id }) {
      _id
      title
      entrepreneur_threads
      module_data { module_id module_name slug active customised start }
    }
  }
`

const projectDocument: TypedDocumentNode<{ project: Project | null }, { query: ProjectQuery }> = gql`
  query Project($query: ProjectQueryInput!) {
    project(query: $query) { _id name cohort_id owner_id mentor course_open }
  }
`

const projectsDocument: TypedDocumentNode<
  { projects: readonly Pick<Project, '_id' | 'name'>[] },
  { cohort: string }
> = gql`
  query Projects($cohort: String!) {
    projects(query: { cohort_id: $cohort }, sortBy: NAME_ASC) { _id name }
  }
`

const stepsDocument: TypedDocumentNode<{ steps: readonly Step[] }, { module: string }> = gql`
  query Steps($module: String!) {
    steps(query: { module: $module }, sortBy: ORDER_ASC) { _id module order nice_name title title_es }
  }
`

/** Nothing is asked while the id is not known yet. */
export function useCohort(id: string | null | undefined) {
  const [{ data, fetching, error }, read] = useQuery({
    query: cohortDocument,
    variables: { id: id ?? '' },
    pause: !id,
  })
  const readAgain = () => read({ requestPolicy: 'network-only' })
  return { cohort: data?.cohort ?? null, fetching, error, readAgain }
}

export function useProject(query: ProjectQuery | null) {
  const [{ data, fetching, error }, read] = useQuery({
    query: projectDocument,
    variables: { query: query ?? {} },
    pause: !query,
  })
  const readAgain = useCallback(() => read({ requestPolicy: 'network-only' }), [read])
  return { project: data?.project ?? null, fetching, error, readAgain }
}

export function useProjects(cohort: string | null | undefined) {
  const [{ data, fetching }] = useQuery({
    query: projectsDocument,
    variables: { cohort: cohort ?? '' },
    pause: !cohort,
  })
  return { projects: data?.projects ?? [], fetching }
}

export function useSteps(module: string) {
  const [{ data, fetching }] = useQuery({
    query: stepsDocument,
    variables: { module },
    requestPolicy: 'cache-first',
  })
  return { steps: (data?.steps ?? []).toSorted((a, b) => a.order - b.order), fetching }
}
