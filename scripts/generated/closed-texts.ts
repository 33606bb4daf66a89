import { planEntities } from '#domain/entities/index.ts'
import type { Field, Fields } from '#domain/fields.ts'
import { programmeTypes } from '#server/graphql/programme-schema.ts'
import { pascal } from '#server/graphql/types.ts'

type Closed = { readonly type: string; readonly from?: string }

const of = (type: string, from: string): Closed => ({ type, from: `#domain/${from}.ts` })
const status = of('ApplicationStatus', 'progress/application')
const role = of('Role', 'policies/actor')
const side = of('Side', 'progress/agreement')

/**
 * Texts of the schema that are one of a list in the domain. GraphQL cannot say so: some, such as 'sent back', are no names
 * of an enum. The server's resolvers have to give them, so the pages may believe them.
 */
export const closedTexts: Readonly<Record<string, Closed>> = {
  'Agreement.my_side': side,
  'AgreementSignature.side': side,
  'Application.status': status,
  'ListedApplication.status': status,
  'ApplicationEvent.from_status': status,
  'ApplicationEvent.to_status': status,
  'FieldChange.standing': oneOf('new', 'gone', 'kept'),
  'FitPoint.reason': of('FitReason', 'progress/fit'),
  'MatchResult.reason': of('Reason', 'errors'),
  'Me.role': role,
  'FeedbackAuthor.role': role,
  'ModuleChanges.since': oneOf('nothing', 'request', 'approval'),
  'ReviewRequest.decision': oneOf('approved', 'sent back'),
  ...Object.fromEntries(
    Object.entries(programmeTypes).flatMap(([name, { fields }]) => optionsOf(name, fields)),
  ),
  ...Object.fromEntries(
    Object.entries(planEntities).flatMap(([kind, { fields }]) => optionsOf(pascal(kind), { ...fields })),
  ),
}

function oneOf(...values: string[]): Closed {
  return { type: values.map((value) => `'${value.replaceAll("'", "\\'")}'`).join(' | ') }
}

/** The option lists of a type and of the groups in it, named as the schema names them. */
function optionsOf(name: string, fields: Fields): [string, Closed][] {
  return Object.entries(fields).flatMap(([fieldName, field]): [string, Closed][] => {
    const inner: Field = field.kind === 'list' ? field.of : field
    if (inner.kind === 'group') return optionsOf(name + pascal(fieldName), inner.fields)
    if (inner.kind !== 'option') return []
    return [[`${name}.${fieldName}`, oneOf(...inner.options.map(({ value }) => value))]]
  })
}
