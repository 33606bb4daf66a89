import { useCallback } from 'react'
import { useQuery } from 'urql'
import type { Operations } from './api-types.ts'
import { graphql, type ResultOf, type VariablesOf } from './graphql.ts'

const cohortDocument = graphql(`
  query Cohort($id: ObjectId!) {
    cohort(query: { _id: $id }) {
      _id
      org
      org_name
      title
      entrepreneur_threads
      module_data { module_id module_name slug active customised start }
    }
  }
`)

const projectDocument = graphql(`
  query Project($query: ProjectQueryInput!) {
    project(query: $query) { _id name cohort_id owner_id mentor course_open }
  }
`)

const projectsDocument = graphql(`
  query Projects($cohort: String!) {
    projects(query: { cohort_id: $cohort }, sortBy: NAME_ASC) { _id name }
  }
`)

const stepsDocument = graphql(`
  query Steps($module: String!, $cohort: String) {
    steps(query: { module: $module, cohort_id: $cohort }, sortBy: ORDER_ASC) { _id module order nice_name title title_es }
  }
`)

export type ProjectQuery = VariablesOf<typeof projectDocument>['query']
export type Cohort = NonNullable<ResultOf<typeof cohortDocument>['cohort']>
export type Project = NonNullable<ResultOf<typeof projectDocument>['project']>
export type Progress = Operations['Plan']['result']['progresses'][number]

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

/** By what names the organisation and the cohort of a page are known. */
export function useCohortNames(id: string) {
  const [{ data }] = useQuery({
    query: cohortDocument,
    variables: { id },
    pause: !id,
    requestPolicy: 'cache-first',
  })
  return { orgName: data?.cohort?.org_name ?? null, title: data?.cohort?.title ?? null }
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

/** As a cohort words them. */
export function useSteps(module: string, cohort: string | undefined) {
  const [{ data, fetching }] = useQuery({
    query: stepsDocument,
    variables: { module, cohort: cohort ?? null },
    requestPolicy: 'cache-first',
  })
  return { steps: (data?.steps ?? []).toSorted((a, b) => a.order - b.order), fetching }
}
