import { useEffect, useRef, useState } from 'react'
import { useQuery } from 'urql'
import type { FieldNames } from '#domain/plan/field-name.ts'
import { usePlan } from '#web/step-kit/plan-context.tsx'
import { moduleChangesDocument, type Span } from './changes-document.ts'

const pauseAfterChange = 1500

/** What is different in the module. For who reviews, what is new since the last answer came with the page. */
export function useModuleChanges(span: Span) {
  const { isEditable, review } = usePlan()
  const isOfPage = !isEditable && span.since === undefined && span.until === undefined
  const asked = useAskedChanges(span, isOfPage)
  const names = useFieldNames()
  if (!isOfPage) return { ...asked, names }
  const { changes, isReading, readAgain } = review
  return { changes, names, hasFailed: !changes && !isReading, retry: readAgain }
}

/** Asked for, and read again when the plan or its review changes under the reader's eyes. */
function useAskedChanges({ since, until }: Span, pause: boolean) {
  const { data: plan, module, progress, project } = usePlan()
  const [{ data, error, fetching }, read] = useQuery({
    query: moduleChangesDocument,
    variables: { projectId: project._id, module: module.slug, since: since ?? null, until: until ?? null },
    requestPolicy: 'cache-and-network',
    pause,
  })
  const flags = progress?.module
  const known = useRef({ plan, flags })
  useEffect(() => {
    const isKnown = known.current.plan === plan && known.current.flags === flags
    if (pause || isKnown || until !== undefined) return
    const timer = setTimeout(() => {
      known.current = { plan, flags }
      read({ requestPolicy: 'network-only' })
    }, pauseAfterChange)
    return () => clearTimeout(timer)
  }, [plan, flags, until, read, pause])
  return {
    changes: data?.moduleChanges,
    hasFailed: !data?.moduleChanges && !fetching && (Boolean(error) || data !== undefined),
    retry: () => read({ requestPolicy: 'network-only' }),
  }
}

function useFieldNames(): FieldNames | null {
  const { loadFieldNames, module } = usePlan()
  const load = useRef(loadFieldNames)
  load.current = loadFieldNames
  const [known, setKnown] = useState<{ slug: string; names: FieldNames } | null>(null)
  useEffect(() => {
    let isCurrent = true
    const loading = load.current?.() ?? Promise.resolve<FieldNames>({})
    loading.then(
      (names) => isCurrent && setKnown({ slug: module.slug, names }),
      // Without names the changes themselves can still be read.
      () => isCurrent && setKnown({ slug: module.slug, names: {} }),
    )
    return () => {
      isCurrent = false
    }
  }, [module.slug])
  return known?.slug === module.slug ? known.names : null
}
