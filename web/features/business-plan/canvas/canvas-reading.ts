import { useMemo } from 'react'
import { useQuery } from 'urql'
import type { CanvasView } from '#course/plan-view/canvas-view.ts'
import type { Scenario } from '#domain/finance/offerings.ts'
import { graphql } from '#web/data/graphql.ts'
import type { Locale } from '#web/i18n/locale.ts'

const canvasDocument = graphql(`
  query BusinessPlanCanvas($projectId: String!, $locale: String!, $scenario: String!) {
    businessPlanCanvas(projectId: $projectId, locale: $locale, scenario: $scenario) {
      projectId
      locale
      scenario
      view
    }
  }
`)

/** The page as the server tells it; what was read before stands until the new one is here. */
export function useCanvas(projectId: string, locale: Locale, scenario: Scenario) {
  const [{ data, fetching, stale, error }, read] = useQuery({
    query: canvasDocument,
    variables: { projectId, locale, scenario },
    requestPolicy: 'cache-and-network',
  })
  const text = data?.businessPlanCanvas?.view
  const view = useMemo(() => (text === undefined ? null : (JSON.parse(text) as CanvasView)), [text])
  return {
    view,
    isReading: fetching || stale,
    error,
    readAgain: () => read({ requestPolicy: 'network-only' }),
  }
}
