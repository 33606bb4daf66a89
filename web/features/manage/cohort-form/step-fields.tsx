import { ActionIcon, Button, Loader } from '@mantine/core'
import { useState } from 'react'
import { useQuery } from 'urql'
import { stepsOfModule } from '#course/course.ts'
import {
  asShipped,
  orderedSteps,
  type StepPlan,
  takenSteps,
  tidyPlan,
} from '#domain/programme/cohort-steps.ts'
import { contentDocument } from '#web/features/manage/content/content-documents.ts'
import { useLocale, useText } from '#web/i18n/text.tsx'
import { announce } from '#web/ui/announce.ts'
import { Fold } from '#web/ui/fold.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { notify } from '#web/ui/notify.ts'
import { Switch } from '#web/ui/switch.tsx'
import type { ModuleDraft } from './cohort-draft.ts'
import classes from './form.module.css'
import { stepWords } from './step-words.ts'
import { swapped } from './swapped.ts'

type Props = {
  module: ModuleDraft
  name: string
  cohortId: string
  onChange: (plan: StepPlan) => void
}

/** Which steps of a module the cohort takes, and in which order. */
export function StepFields({ module, name, cohortId, onChange }: Props) {
  const said = stepWords[useLocale()]
  const [isOpen, setOpen] = useState(false)
  const steps = stepsOfModule(module.module_id)
  const isOwn = module.step_order.length > 0 || module.steps_off.length > 0
  return (
    <Fold
      label={said.fold(name, takenSteps(steps, module).length, steps.length)}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      {isOpen ? (
        <div className={classes.steps}>
          <p className={classes.help}>{said.help}</p>
          <StepList module={module} cohortId={cohortId} onChange={onChange} />
          {isOwn ? (
            <Button variant="default" className={classes.own ?? ''} onClick={() => onChange(asShipped)}>
              {said.reset(name)}
            </Button>
          ) : null}
        </div>
      ) : null}
    </Fold>
  )
}

function StepList({ module, cohortId, onChange }: Omit<Props, 'name'>) {
  const said = stepWords[useLocale()]
  const text = useText()
  const { titleOf, isWaiting } = useTitles(cohortId)
  const steps = stepsOfModule(module.module_id)
  const ordered = orderedSteps(steps, module)
  const exercises = ordered.filter(({ type }) => type === 'exercise')
  if (isWaiting) return <Loader size="sm" aria-label={text('frame.loading')} />

  function change(plan: Partial<StepPlan>) {
    const { step_order, steps_off } = { ...module, ...plan }
    onChange(tidyPlan(steps, { step_order, steps_off }))
  }

  function take(slug: string, isTaken: boolean) {
    const steps_off = module.steps_off.filter((one) => one !== slug)
    if (!isTaken && steps_off.length + 1 >= exercises.length) return notify(said.last, 'info')
    change({ steps_off: isTaken ? steps_off : [...steps_off, slug] })
  }

  function move(index: number, to: number) {
    const step = exercises[index]
    if (!step || to < 0 || to >= exercises.length) return
    change({ step_order: swapped(exercises, index, to).map(({ slug }) => slug) })
    announce(said.moved(titleOf(step.id), to + 2))
  }

  return (
    <ol className={classes.stepList}>
      {ordered.map((step) => {
        const place = exercises.indexOf(step)
        const title = titleOf(step.id)
        return (
          <li key={step.id} className={classes.step}>
            {place < 0 ? (
              <span className={classes.fixed}>{title}</span>
            ) : (
              <>
                <Switch
                  checked={!module.steps_off.includes(step.slug)}
                  onChange={(isTaken) => take(step.slug, isTaken)}
                  aria-label={said.take(title)}
                >
                  {title}
                </Switch>
                <span className={classes.moves}>
                  <Move
                    label={said.up(title)}
                    icon="up"
                    isEnd={place === 0}
                    onMove={() => move(place, place - 1)}
                  />
                  <Move
                    label={said.down(title)}
                    icon="down"
                    isEnd={place === exercises.length - 1}
                    onMove={() => move(place, place + 1)}
                  />
                </span>
              </>
            )}
          </li>
        )
      })}
    </ol>
  )
}

type MoveProps = { label: string; icon: 'up' | 'down'; isEnd: boolean; onMove: () => void }

const Move = ({ label, icon, isEnd, onMove }: MoveProps) => (
  <ActionIcon variant="default" size={44} aria-label={label} disabled={isEnd} onClick={onMove}>
    <Icon name={icon} />
  </ActionIcon>
)

/** As the cohort calls its steps. */
function useTitles(cohortId: string) {
  const locale = useLocale()
  const [{ data, fetching }] = useQuery({ query: contentDocument, variables: { id: cohortId } })
  const steps = data?.cohortContent?.flatMap((module) => module.steps) ?? []
  const titleOf = (id: string) => {
    const step = steps.find(({ step_id }) => step_id === id)
    return (locale === 'es' ? step?.title_es : step?.title) || step?.title || step?.nice_name || id
  }
  return { titleOf, isWaiting: fetching && steps.length === 0 }
}
