import { readFileSync } from 'node:fs'
import {
  type DirectiveNode,
  type FragmentDefinitionNode,
  type GraphQLSchema,
  Kind,
  NoUnusedFragmentsRule,
  type OperationDefinitionNode,
  parse,
  specifiedRules,
  validate,
  visit,
} from 'graphql'

type Named<Node> = { readonly file: string; readonly node: Node }
export type Documents = {
  readonly operations: ReadonlyMap<string, OperationDefinitionNode>
  readonly fragments: ReadonlyMap<string, FragmentDefinitionNode>
}

// A text in quotes or backticks that is a whole operation or fragment with a name.
const literal = /(['`])(\s*(?:query|mutation|subscription|fragment)\s+\w[^'`]*\}\s*)\1/g

// The cache writes fragments that no operation spreads.
const rules = specifiedRules.filter((rule) => rule !== NoUnusedFragmentsRule)

/** Every operation and fragment with a name that stands in these files, by its name. */
export function documentsIn(files: readonly string[], schema: GraphQLSchema): Documents {
  const operations = new Map<string, Named<OperationDefinitionNode>>()
  const fragments = new Map<string, Named<FragmentDefinitionNode>>()
  for (const file of files) {
    for (const [, , text = ''] of readFileSync(file, 'utf8').matchAll(literal)) {
      // Documents that depend on the kinds of records a page needs; documents.test.ts tries them with every kind.
      if (text.includes('${') && file.endsWith('web/data/plan/documents.ts')) continue
      if (text.includes('${'))
        throw new Error(`${file}: what a document asks for has to stand in it:\n${text}`)
      for (const node of parse(text).definitions) {
        if (node.kind === Kind.FRAGMENT_DEFINITION) add(fragments, node.name.value, { file, node })
        else if (node.kind === Kind.OPERATION_DEFINITION)
          add(operations, node.name?.value ?? '', { file, node })
      }
    }
  }
  check(schema, [...operations.values()], [...fragments.values()])
  return { operations: sorted(operations), fragments: sorted(fragments) }
}

function add<Node>(known: Map<string, Named<Node>>, name: string, found: Named<Node>): void {
  const other = known.get(name)
  if (other) throw new Error(`${name} is the name of a document in ${other.file} and in ${found.file}.`)
  known.set(name, found)
}

function check(
  schema: GraphQLSchema,
  operations: readonly Named<OperationDefinitionNode>[],
  fragments: readonly Named<FragmentDefinitionNode>[],
): void {
  const definitions = [...operations, ...fragments]
  // Those with an underscore are for the cache, which does not send them.
  const Directive = ({ name }: DirectiveNode) => (name.value.startsWith('_') ? null : undefined)
  const document = { kind: Kind.DOCUMENT, definitions: definitions.map(({ node }) => node) } as const
  const errors = validate(schema, visit(document, { Directive }), rules, { maxErrors: 20 })
  const faults = errors.map(({ message, nodes }) => {
    const source = nodes?.[0]?.loc?.source
    const file = definitions.find(({ node }) => node.loc?.source === source)?.file
    return `${file}: ${message}`
  })
  if (faults.length > 0) throw new Error(`The API does not have what is asked for.\n${faults.join('\n')}`)
}

function sorted<Node>(known: ReadonlyMap<string, Named<Node>>): ReadonlyMap<string, Node> {
  const entries = [...known].toSorted(([a], [b]) => (a < b ? -1 : 1))
  return new Map(entries.map(([name, { node }]) => [name, node]))
}
