/** How every list is asked for. */
export const listSchema = `"What is shown of a list: searched, narrowed, put in order, one page of it."
input ListQueryInput {
  search: String
  filters: [ListFilterInput!]
  "Name of the order; with a minus in front it runs backwards."
  sort: String
  "From 1."
  page: Int
  "At most 100."
  size: Int
}

input ListFilterInput {
  name: String!
  value: String!
}

"The rows that were ticked, or all that were found: at most 1000."
input ListSelectionInput {
  ids: [ObjectId!]
  found: ListQueryInput
}`
