import { useEffect, useRef } from 'react'
import { useSubscription } from 'urql'
import { graphql } from './graphql.ts'
import { refreshSession } from './session.ts'

const meChangedDocument = graphql(`
  subscription MeChanged { meChanged { kind id change } }
`)

/** Calls back whenever something new concerns the signed-in person. */
export function useMeChanged(onChange: () => void, pause = false): void {
  const [{ data, error }] = useSubscription({ query: meChangedDocument, pause })
  const latest = useRef(onChange)
  useEffect(() => {
    latest.current = onChange
  })
  useEffect(() => {
    if (data) latest.current()
    if (data?.meChanged?.kind === 'access') void refreshSession()
  }, [data])
  // Nobody is listened to any more whose session was ended: who is here now decides what the page may show.
  const isSentAway = error?.graphQLErrors[0]?.extensions.code === 'UNAUTHENTICATED'
  useEffect(() => {
    if (isSentAway) void refreshSession()
  }, [isSentAway])
}
