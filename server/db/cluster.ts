import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import { StartError } from '#server/start-error.ts'
import { databaseAccount } from './cluster/account.ts'
import { findBinaries, removeOldCopies } from './cluster/binaries.ts'
import { dataMajor, type Folders, prepareFolders } from './cluster/folders.ts'
import { initialise } from './cluster/initialise.ts'
import { type Claim, claim } from './cluster/owner.ts'
import { launch, startFailure, stopPostmaster } from './cluster/postmaster.ts'
import { serverArguments } from './cluster/settings.ts'

export type Cluster = { url: string; stop: () => Promise<void> }

export type ClusterOptions = {
  dataDir: string
  isDisposable?: boolean
  // Work beside a server that has the database open, instead of refusing.
  mayShare?: boolean
  onProgress?: (line: string) => void
  // The database ended under a running server and could not be brought back.
  onLost?: (error: Error) => void
}

type Settled = Extract<Claim, { outcome: 'owned' | 'taken' }>

const secondsToStart = 120

// A killed postmaster's children hold its memory for a moment, and a start in between is refused.
const mostStarts = 6

export async function openCluster(options: ClusterOptions): Promise<Cluster> {
  const account = databaseAccount()
  const folders = prepareFolders(options.dataDir, account)
  const binaries = findBinaries(folders.root, account)
  if (dataMajor(folders) === undefined) {
    options.onProgress?.('Creating the private database')
    await initialise(folders, binaries, account)
  }
  assertSameMajor(folders, binaries.major)
  const settings = serverArguments(folders, options.isDisposable ?? false)
  const own = () => takeOwnership(folders, () => launch(folders, binaries, account, settings))
  const url = urlOf(folders, 'germina')

  let isStopping = false
  let recovery = Promise.resolve()
  const watch = (connection: pg.Client) => connection.once('end', () => (recovery = recover()))
  const recover = async () => {
    if (isStopping) return
    try {
      watch(ownedOrRefuse(await own(), folders))
    } catch (error) {
      options.onLost?.(error instanceof Error ? error : new Error(String(error)))
    }
  }

  const first = await own()
  if (first.outcome === 'taken' && options.mayShare) return { url, stop: async () => undefined }
  watch(ownedOrRefuse(first, folders))
  removeOldCopies(folders.root, binaries)
  return {
    url,
    stop: async () => {
      isStopping = true
      await recovery
      await stopPostmaster(folders)
    },
  }
}

function ownedOrRefuse(claimed: Settled, folders: Folders): pg.Client {
  if (claimed.outcome === 'owned') return claimed.connection
  throw new StartError(`The data folder ${folders.root} is in use by another Germina (${claimed.by}).`)
}

function assertSameMajor(folders: Folders, ours: number): void {
  const theirs = dataMajor(folders)
  if (theirs === ours) return
  throw new StartError(
    theirs !== undefined && theirs > ours
      ? `The data in ${folders.data} was written by PostgreSQL ${theirs}, newer than this version's ${ours}: start a newer Germina.`
      : `The data in ${folders.data} was written by PostgreSQL ${theirs}, this version uses ${ours}: make a backup with the older Germina and restore it here.`,
  )
}

// Takes over a database that a killed server left running, or starts a stopped one (PostgreSQL recovers it).
async function takeOwnership(folders: Folders, start: () => { hasExited: () => boolean }): Promise<Settled> {
  const url = urlOf(folders, 'postgres')
  const end = Date.now() + secondsToStart * 1000
  let started: { hasExited: () => boolean } | undefined
  let starts = 0
  while (Date.now() < end) {
    const found = await claim(url)
    if (found.outcome === 'owned') await ensureDatabase(found.connection)
    if (found.outcome === 'owned' || found.outcome === 'taken') return found
    if (found.outcome === 'absent' && started?.hasExited() !== false) {
      if (starts === mostStarts) break
      if (started) await pause(500)
      started = start()
      starts += 1
    }
    await pause(20)
  }
  throw startFailure(folders)
}

async function ensureDatabase(connection: pg.Client): Promise<void> {
  const { rowCount } = await connection.query(`select from pg_database where datname = 'germina'`)
  if (rowCount === 0) await connection.query('create database germina')
}

function urlOf(folders: Folders, database: string): string {
  return `postgresql://germina@${encodeURIComponent(folders.socket)}/${database}`
}
