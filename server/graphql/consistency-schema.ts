/** Whether the parts of a plan agree. */
export const consistencySchema = `"Why the team lets a finding stand."
type FindingAside {
  reason: String!
  "The name of who wrote it."
  set_by: String
  set_at: String!
}

"Something that the parts of a plan do not agree about."
type PlanFinding {
  "Together with the subject it names the finding."
  rule: String!
  subject: String!
  "error, warning or hint."
  severity: String!
  "What it is about, in the words of the team; empty where it is the whole plan."
  title: String!
  text: String!
  text_es: String!
  "Where it is put right."
  module: String!
  module_name: String!
  module_name_es: String!
  step: String!
  field: String
  "The modules that are compared."
  modules: [String!]!
  "How many more of this rule are not listed; with the last one of them."
  more: Int!
  aside: FindingAside
}

type UncheckedModule {
  module: String!
  name: String!
  name_es: String!
}

type PlanCheck {
  projectId: String!
  "The gravest first; at most five of a rule."
  findings: [PlanFinding!]!
  "Those that the team lets stand."
  aside: [PlanFinding!]!
  "How many there are in all, without those that the team lets stand."
  open: Int!
  "How many rules were asked."
  rules: Int!
  "Modules of the cohort in which nothing is written yet."
  unchecked: [UncheckedModule!]!
}

extend type Query {
  "For everybody who reads the plan."
  planCheck(projectId: String!): PlanCheck
}

extend type Mutation {
  "The team alone; 3 to 500 characters."
  setFindingAside(projectId: String!, rule: String!, subject: String!, reason: String!): PlanCheck
  takeFindingBack(projectId: String!, rule: String!, subject: String!): PlanCheck
}`
