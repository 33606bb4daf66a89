import { graphql, type ResultOf } from '#web/data/graphql.ts'

export const planCheckDocument = graphql(`
  query PlanCheck($projectId: String!) {
    planCheck(projectId: $projectId) {
      projectId
      open
      rules
      unchecked { module name name_es }
      findings {
        rule
        subject
        severity
        text
        text_es
        module
        module_name
        module_name_es
        step
        field
        modules
        more
      }
      aside {
        rule
        subject
        severity
        text
        text_es
        module
        module_name
        module_name_es
        step
        field
        modules
        more
        aside { reason set_by set_at }
      }
    }
  }
`)

export const setFindingAsideDocument = graphql(`
  mutation SetFindingAside($projectId: String!, $rule: String!, $subject: String!, $reason: String!) {
    setFindingAside(projectId: $projectId, rule: $rule, subject: $subject, reason: $reason) { open }
  }
`)

export const takeFindingBackDocument = graphql(`
  mutation TakeFindingBack($projectId: String!, $rule: String!, $subject: String!) {
    takeFindingBack(projectId: $projectId, rule: $rule, subject: $subject) { open }
  }
`)

export type Check = NonNullable<ResultOf<typeof planCheckDocument>['planCheck']>
export type Finding = Check['findings'][number]
export type SetAside = Check['aside'][number]
