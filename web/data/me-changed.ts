import { useEffect, useRef } from 'react'
import { useSubscription } from 'urql'
import { graphql } from './graphql.ts'

const meChangedDocument = graphql(`
  subscription MeChanged { meChanged { kind id change } }
`)

/** Calls back whenever something new concerns the signed-in person. */
export function useMeChanged(onChange: () => void, pause = false): void {
  const [{ data }] = useSubscription({ query: meChangedDocument, pause })
  const latest = useRef(onChange)
  useEffect(() => {
    latest.current = onChange
  })
  useEffect(() => {
    if (data) latest.current()
  }, [data])
}
