import { readdirSync, readFileSync } from 'node:fs'

// Fields 14 and 15 of /proc/<pid>/stat, in hundredths of a second; NaN where there is no such file.
const ownTime = (fields: readonly string[]) => (Number(fields[11]) + Number(fields[12])) * 10

/** Milliseconds of processor time that a process has spent. */
export function processorTime(pid: number): number {
  return ownTime(statOf(pid))
}

/** The same for the whole database: its main process and all that it has started, also those that have ended. */
export function databaseTime(main: number): number {
  const children = readdirSync('/proc')
    .map(Number)
    .filter((pid) => pid > 0)
    .map(statOf)
    .filter((fields) => Number(fields[1]) === main)
  const fields = statOf(main)
  const ended = (Number(fields[13]) + Number(fields[14])) * 10
  return children.reduce((sum, child) => sum + ownTime(child), ownTime(fields) + ended)
}

/** The process that started this one. */
export const parentOf = (pid: number) => Number(statOf(pid)[1])

function statOf(pid: number): string[] {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? []
  } catch {
    return []
  }
}
