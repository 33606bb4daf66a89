import { useLocale } from '#web/i18n/text.tsx'
import { Soft } from '#web/step-kit/layout/said.tsx'
import { useDownload } from '#web/step-kit/summary/use-download.ts'
import { BusyButton } from '#web/ui/busy-button.tsx'
import { modelWords } from './model-words.ts'

/** All figures as a spreadsheet with formulas. */
export function ModelDownload() {
  const text = modelWords[useLocale()]
  const { state, download } = useDownload('finance')
  return (
    <>
      <BusyButton variant="subtle" loading={state.is === 'making'} onClick={() => void download('xlsx')}>
        {text.download}
      </BusyButton>
      <div role="status">
        {state.is === 'making' ? <Soft isSmall>{text.making}</Soft> : null}
        {state.is === 'done' ? <Soft isSmall>{text.done}</Soft> : null}
      </div>
      {state.is === 'failed' ? <div role="alert">{state.fault}</div> : null}
    </>
  )
}
