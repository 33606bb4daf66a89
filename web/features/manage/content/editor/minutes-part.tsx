import { useId } from 'react'
import shared from '#web/features/manage/content/content.module.css'
import { useLocale } from '#web/i18n/text.tsx'
import classes from './editor.module.css'
import { TextField } from './text-field.tsx'
import type { useEditor } from './use-editor.ts'
import { editorWords } from './words.ts'

const name = 'minutes'

/** How long a step takes: the same in both languages. */
export function MinutesPart({
  editor,
  isOriginal,
}: {
  editor: ReturnType<typeof useEditor>
  isOriginal: boolean
}) {
  const said = editorWords[useLocale()]
  const heading = useId()
  const field = editor.saved.fields.find((one) => one.name === name)
  if (!field) return null
  return (
    <section className={shared.panel} aria-labelledby={heading}>
      <h2 id={heading} className={classes.partName}>
        {said.minutes}
      </h2>
      <div className={classes.short}>
        <TextField
          {...{ field, name, isOriginal }}
          label={said.minutes}
          value={editor.valueOf(field)}
          fault={editor.faults[name]}
          isBusy={editor.isSaving}
          onWrite={(text) => editor.write(name, text)}
          onConfirm={() => editor.confirm(name)}
        />
      </div>
    </section>
  )
}
