import type { PlanKind } from '#domain/entities/index.ts'
import {
  answer,
  businessOf,
  type PlanData,
  type ProjectRecord,
  type RecordOf,
} from '#domain/plan/plan-data.ts'
import type { Queue } from '#web/data/queue/queue.ts'
import { newId, type Page } from '#web/data/queue/write.ts'

type Fields<K extends PlanKind> = Partial<Omit<RecordOf<K>, '_id' | 'projectId' | 'version'>>
type InputFields = Omit<Fields<'input'>, 'moduleKey' | 'stepKey' | 'key' | 'parent'>
type Place = { readonly step: string; readonly key: string; readonly parent?: string | null }

/** Everything a step may do to the plan. Each write is safe on the device before it is sent. */
export type PlanWriter = {
  insert<K extends PlanKind>(kind: K, fields: Fields<K>): string
  update<K extends PlanKind>(kind: K, id: string, fields: Fields<K>): void
  remove(kind: PlanKind, id: string): void
  /** The single answer of a step: updated if it exists, else made. */
  save(place: Place, fields: InputFields): void
  /** One more answer of a list. */
  append(place: Place, fields: InputFields): string
  saveBusiness(fields: Fields<'business'>): void
  /** What the plan says of the project itself. */
  saveProject(fields: Pick<ProjectRecord, 'team_members'>): void
}

export function planWriter(
  queue: Queue,
  projectId: string,
  module: string,
  data: () => PlanData,
): PlanWriter {
  const insert: PlanWriter['insert'] = (kind, fields) => {
    const id = newId()
    void queue.add({ action: 'insert', kind, id, projectId, fields, version: null, page: currentPage() })
    return id
  }

  const change = (kind: PlanKind | 'project', id: string, fields: Readonly<Record<string, unknown>>) => {
    const rows = data()[kind] as readonly Pick<ProjectRecord, '_id' | 'version'>[] | undefined
    const version = rows?.find((one) => one._id === id)?.version || null
    void queue.add({ action: 'update', kind, id, projectId, fields, version, page: currentPage() })
  }

  const update: PlanWriter['update'] = change

  const remove: PlanWriter['remove'] = (kind, id) =>
    void queue.add({
      action: 'delete',
      kind,
      id,
      projectId,
      fields: {},
      version: null,
      page: currentPage(),
    })

  const place = ({ step, key, parent }: Place) => ({
    moduleKey: module,
    stepKey: step,
    key,
    parent: parent ?? null,
  })

  return {
    insert,
    update,
    remove,
    save: (at, fields) => {
      const existing = answer(data(), module, at.step, at.key, at.parent ?? null)
      if (existing) update('input', existing._id, fields)
      else insert('input', { ...place(at), ...fields })
    },
    append: (at, fields) => insert('input', { ...place(at), ...fields }),
    saveBusiness: (fields) => {
      const existing = businessOf(data())
      if (existing) update('business', existing._id, fields)
      else insert('business', fields)
    },
    saveProject: (fields) => change('project', projectId, fields),
  }
}

function currentPage(): Page | undefined {
  if (typeof window === 'undefined') return undefined
  return { path: window.location.pathname, title: document.title }
}
