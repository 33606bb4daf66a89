import type { FastifyInstance } from 'fastify'
import { print } from 'graphql'
import type { Pool } from 'pg'
import type { Page } from './pages.ts'
import { blocksOf, type Statement } from './statements.ts'
import type { Who } from './world.ts'

export type Measured = {
  readonly p50: number
  readonly p95: number
  readonly statements: number
  readonly blocks: number
}

type Tools = {
  readonly app: FastifyInstance
  /** What the pages are read through, and what it notes. */
  readonly statements: Statement[]
  /** For looking at statements without being noted. */
  readonly db: Pool
  readonly bearers: Readonly<Record<Who, string>>
}

// The first times, connections learn their statements.
const warmUp = 6

export async function ask({ app, bearers }: Pick<Tools, 'app' | 'bearers'>, page: Page): Promise<void> {
  const answer = await app.inject({
    method: 'POST',
    url: '/graphql',
    headers: { authorization: bearers[page.who] },
    payload: { query: print(page.document), variables: page.variables },
  })
  if (answer.statusCode !== 200 || answer.json().errors)
    throw new Error(`${nameOf(page)} is refused: ${answer.body}`)
}

export async function measure(tools: Tools, page: Page, rounds: number): Promise<Measured> {
  const times: number[] = []
  for (let round = -warmUp; round < rounds; round += 1) {
    tools.statements.length = 0
    const start = performance.now()
    await ask(tools, page)
    if (round >= 0) times.push(performance.now() - start)
  }
  const statements = [...tools.statements]
  let blocks = 0
  for (const statement of statements) blocks += await blocksOf(tools.db, statement)
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share: number) =>
    Math.round((sorted[Math.floor(sorted.length * share)] ?? Number.NaN) * 10) / 10
  return { p50: at(0.5), p95: at(0.95), statements: statements.length, blocks }
}

/** The name of the document, and what is special about this way of asking for it. */
export function nameOf({ document, how, who }: Page): string {
  const [operation] = document.definitions
  const name = operation?.kind === 'OperationDefinition' ? (operation.name?.value ?? '') : ''
  return `${name} as ${who}${how ? ` (${how})` : ''}`
}
