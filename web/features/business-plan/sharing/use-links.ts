import { useState } from 'react'
import { type CombinedError, useMutation, useQuery } from 'urql'
import { refusalOf } from '#web/data/refusal.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { notify } from '#web/ui/notify.ts'
import {
  createLinkDocument,
  linksDocument,
  type NewLink,
  revokeLinkDocument,
  updateLinkDocument,
} from './sharing-documents.ts'
import { sharingWords } from './words.ts'

/** What was refused: in one sentence, and of which field. */
export type Fault = { readonly field: string; readonly message: string }

type Named = readonly { readonly field: string; readonly message: string }[]

/** The links of a project and all that can be done with them. Addresses are known only for those made here and now. */
export function useLinks(projectId: string) {
  const words = sharingWords[useLocale()]
  const [{ data, error }, read] = useQuery({
    query: linksDocument,
    variables: { projectId },
    requestPolicy: 'cache-and-network',
  })
  const [, sendNew] = useMutation(createLinkDocument)
  const [, sendDay] = useMutation(updateLinkDocument)
  const [, sendEnd] = useMutation(revokeLinkDocument)
  const [addresses, setAddresses] = useState<Readonly<Record<string, string>>>({})

  const readAgain = () => read({ requestPolicy: 'network-only' })

  function faultOf(refused: CombinedError): Fault {
    const [named] = (refused.graphQLErrors[0]?.extensions.fields ?? []) as Named
    return named ?? { field: '', message: refusalOf(refused).message || words.offline }
  }

  async function finish(refused: CombinedError | undefined, done: string): Promise<Fault | null> {
    readAgain()
    if (refused) return faultOf(refused)
    notify(done, 'success')
    return null
  }

  return {
    links: data?.sharedLinks ?? null,
    error,
    readAgain,
    addresses,
    /** The id of the new link, or what was wrong. */
    async make(given: NewLink): Promise<{ readonly id: string } | Fault> {
      const answer = await sendNew({ projectId, data: given })
      const made = answer.data?.createSharedLink
      readAgain()
      if (!made) return answer.error ? faultOf(answer.error) : { field: '', message: words.offline }
      setAddresses((known) => ({ ...known, [made.link._id]: made.address }))
      return { id: made.link._id }
    },
    async changeEnd(id: string, ends_at: string): Promise<Fault | null> {
      return finish((await sendDay({ projectId, id, ends_at })).error, words.changed)
    },
    async end(id: string): Promise<Fault | null> {
      return finish((await sendEnd({ projectId, id })).error, words.ended)
    },
  }
}

export type Links = ReturnType<typeof useLinks>
