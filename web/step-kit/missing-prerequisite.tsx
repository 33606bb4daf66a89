import { Button } from '@mantine/core'
import { messageText, type PlanMessage } from '#domain/plan/messages.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { usePlan } from './plan-context.tsx'
import { useStepLink } from './step-link.ts'
import { stepTitle } from './step-title.ts'

type Props = {
  /** The step that has to be done first, in the same module. */
  step: string
  about: string
  message?: PlanMessage
}

const forReaders = {
  en: { title: 'Nothing here yet', why: (step: string) => `The team has not finished "${step}" yet.` },
  es: { title: 'Todavía no hay nada aquí', why: (step: string) => `El equipo aún no completa "${step}".` },
} as const

/** Says what is missing and leads there; readers are only told. */
export function MissingPrerequisite({ step, about, message = 'prerequisite' }: Props) {
  const locale = useLocale()
  const linkTo = useStepLink()
  const { steps, isEditable } = usePlan()
  const text = steps.find((one) => one.nice_name === step)
  const title = text ? stepTitle(text, locale) : step
  const { title: nothing, why } = forReaders[locale]
  if (!isEditable) return <EmptyState title={nothing} why={why(title)} />
  return (
    <EmptyState title={messageText({ message, values: { step: title } }, locale)} why={about}>
      <Button component="a" href={linkTo(step)}>
        {title}
      </Button>
    </EmptyState>
  )
}
