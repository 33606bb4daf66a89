import { StepEditorScreen } from '#web/features/manage/content/editor/step-editor-screen.tsx'
import { stepInAddress } from '#web/features/manage/content/editor/step-in-address.ts'
import { useScreenAddress } from '#web/shared/screen-address.ts'
import { useScreenRoute } from './screen-route.ts'

export function StepEditorOfRoute() {
  const { params } = useScreenRoute()
  const { search } = useScreenAddress()
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
