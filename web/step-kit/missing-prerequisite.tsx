import { Button } from '@mantine/core'
import { messageText, type PlanMessage } from '#domain/plan/messages.ts'
import { localePath } from '#web/i18n/locale.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { usePlan } from './plan-context.tsx'
import { stepTitle } from './step-title.ts'

type Props = {
  /** The step that has to be done first, in the same module. */
  step: string
  about: string
  message?: PlanMessage
}

/** Says what is missing and leads there. */
export function MissingPrerequisite({ step, about, message = 'prerequisite' }: Props) {
  const locale = useLocale()
  const { steps, project, module } = usePlan()
  const text = steps.find((one) => one.nice_name === step)
  const title = text ? stepTitle(text, locale) : step
  const path = `/home/project/${project._id}/${module.slug}/${step}`
  return (
    <EmptyState title={messageText({ message, values: { step: title } }, locale)} why={about}>
      <Button component="a" href={localePath(locale, path)}>
        {title}
      </Button>
    </EmptyState>
  )
}
