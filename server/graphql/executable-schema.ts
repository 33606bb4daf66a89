import type { GraphQLSchema } from 'graphql'
import { consistencyResolvers } from './consistency-resolvers.ts'
import { buildSchema } from './graphql-library.ts'
import { joiningResolvers } from './joining-resolvers.ts'
import { manageApplicationsResolvers } from './manage-applications-resolvers.ts'
import { manageCohortsResolvers } from './manage-cohorts-resolvers.ts'
import { manageContentResolvers } from './manage-content-resolvers.ts'
import { manageInsightResolvers } from './manage-insight-resolvers.ts'
import { manageNewsResolvers } from './manage-news-resolvers.ts'
import { manageOrganisationsResolvers } from './manage-organisations-resolvers.ts'
import { managePeopleResolvers } from './manage-people-resolvers.ts'
import { manageReportsResolvers } from './manage-reports-resolvers.ts'
import { ObjectId } from './object-id.ts'
import { planResolvers } from './plan-resolvers.ts'
import { programmeResolvers } from './programme-resolvers.ts'
import type { Resolvers } from './resolver-types.ts'
import { reviewResolvers } from './review-resolvers.ts'
import { schemaText } from './schema.ts'
import { sharingResolvers } from './sharing-resolvers.ts'
import { teamResolvers } from './team-resolvers.ts'

const plan = planResolvers()

/** What answers each field that is not simply read from the record of its parent. */
export const resolvers: Omit<Resolvers, 'Subscription'> = {
  Query: {
    ...plan.Query,
    ...programmeResolvers.Query,
    ...reviewResolvers.Query,
    ...consistencyResolvers.Query,
    ...teamResolvers.Query,
    ...sharingResolvers.Query,
    ...joiningResolvers.Query,
    ...manageApplicationsResolvers.Query,
    ...manageOrganisationsResolvers.Query,
    ...manageCohortsResolvers.Query,
    ...manageInsightResolvers.Query,
    ...manageNewsResolvers.Query,
    ...manageReportsResolvers.Query,
    ...managePeopleResolvers.Query,
    ...manageContentResolvers.Query,
  },
  Mutation: {
    ...plan.Mutation,
    ...programmeResolvers.Mutation,
    ...reviewResolvers.Mutation,
    ...consistencyResolvers.Mutation,
    ...teamResolvers.Mutation,
    ...sharingResolvers.Mutation,
    ...joiningResolvers.Mutation,
    ...manageApplicationsResolvers.Mutation,
    ...manageOrganisationsResolvers.Mutation,
    ...manageCohortsResolvers.Mutation,
    ...manageInsightResolvers.Mutation,
    ...manageNewsResolvers.Mutation,
    ...manageReportsResolvers.Mutation,
    ...managePeopleResolvers.Mutation,
    ...manageContentResolvers.Mutation,
  },
  Application: joiningResolvers.Application,
  ApplicationPage: manageApplicationsResolvers.ApplicationPage,
  CandidatePage: joiningResolvers.CandidatePage,
  ConnectRequest: joiningResolvers.ConnectRequest,
  ListedApplication: manageApplicationsResolvers.ListedApplication,
  Project: { ...plan.Project, ...programmeResolvers.Project },
}

/** The schema with what answers each of its fields. */
export function executableSchema(subscriptions: Pick<Resolvers, 'Subscription'>): GraphQLSchema {
  const schema = buildSchema(schemaText())
  Object.assign(schema.getType('ObjectId') ?? {}, {
    serialize: ObjectId.serialize,
    parseValue: ObjectId.parseValue,
    parseLiteral: ObjectId.parseLiteral,
  })
  attach(schema, { ...resolvers, ...subscriptions })
  return schema
}

function attach(schema: GraphQLSchema, all: Resolvers): void {
  for (const [name, fields] of Object.entries(all)) {
    const type = schema.getType(name)
    const known = type && 'getFields' in type ? type.getFields() : {}
    for (const [fieldName, resolver] of Object.entries(fields)) {
      const field = known[fieldName]
      if (!field) throw new Error(`The schema has no ${name}.${fieldName}.`)
      Object.assign(field, typeof resolver === 'function' ? { resolve: resolver } : resolver)
    }
  }
}
