import { useId } from 'react'
import type { StepTextField } from '#domain/programme/step-parts.ts'
import { isPlain } from '#domain/programme/wording.ts'
import shared from '#web/features/manage/content/content.module.css'
import { useLocale } from '#web/i18n/text.tsx'
import classes from './editor.module.css'
import { TextField } from './text-field.tsx'
import type { useEditor } from './use-editor.ts'
import { editorWords } from './words.ts'

type Props = {
  name: keyof (typeof editorWords)['en']['parts']
  editor: ReturnType<typeof useEditor>
  isOriginal: boolean
}

/** A part of a step's text in both languages, side by side. */
export function TextPart({ name, editor, isOriginal }: Props) {
  const said = editorWords[useLocale()]
  const heading = useId()
  return (
    <section className={shared.panel} aria-labelledby={heading}>
      <h2 id={heading} className={classes.partName}>
        {said.parts[name]}
      </h2>
      {isPlain(name) ? null : <p className={shared.quiet}>{said.marks}</p>}
      <div className={classes.pair}>
        {(['en', 'es'] as const).map((language) => {
          const fieldName: StepTextField = language === 'es' ? `${name}_es` : name
          const field = editor.saved.fields.find((one) => one.name === fieldName)
          return field ? (
            <TextField
              key={language}
              {...{ field, language, isOriginal, name: fieldName }}
              label={`${said.parts[name]} (${said.languages[language]})`}
              value={editor.valueOf(field)}
              fault={editor.faults[fieldName]}
              isBusy={editor.isSaving}
              onWrite={(text) => editor.write(fieldName, text)}
              onConfirm={() => editor.confirm(fieldName)}
            />
          ) : null
        })}
      </div>
    </section>
  )
}
