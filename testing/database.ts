import { randomBytes } from 'node:crypto'
import type { Pool } from 'pg'
import { afterAll, inject } from 'vitest'
import { connect } from '#server/db/connection.ts'
import { administer, databaseUrl } from './database-setup.ts'

export type TestDatabase = { db: Pool; url: string }

// Called at the top of a test file: a migrated database of its own, dropped when the file is done.
export function testDatabase(): Promise<TestDatabase> {
  return createDatabase(inject('testTemplate'))
}

// The same without any table of ours.
export function emptyDatabase(): Promise<TestDatabase> {
  return createDatabase('template0')
}

async function createDatabase(template: string): Promise<TestDatabase> {
  const server = inject('testServerUrl')
  const name = `germina_test_${randomBytes(8).toString('hex')}`
  await administer(server, `create database ${name} template ${template}`)
  const url = databaseUrl(server, name)
  const db = connect(url, { max: 10 })
  afterAll(async () => {
    if (!db.ended) await db.end()
    await administer(server, `drop database if exists ${name} with (force)`)
  })
  return { db, url }
}
