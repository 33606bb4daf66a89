import { Button } from '@mantine/core'
import shared from '#web/features/manage/content/content.module.css'
import { useLocale } from '#web/i18n/text.tsx'
import classes from './models.module.css'
import type { EditedModel } from './models-documents.ts'
import { modelWords } from './words.ts'

/** A model in both languages, and the way to change it. */
export function ModelLine({ model, onEdit }: { model: EditedModel; onEdit: () => void }) {
  const locale = useLocale()
  const said = modelWords[locale]
  const { name, name_es, description, description_es, examples, examples_es } = model
  const missing = [
    ...(examples.length > 0 && examples_es.length === 0 ? [said.noSpanish] : []),
    ...(examples.length === 0 && examples_es.length > 0 ? [said.noEnglish] : []),
  ]
  return (
    <li className={classes.model}>
      <div className={classes.words}>
        <strong>
          <span lang="en">{name}</span> · <span lang="es">{name_es}</span>
        </strong>
        <span className={shared.quiet}>{locale === 'es' ? description_es : description}</span>
        <span className={shared.badges}>
          <span className={shared.badge}>{said.examples(examples.length, examples_es.length)}</span>
          {missing.map((one) => (
            <span key={one} className={shared.badge} data-tone="warn">
              {one}
            </span>
          ))}
        </span>
      </div>
      <Button variant="default" aria-label={said.edit(locale === 'es' ? name_es : name)} onClick={onEdit}>
        {said.change}
      </Button>
    </li>
  )
}
