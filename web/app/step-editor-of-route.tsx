import { useEffect, useState } from 'react'
import { StepEditorScreen } from '#web/features/manage/content/editor/step-editor-screen.tsx'
import { stepInAddress } from '#web/features/manage/content/editor/step-in-address.ts'
import { useCurrentRoute } from './current-route.tsx'
import { moduleText } from './module-text.ts'
import { useSearch } from './shell/use-search.ts'

export function StepEditorOfRoute() {
  const { params } = useCurrentRoute()
  const search = useSearch()
  const step = stepInAddress(params.module ?? '', params.step ?? '', search.get('step') ?? '')
  const needs = useNeeds(step?.module.folder ?? '', step?.slug ?? '')
  return (
    <StepEditorScreen
      org={params.org ?? ''}
      cohortId={params.cohortid ?? ''}
      step={step}
      isOriginal={search.get('layer') === 'original'}
      needs={needs}
    />
  )
}

/** What to have at hand in a step, as the text of its module says. */
function useNeeds(folder: string, slug: string) {
  const [needs, setNeeds] = useState({ en: '', es: '' })
  useEffect(() => {
    let isCurrent = true
    void Promise.all([moduleText(folder, 'en'), moduleText(folder, 'es')]).then(([en, es]) => {
      if (isCurrent) setNeeds({ en: en?.needs[slug] ?? '', es: es?.needs[slug] ?? '' })
    })
    return () => {
      isCurrent = false
    }
  }, [folder, slug])
  return needs
}
