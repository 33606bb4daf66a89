import { graphql, type ResultOf } from '#web/data/graphql.ts'

export const partnersDocument = graphql(`
  query Partners($list: ListQueryInput) {
    partners(list: $list) {
      total
      items {
        _id slug name contact_name contact_email disabled is_hub created_at admins cohorts teams waiting
      }
    }
  }
`)

export type Partner = ResultOf<typeof partnersDocument>['partners']['items'][number]

export const createOrganisationDocument = graphql(`
  mutation CreateOrganisation($data: OrganisationInsertInput!) {
    createOrganisation(data: $data) { _id slug name }
  }
`)

export const moveOrganisationDocument = graphql(`
  mutation MoveOrganisation($id: ObjectId!, $slug: String!) {
    setOrganisationSlug(_id: $id, slug: $slug) { _id slug }
  }
`)

export const disableOrganisationDocument = graphql(`
  mutation DisableOrganisation($id: ObjectId!, $disabled: Boolean!) {
    disableOrganisation(_id: $id, disabled: $disabled) { _id disabled }
  }
`)
