import { useEffect, useRef } from 'react'
import { gql, type TypedDocumentNode, useSubscription } from 'urql'

const meChangedDocument: TypedDocumentNode<{ meChanged: { kind: string; id: string } }> = gql`
  subscription MeChanged { meChanged { kind id change } }
`

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
