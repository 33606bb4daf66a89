import type { PlacedStep } from '#course/course.ts'
import shared from '#web/features/manage/content/content.module.css'
import type { Wording } from '#web/features/manage/content/content-documents.ts'
import { useLocale } from '#web/i18n/text.tsx'
import classes from './editor.module.css'
import { editorWords } from './words.ts'

/** What belongs to the course itself: to be read, not to be changed. */
export function StepFacts({ step, wording }: { step: PlacedStep; wording: Wording }) {
  const said = editorWords[useLocale()]
  const facts = [
    [said.facts.order, `${wording.order} / ${step.module.steps.length}`],
    [said.facts.nice_name, wording.nice_name],
    [said.facts.type, said.types[wording.type] ?? wording.type],
    [said.facts.component, wording.component],
  ] as const
  return (
    <section className={shared.panel}>
      <dl className={classes.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className={shared.quiet}>{said.factsHelp}</p>
    </section>
  )
}
