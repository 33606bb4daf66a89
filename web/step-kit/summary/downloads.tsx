import { Anchor, Button, Title } from '@mantine/core'
import { useId } from 'react'
import { noReview, reviewState } from '#domain/progress/review.ts'
import { localePath } from '#web/i18n/locale.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { usePlan } from '#web/step-kit/plan-context.tsx'
import { BusyButton } from '#web/ui/busy-button.tsx'
import { downloadsWords } from './downloads-words.ts'
import classes from './summary.module.css'
import { useDownload } from './use-download.ts'

const formats = ['pdf', 'docx'] as const

/** The summary as a file; the team has it once the module is approved. */
export function Downloads() {
  const locale = useLocale()
  const words = downloadsWords[locale]
  const { isEditable, module, progress, project } = usePlan()
  const { state, download } = useDownload()
  const reason = useId()
  const isLocked = isEditable && !progress?.module.validated
  return (
    <section id="downloads" className={classes.box}>
      <Title order={2}>{words.title}</Title>
      <p>{words.about}</p>
      {isLocked ? (
        <p>
          <span id={reason}>{project.mentor ? words.locked : words.lockedAlone}</span>{' '}
          <Anchor href="#review" underline="always">
            {words.wayThere[reviewState(progress?.module ?? noReview)]}
          </Anchor>
        </p>
      ) : null}
      {/* With the last module the plan is whole. */}
      {module.slug === 'nine' ? (
        <p>
          <Anchor href={localePath(locale, `/home/project/${project._id}/businessplan`)} underline="always">
            {words.wholePlan}
          </Anchor>
        </p>
      ) : null}
      <div className={classes.actions}>
        {formats.map((format) => (
          <BusyButton
            key={format}
            variant="default"
            disabled={isLocked || (state.is === 'making' && state.format !== format)}
            loading={state.is === 'making' && state.format === format}
            aria-describedby={isLocked ? reason : undefined}
            onClick={() => void download(format)}
          >
            {words[format]}
          </BusyButton>
        ))}
      </div>
      <Button
        variant="subtle"
        className={`${classes.action} ${classes.print}`}
        onClick={() => window.print()}
      >
        {isLocked ? words.printDraft : words.print}
      </Button>
      <p role="status" className={state.is === 'idle' || state.is === 'failed' ? 'visually-hidden' : ''}>
        {state.is === 'making' ? words.making : null}
        {state.is === 'done' ? words.done : null}
      </p>
      {state.is === 'failed' ? (
        <div role="alert">
          <p className={classes.fault}>{state.fault}</p>
          <Button variant="subtle" onClick={() => void download(state.format)}>
            {words.retry}
          </Button>
        </div>
      ) : null}
    </section>
  )
}
