import { useState } from 'react'
import type { PlacedStep } from '#course/course.ts'
import { isStepTextField, stepParts } from '#domain/programme/step-parts.ts'
import type { Wording } from '#web/features/manage/content/content-documents.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { StepPreview } from '#web/step-kit/step-preview.tsx'
import { Segments } from '#web/ui/segments.tsx'
import classes from './editor.module.css'
import { History } from './history.tsx'
import { LeaveGuard } from './leave-guard.tsx'
import { MinutesPart } from './minutes-part.tsx'
import { ResetStep } from './reset-step.tsx'
import { SaveBar } from './save-bar.tsx'
import { StepFacts } from './step-facts.tsx'
import { TextPart } from './text-part.tsx'
import { useEditor } from './use-editor.ts'
import { editorWords } from './words.ts'

type Props = {
  step: PlacedStep
  wording: Wording
  cohortId: string
  isOriginal: boolean
}

const names = ['title', ...stepParts, 'needs'] as const
const languages = ['en', 'es'] as const

/** The texts of a step, to be written and to be seen as they will be read. */
export function StepEditor({ step, wording, cohortId, isOriginal }: Props) {
  const locale = useLocale()
  const said = editorWords[locale]
  const editor = useEditor({ first: wording, cohortId, isOriginal })
  const [mode, setMode] = useState<'write' | 'preview'>('write')
  const [language, setLanguage] = useState<'en' | 'es'>(locale)
  const { saved } = editor
  // Only a step that says how long it takes says what to have at hand.
  const shown = names.filter((name) => name !== 'needs' || step.takes)
  const textOf = (name: string) => {
    const field = saved.fields.find((one) => one.name === name)
    return field ? editor.valueOf(field) : ''
  }
  return (
    <div className={classes.editor} data-language={language}>
      <LeaveGuard count={editor.changed.length} />
      <div className={classes.tools}>
        <Segments
          aria-label={said.mode}
          value={mode}
          onChange={setMode}
          data={(['write', 'preview'] as const).map((value) => ({ value, label: said.modes[value] }))}
        />
        <Segments
          aria-label={said.language}
          className={classes.narrowOnly}
          value={language}
          onChange={setLanguage}
          data={languages.map((value) => ({ value, label: said.languages[value] }))}
        />
      </div>
      {mode === 'preview' ? (
        <div className={classes.pair}>
          {languages.map((one) => (
            <div key={one} className={classes.field} data-language={one}>
              <StepPreview
                language={one}
                text={(name) => (isStepTextField(name) ? textOf(name) : '')}
                order={saved.order}
                count={step.module.steps.length}
                company={step.takes?.company}
              />
            </div>
          ))}
        </div>
      ) : (
        <>
          {shown.map((name) => (
            <TextPart key={name} name={name} editor={editor} isOriginal={isOriginal} />
          ))}
          {step.takes ? <MinutesPart editor={editor} isOriginal={isOriginal} /> : null}
        </>
      )}
      <SaveBar editor={editor} />
      <StepFacts step={step} wording={saved} />
      <History wording={saved} onAgain={editor.write} />
      <ResetStep wording={saved} {...{ cohortId, isOriginal }} onReset={editor.startFrom} />
    </div>
  )
}
