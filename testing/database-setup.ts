import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { stopAbandoned } from '#server/db/cluster/postmaster.ts'
import { openCluster } from '#server/db/cluster.ts'
import { connect, unhurried } from '#server/db/connection.ts'
import { migrate } from '#server/db/migrate.ts'

declare module 'vitest' {
  interface ProvidedContext {
    testServerUrl: string
    testTemplate: string
  }
}

const folderPrefix = 'germina-test-'

export default async function setUpTestServer(project: TestProject): Promise<() => Promise<void>> {
  const server = process.env.TEST_DATABASE_URL
    ? { url: process.env.TEST_DATABASE_URL, stop: async () => undefined }
    : await startPrivateServer()
  const template = `germina_template_${process.pid}_${project.name}`
  await administer(server.url, `drop database if exists ${template}`, `create database ${template}`)
  await migrateTemplate(server.url, template)
  project.provide('testServerUrl', server.url)
  project.provide('testTemplate', template)
  return async () => {
    await administer(server.url, `drop database if exists ${template} with (force)`)
    await server.stop()
  }
}

async function startPrivateServer() {
  sweepAbandoned()
  const dataDir = mkdtempSync(join(tmpdir(), `${folderPrefix}${process.pid}-`))
  const cluster = await openCluster({ dataDir, isDisposable: true })
  const stop = async () => {
    await cluster.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
  return { url: cluster.url, stop }
}

// A test run that was killed leaves its database running.
function sweepAbandoned(): void {
  for (const name of readdirSync(tmpdir()).filter((entry) => entry.startsWith(folderPrefix))) {
    const owner = Number(name.slice(folderPrefix.length).split('-')[0])
    if (isAlive(owner)) continue
    const folder = join(tmpdir(), name)
    stopAbandoned(join(folder, 'pg'))
    rmSync(folder, { recursive: true, force: true })
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

async function migrateTemplate(serverUrl: string, template: string): Promise<void> {
  const db = connect(databaseUrl(serverUrl, template), { max: 1, patience: unhurried })
  try {
    await migrate(db)
  } finally {
    await db.end()
  }
}

export async function administer(serverUrl: string, ...statements: string[]): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl })
  await client.connect()
  try {
    for (const statement of statements) await client.query(statement)
  } finally {
    await client.end()
  }
}

export function databaseUrl(serverUrl: string, database: string): string {
  const [address = '', query] = serverUrl.split('?')
  const path = `${address.slice(0, address.lastIndexOf('/'))}/${database}`
  return query ? `${path}?${query}` : path
}
