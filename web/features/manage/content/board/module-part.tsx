import { Title } from '@mantine/core'
import { useId } from 'react'
import shared from '#web/features/manage/content/content.module.css'
import type { ContentModule, ContentStep } from '#web/features/manage/content/content-documents.ts'
import type { contentPaths } from '#web/features/manage/content/content-paths.ts'
import { longDay } from '#web/i18n/long-day.ts'
import { useLocale } from '#web/i18n/text.tsx'
import classes from './board.module.css'
import { stateOf } from './board-state.ts'
import { boardWords } from './words.ts'

type Props = { module: ContentModule; paths: ReturnType<typeof contentPaths> }

/** A module with its steps, each leading to where its texts are edited. */
export function ModulePart({ module, paths }: Props) {
  const locale = useLocale()
  const said = boardWords[locale]
  const heading = useId()
  return (
    <section className={shared.panel} id={module.slug} aria-labelledby={heading}>
      <div className={classes.moduleHead}>
        <Title order={2} size="h3" id={heading}>
          {module.number}. {locale === 'es' ? module.name_es : module.name}
        </Title>
        {module.active ? null : <span className={shared.badge}>{said.off}</span>}
      </div>
      <ol className={classes.steps}>
        {module.steps.map((step) => (
          <li key={step.step_id} className={classes.step}>
            <span className={classes.number} aria-hidden>
              {step.order}
            </span>
            <a className={classes.title} href={paths.step({ ...step, module: module.module_id })}>
              {(locale === 'es' ? step.title_es : step.title) || step.title || step.title_es}
            </a>
            <StepBadges step={step} />
            <LastChange step={step} />
          </li>
        ))}
      </ol>
    </section>
  )
}

function StepBadges({ step }: { step: ContentStep }) {
  const said = boardWords[useLocale()]
  const { customised, originalChanged, missing, behind } = stateOf(step)
  const warnings = [
    ...(originalChanged ? [said.originalChanged] : []),
    ...(['en', 'es'] as const).flatMap((language) => [
      ...(missing[language] ? [said.missing[language]] : []),
      ...(behind[language] ? [said.behind[language]] : []),
    ]),
  ]
  return (
    <span className={shared.badges}>
      {step.active ? null : <span className={shared.badge}>{said.off}</span>}
      {customised > 0 ? (
        <span className={shared.badge} data-tone="own">
          {said.customised(customised)}
        </span>
      ) : null}
      {warnings.map((warning) => (
        <span key={warning} className={shared.badge} data-tone="warn">
          {warning}
        </span>
      ))}
    </span>
  )
}

function LastChange({ step }: { step: ContentStep }) {
  const locale = useLocale()
  const said = boardWords[locale]
  if (!step.changed_at) return null
  return (
    <span className={shared.quiet}>
      {said.changed(step.changed_by ?? said.somebody, longDay(step.changed_at, locale))}
    </span>
  )
}
