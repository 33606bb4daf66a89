import type { AnyVariables, Client, DocumentInput } from 'urql'
import type { LoadedKind } from '#domain/plan/plan-data.ts'
import { freshMs, isBeingOpened } from '#web/data/given-answers.ts'
import { graphql } from '#web/data/graphql.ts'
import type { PlaceAnswer, PlanAnswer } from './answer.ts'
import { placeDocument, planDocument } from './documents.ts'

export type Asked = {
  readonly account: string
  /** Nothing is asked without one. */
  readonly projectId: string | null
  /** Without one, the project alone. */
  readonly module: { readonly slug: string; readonly loads: readonly LoadedKind[] } | null
  readonly isSummary: boolean
  readonly isReviewer: boolean
}
export type Answer = PlaceAnswer & Partial<PlanAnswer> & Readonly<Record<string, unknown>>
type Request = { readonly query: DocumentInput<Answer>; readonly variables: AnyVariables }

export function planRequest({ account, projectId, module, isSummary, isReviewer }: Asked): Request {
  const place = { projectId, project: projectId }
  if (!module) return { query: placeDocument, variables: place }
  const page = { module: module.slug, account, isSummary, isReview: isSummary && isReviewer }
  return { query: planDocument(module.loads), variables: { ...place, ...page } }
}

export const changesDocument = graphql(`
  subscription PlanChanged($projectId: String!) {
    projectChanged(projectId: $projectId) { projectId kind id version change }
  }
`)

let early: string | null = null

const nameOf = ({ variables }: Request) => JSON.stringify(variables)

/**
 * The plan is on its way, and what others change in it is heard, while the page is still being put together. By the time
 * that this listens no more, the page does.
 */
export function askEarly(client: Client, asked: Asked & { readonly projectId: string }): void {
  const request = planRequest(asked)
  early = nameOf(request)
  const { projectId } = asked
  const heard = [
    client.query(request.query, request.variables).subscribe(() => {}),
    client.subscription(changesDocument, { projectId }).subscribe(() => {}),
  ]
  setTimeout(() => {
    for (const { unsubscribe } of heard) unsubscribe()
  }, freshMs)
}

/** Whether the page that is being opened has asked for it already: it does not ask twice. True once. */
export function wasAskedEarly(request: Request): boolean {
  const isSame = early === nameOf(request) && isBeingOpened()
  early = null
  return isSame
}
