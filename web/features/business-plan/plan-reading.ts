import { useEffect, useMemo, useRef } from 'react'
import { useQuery } from 'urql'
import type { PlanView } from '#course/plan-view/plan-view.ts'
import type { Scenario } from '#domain/finance/offerings.ts'
import { scenarios } from '#domain/options/finance.ts'
import { graphql } from '#web/data/graphql.ts'
import { useQueueState } from '#web/data/queue/unsent.ts'
import type { Locale } from '#web/i18n/locale.ts'
import { addressNow, navigate } from '#web/shared/address/address.ts'
import { useScreenAddress } from '#web/shared/screen-address.ts'

const businessPlanDocument = graphql(`
  query BusinessPlan($projectId: String!, $locale: String!, $scenario: String!) {
    businessPlan(projectId: $projectId, locale: $locale, scenario: $scenario) { projectId locale scenario view }
  }
`)

/** The plan as the server tells it; what was read before stands until the new one is here. */
export function useBusinessPlan(projectId: string, locale: Locale, scenario: Scenario) {
  const [{ data, fetching, stale, error }, read] = useQuery({
    query: businessPlanDocument,
    variables: { projectId, locale, scenario },
    requestPolicy: 'cache-and-network',
  })
  const text = data?.businessPlan?.view
  const view = useMemo(() => (text === undefined ? null : (JSON.parse(text) as PlanView)), [text])
  return {
    view,
    isReading: fetching || stale,
    error,
    readAgain: () => read({ requestPolicy: 'network-only' }),
  }
}

type Team = { readonly projectId: string; readonly account: string; readonly isTeam: boolean }

/** Whether something of the team is still on its way. Once it has arrived the plan is read again, so that it is in it. */
export function useIsWaiting({ projectId, account, isTeam }: Team, readAgain: () => void): boolean {
  const { unsent } = useQueueState(account)
  const isWaiting = isTeam && unsent.some((write) => write.projectId === projectId)
  const wasWaiting = useRef(isWaiting)
  useEffect(() => {
    if (wasWaiting.current && !isWaiting) readAgain()
    wasWaiting.current = isWaiting
  })
  return isWaiting
}

const parameter = 'scenario'

/** Kept in the address, so that a link shows the same figures. */
export function useScenario(): readonly [Scenario, (scenario: Scenario) => void] {
  const asked = useScreenAddress().search.get(parameter)
  const scenario = scenarios.find(({ value }) => value === asked)?.value ?? 'expected'
  return [scenario, choose]
}

function choose(scenario: Scenario): void {
  const { pathname, searchStr } = addressNow()
  const search = new URLSearchParams(searchStr)
  if (scenario === 'expected') search.delete(parameter)
  else search.set(parameter, scenario)
  const query = search.size > 0 ? `?${search}` : ''
  void navigate({ href: pathname + query, replace: true, resetScroll: false })
}
