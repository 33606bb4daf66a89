import { findInOrganisation } from '#server/verbs/organisations/find-in-organisation.ts'
import {
  createOrganisation,
  disableOrganisation,
  setOrganisationSlug,
} from '#server/verbs/organisations/govern-organisation.ts'
import { findOrganisation, organisationSettings } from '#server/verbs/organisations/organisations.ts'
import { partners } from '#server/verbs/organisations/partners.ts'
import { updateOrganisation } from '#server/verbs/organisations/update-organisation.ts'
import type { Some } from './resolve.ts'
import { by } from './signed-in.ts'

export const manageOrganisationsResolvers = {
  Query: {
    organisation: by((context, { query }) => findOrganisation(context, query)),
    organisationSettings: by((context, { query }) => organisationSettings(context, query)),
    findInOrganisation: by((context, { org, search }) => findInOrganisation(context, org, search)),
    partners: by((context, { list }) => partners(context, list)),
  },
  Mutation: {
    createOrganisation: by((context, { data }) => createOrganisation(context, data)),
    updateOrganisation: by((context, { _id, set }) => updateOrganisation(context, _id, set)),
    setOrganisationSlug: by((context, { _id, slug }) => setOrganisationSlug(context, _id, slug)),
    disableOrganisation: by((context, { _id, disabled }) => disableOrganisation(context, _id, disabled)),
  },
} satisfies Some
