import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'vite'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the page stands that shows rooms. */
    rooms: string
  }
}

export default async function buildRooms(project: TestProject): Promise<() => void> {
  const outDir = mkdtempSync(join(tmpdir(), 'germina-rooms-'))
  await build({ configFile: join(import.meta.dirname, 'vite.config.ts'), build: { outDir } })
  project.provide('rooms', outDir)
  return () => rmSync(outDir, { recursive: true, force: true })
}
