import { useMutation } from 'urql'
import { useCurrentRoute } from '#web/app/current-route.tsx'
import { graphql } from '#web/data/graphql.ts'
import { useMe } from '#web/data/session.ts'

const reportBugDocument = graphql(`
  mutation ReportBug(
    $projectId: String!
    $module: String
    $step: String
    $userId: String
    $time: Float
    $message: String
  ) {
    reportBug(
      projectId: $projectId
      module: $module
      step: $step
      userId: $userId
      time: $time
      message: $message
    ) {
      _id
    }
  }
`)

export function useReportBug(projectId: string | null): (message: string) => Promise<boolean> {
  const { route, params } = useCurrentRoute()
  const me = useMe()
  const [, report] = useMutation(reportBugDocument)
  return async (message) => {
    const { data, error } = await report({
      projectId: projectId ?? '',
      module: params.module ?? null,
      step: params.step ?? route.name,
      userId: me?.user_id ?? null,
      time: Date.now(),
      message,
    })
    return !error && !!data?.reportBug
  }
}
