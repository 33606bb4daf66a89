import { graphql, type ResultOf } from '#web/data/graphql.ts'

/** So many cohorts come with the page; the others on demand. */
export const mostAtOnce = 50

export const organisationHomeDocument = graphql(`
  query OrganisationHome($org: String!, $limit: Int!) {
    organisationSettings(query: { slug: $org }) { _id name description is_hub disabled }
    organisationCohorts(org: $org, limit: $limit) {
      total
      items {
        approval applied pending pending_mentors mentors teams matched signed completed
        cohort {
          _id title approved private self_guided matching registration_open
          open_date close_date matching_start matching_end start_date end_date
        }
      }
    }
    archived: organisationCohorts(org: $org, archived: true, limit: $limit) {
      total
      items { cohort { _id title } }
    }
  }
`)

export type OrganisationHome = ResultOf<typeof organisationHomeDocument>

export const organisationSettingsDocument = graphql(`
  query OrganisationSettings($org: String!) {
    organisationSettings(query: { slug: $org }) {
      _id slug name description logo website contact_name contact_email is_hub version
    }
  }
`)

export type OrganisationSettings = ResultOf<typeof organisationSettingsDocument>['organisationSettings']

export const updateOrganisationDocument = graphql(`
  mutation UpdateOrganisation($id: ObjectId!, $set: OrganisationUpdateInput!) {
    updateOrganisation(_id: $id, set: $set) {
      _id slug name description logo website contact_name contact_email is_hub version
    }
  }
`)
