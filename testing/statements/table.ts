import type { Scene, Who } from './scene.ts'

type Named = Record<string, unknown>

export type Row = {
  /** The most statements of one request: the session, begin and commit included. */
  readonly most: number
  /** Every person who is told, or every item that is named, costs statements of its own. */
  readonly isPerItem?: boolean
  /** What the call names, found before anything is counted. */
  readonly prepare: (scene: Scene) => Named | Promise<Named>
  readonly call: (scene: Scene, named: Named) => Promise<{ errors: readonly unknown[] }>
}

export type Table = Readonly<Record<string, Row>>

/** A call as one of the people; its document may name $p (project), $user, $c (cohort) and what is prepared. */
export function row(most: number, who: Who, document: string, prepare: Row['prepare'] = () => ({})): Row {
  return {
    most,
    prepare,
    call: (scene, named) => {
      const all: Named = { p: scene.projectId, user: scene.ownerId, c: scene.cohort, ...named }
      const used = Object.entries(all).filter(([name]) => document.includes(`$${name}:`))
      return scene.calls[who](document, Object.fromEntries(used))
    },
  }
}
