import {
  type FieldNode,
  type GraphQLObjectType,
  type GraphQLSchema,
  getNamedType,
  isInputObjectType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  type SelectionNode,
  type SelectionSetNode,
  typeFromAST,
} from 'graphql'
import type { Documents } from './documents.ts'
import { header, importsFor, indented, objectText, typeText } from './type-text.ts'

/** What each document of the pages is answered with and has to be given, by its name. */
export function operationTypes(schema: GraphQLSchema, documents: Documents): string {
  const operations = [...documents.operations].map(([name, node]) => {
    const root = schema.getRootType(node.operation)
    if (!root) throw new Error(`${name}: the API has no ${node.operation}.`)
    const result = selectionText(root, node.selectionSet, documents)
    return entry(name, objectText([`result: ${result}`, `variables: ${variablesText(schema, node)}`]))
  })
  const fragments = [...documents.fragments].map(([name, node]) => {
    const type = schema.getType(node.typeCondition.name.value)
    if (!isObjectType(type)) throw new Error(`${name} is no part of an object.`)
    return entry(name, selectionText(type, node.selectionSet, documents))
  })
  const body = [
    ...inputsOf(schema, documents),
    `export type Operations = {\n${operations.join('\n')}\n}\n`,
    `export type Fragments = {\n${fragments.join('\n')}\n}\n`,
  ].join('\n')
  return `${header}\n\n${importsFor(body)}\n${body}`
}

const entry = (name: string, text: string) => indented(`readonly ${name}: ${text}`)

function selectionText(type: GraphQLObjectType, set: SelectionSetNode, documents: Documents): string {
  const fields = Map.groupBy(
    fieldsOf(set.selections, documents, { isOptional: false, isNullable: false }),
    ({ node }) => (node.alias ?? node.name).value,
  )
  const lines = [...fields].map(([key, found]) => {
    const nodes = found.map(({ node }) => node)
    const text = fieldText(type, nodes, documents)
    const nothing = found.every(({ isNullable }) => isNullable) && !text.endsWith(' | null') ? ' | null' : ''
    return `${key}${found.every(({ isOptional }) => isOptional) ? '?' : ''}: ${text}${nothing}`
  })
  return objectText(lines)
}

type May = {
  /** A condition may leave it out. */
  readonly isOptional: boolean
  /** The cache may give the rest before it has this. */
  readonly isNullable: boolean
}
type Found = May & { readonly node: FieldNode }

// The schema has neither unions nor interfaces: a fragment is always of the type that it stands in.
function fieldsOf(selections: readonly SelectionNode[], documents: Documents, outer: May): Found[] {
  return selections.flatMap((node) => {
    const names = (node.directives ?? []).map(({ name }) => name.value)
    const isOptional = outer.isOptional || names.includes('include') || names.includes('skip')
    const isNullable = outer.isNullable || names.includes('_optional')
    if (node.kind === Kind.FIELD) return [{ node, isOptional, isNullable }]
    const part = node.kind === Kind.INLINE_FRAGMENT ? node : documents.fragments.get(node.name.value)
    return fieldsOf(part?.selectionSet.selections ?? [], documents, { isOptional, isNullable })
  })
}

function fieldText(type: GraphQLObjectType, nodes: readonly FieldNode[], documents: Documents): string {
  const name = nodes[0]?.name.value ?? ''
  if (name === '__typename') return `'${type.name}'`
  const field = type.getFields()[name]
  if (!field) throw new Error(`The API has no ${type.name}.${name}.`)
  const inner = getNamedType(field.type)
  const selections = nodes.flatMap(({ selectionSet }) => selectionSet?.selections ?? [])
  const spelled = () =>
    isObjectType(inner) ? selectionText(inner, { kind: Kind.SELECTION_SET, selections }, documents) : 'never'
  return typeText(field.type, spelled, ' | null', `${type.name}.${name}`)
}

function variablesText(schema: GraphQLSchema, { variableDefinitions = [] }: OperationDefinitionNode): string {
  const lines = variableDefinitions.map(({ variable, type, defaultValue }) => {
    const isNeeded = type.kind === Kind.NON_NULL_TYPE && !defaultValue
    const known = typeFromAST(schema, type)
    if (!known) throw new Error(`What $${variable.name.value} is, the API does not know.`)
    return `${variable.name.value}${isNeeded ? '' : '?'}: ${typeText(known, (name) => name, ' | null | undefined')}`
  })
  return objectText(lines)
}

/** The input types that variables name, and those inside them. */
function inputsOf(schema: GraphQLSchema, { operations }: Documents): string[] {
  const wanted = new Set<string>()
  const want = (name: string) => {
    const type = schema.getType(name)
    if (!isInputObjectType(type) || wanted.has(name)) return
    wanted.add(name)
    for (const field of Object.values(type.getFields())) want(getNamedType(field.type).name)
  }
  for (const { variableDefinitions = [] } of operations.values()) {
    for (const { type } of variableDefinitions) {
      const known = typeFromAST(schema, type)
      if (known) want(getNamedType(known).name)
    }
  }
  return [...wanted].sort().map((name) => inputText(schema, name))
}

export function inputText(schema: GraphQLSchema, name: string): string {
  const type = schema.getType(name)
  if (!isInputObjectType(type)) throw new Error(`${name} is no input.`)
  const lines = Object.values(type.getFields()).map((field) => {
    const text = typeText(field.type, (inner) => inner, ' | null | undefined')
    return `${field.name}${text.endsWith('undefined') ? '?' : ''}: ${text}`
  })
  return `export type ${name} = ${objectText(lines)}\n`
}
