import { Button } from '@mantine/core'
import { messageText } from '#domain/plan/messages.ts'
import { localePath } from '#web/i18n/locale.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { usePlan } from '#web/step-kit/plan-context.tsx'
import { stepTitle } from '#web/step-kit/step-title.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'

const places = {
  segments: {
    step: 'customer-segments',
    en: {
      title: 'Customer segments',
      why: 'Here you look at one group of people after the other. Name them first.',
    },
    es: {
      title: 'Segmentos de clientes',
      why: 'Aquí miras un grupo de personas tras otro. Primero nómbralos.',
    },
  },
  pairs: {
    step: 'my-offerings',
    en: {
      title: 'My offerings',
      why: 'Here you look at each offering together with the people it is for. First say what you offer, and to whom.',
    },
    es: {
      title: 'Mis productos y servicios',
      why: 'Aquí miras cada producto o servicio junto con las personas para quienes es. Primero di qué ofreces y a quién.',
    },
  },
} as const

/** Leads to the step of module two in which segments, or what they are offered, are named. */
export function MissingCustomers({ of }: { of: keyof typeof places }) {
  const locale = useLocale()
  const { project, module, steps } = usePlan()
  const { step, [locale]: words } = places[of]
  // A plan holds the texts of its own module alone.
  const own = module.slug === 'two' ? steps.find(({ nice_name }) => nice_name === step) : undefined
  const title = own ? stepTitle(own, locale) : words.title
  return (
    <EmptyState
      title={messageText({ message: 'prerequisite', values: { step: title } }, locale)}
      why={words.why}
    >
      <Button component="a" href={localePath(locale, `/home/project/${project._id}/two/${step}`)}>
        {title}
      </Button>
    </EmptyState>
  )
}
