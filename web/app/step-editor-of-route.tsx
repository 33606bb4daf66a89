import { StepEditorScreen } from '#web/features/manage/content/editor/step-editor-screen.tsx'
import { stepInAddress } from '#web/features/manage/content/editor/step-in-address.ts'
import { useCurrentRoute } from './current-route.tsx'
import { useSearch } from './shell/use-search.ts'

export function StepEditorOfRoute() {
  const { params } = useCurrentRoute()
  const search = useSearch()
  const step = stepInAddress(params.module ?? '', params.step ?? '', search.get('step') ?? '')
  return (
    <StepEditorScreen
      org={params.org ?? ''}
      cohortId={params.cohortid ?? ''}
      step={step}
      isOriginal={search.get('layer') === 'original'}
    />
  )
}
