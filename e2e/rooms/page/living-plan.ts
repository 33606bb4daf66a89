import { useEffect, useRef, useState } from 'react'
import type { PlanKind } from '#domain/entities/index.ts'
import type { PlanData } from '#domain/plan/plan-data.ts'
import { mergedFields } from '#web/data/plan/merge-fields.ts'
import { keepingSame, withUnsent } from '#web/data/plan/overlay.ts'
import { createQueue, type Queue } from '#web/data/queue/queue.ts'
import { memoryStore } from '#web/data/queue/store.ts'
import type { Answer, Write } from '#web/data/queue/write.ts'

type Row = Readonly<Record<string, unknown>> & { _id: string; projectId: string; version: number }
type Rows = Partial<Record<PlanKind | 'project', readonly Row[]>>

/** A plan without a server: what is written waits until somebody has it answered. */
export type LivingPlan = {
  readonly queue: Queue
  readonly rows: () => PlanData
  readonly watch: (watcher: () => void) => () => void
  /** Answers everything that was written. Gives the records that it was about. */
  readonly answer: () => Promise<string[]>
  /** Somebody else writes on: texts of records that are not among these. */
  readonly changeOthers: (except: readonly string[]) => void
  /** Somebody else has made this of it. */
  readonly others: (plan: PlanData) => void
}

export function livingPlan(start: PlanData): LivingPlan {
  let rows = start as Rows
  let made = 0
  const watchers = new Set<() => void>()
  const waiting: (() => string)[] = []

  function become(next: Rows): void {
    rows = next
    for (const watcher of watchers) watcher()
  }

  function taken(write: Write): { id: string | null; version: number | null } {
    const { action, kind, id, fields, projectId } = write
    if (kind === 'feedback') return { id: null, version: null }
    const list = rows[kind] ?? []
    if (action === 'insert') {
      made += 1
      const row = { ...fields, _id: `made-${made}`, projectId, version: 1 }
      become({ ...rows, [kind]: [...list, row] })
      return { id: row._id, version: 1 }
    }
    if (action === 'delete') {
      become({ ...rows, [kind]: list.filter((row) => row._id !== id) })
      return { id: null, version: null }
    }
    const version = (list.find((row) => row._id === id)?.version ?? 0) + 1
    become({
      ...rows,
      [kind]: list.map((row) => (row._id === id ? { ...mergedFields(row, fields), version } : row)),
    })
    return { id: null, version }
  }

  const send = (write: Write) =>
    new Promise<Answer>((resolve) => {
      waiting.push(() => {
        const saved = taken(write)
        resolve({ kind: 'saved', ...saved })
        return saved.id ?? write.id
      })
    })
  const queue = createQueue({ account: 'rooms', store: memoryStore(), send, wait: () => {} })

  return {
    queue,
    rows: () => rows as PlanData,
    watch(watcher) {
      watchers.add(watcher)
      return () => void watchers.delete(watcher)
    },
    async answer() {
      const about: string[] = []
      while (queue.state().unsent.length > 0) {
        const next = waiting.shift()
        if (next) about.push(next())
        // The queue goes on to the next write by itself.
        await new Promise((resolve) => requestAnimationFrame(resolve))
      }
      return about
    },
    others: (plan) => become(plan as Rows),
    changeOthers(except) {
      const changed = Object.entries(rows).map(([kind, list]) => [
        kind,
        list.map((row) => (except.includes(row._id) ? row : elsewhere(row))),
      ])
      become(Object.fromEntries(changed))
    },
  }
}

const texts = ['text', 'description', 'name', 'title'] as const

function elsewhere(row: Row): Row {
  const property = texts.find((name) => typeof row[name] === 'string')
  return property ? { ...row, [property]: `${row[property]}, too`, version: row.version + 1 } : row
}

/** As the person sees it: with what is on its way laid over it. */
export function useLivingPlan({ queue, rows, watch }: LivingPlan): PlanData {
  const [data, setData] = useState(rows)
  const [written, setWritten] = useState(queue.state().written)
  useEffect(() => watch(() => setData(rows())), [watch, rows])
  useEffect(() => queue.watch(() => setWritten(queue.state().written)), [queue])
  const shown = useRef<PlanData | null>(null)
  shown.current = keepingSame(shown.current, withUnsent(data, written, 'p', queue.realId))
  return shown.current
}
