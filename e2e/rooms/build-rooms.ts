import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'vite'
import type { TestProject } from 'vitest/node'

/** As people load it, or with all that React says to who writes rooms, which takes half as long again. */
export type Kind = 'production' | 'development'

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the page stands that shows rooms. */
    rooms: Readonly<Record<Kind, string>>
  }
}

export default async function buildRooms(project: TestProject): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'germina-rooms-'))
  const rooms = { production: join(folder, 'production'), development: join(folder, 'development') }
  for (const kind of ['production', 'development'] as const) await buildAs(kind, rooms[kind])
  project.provide('rooms', rooms)
  return () => rmSync(folder, { recursive: true, force: true })
}

// Vite asks the environment which React is wanted.
async function buildAs(kind: Kind, outDir: string): Promise<void> {
  const before = process.env.NODE_ENV ?? 'test'
  process.env.NODE_ENV = kind
  try {
    await build({ configFile: join(import.meta.dirname, 'vite.config.ts'), build: { outDir } })
  } finally {
    process.env.NODE_ENV = before
  }
}
