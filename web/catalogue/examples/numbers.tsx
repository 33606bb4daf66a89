import { type ComponentProps, useState } from 'react'
import type { Example } from '#web/catalogue/example.ts'
import { planIn } from '#web/catalogue/fixtures/plans.ts'
import { savingQueue, waitingQueue } from '#web/catalogue/fixtures/queues.ts'
import { Scene } from '#web/catalogue/fixtures/scene.tsx'
import { useLocale } from '#web/i18n/text.tsx'
import { MoneyField } from '#web/step-kit/numbers/money-field.tsx'
import { NumberField } from '#web/step-kit/numbers/number-field.tsx'
import { percentage } from '#web/step-kit/numbers/number-text.ts'
import { PercentField } from '#web/step-kit/numbers/percent-field.tsx'
import { TypedNumber } from '#web/step-kit/numbers/typed-number.tsx'
import { percentUnit } from '#web/step-kit/numbers/units.ts'
import { ValueSlider } from '#web/step-kit/numbers/value-slider.tsx'
import { SaveMark } from '#web/step-kit/save-mark.tsx'

const words = {
  en: {
    money: 'Cost of one batch',
    percent: 'Your share of the market',
    number: 'Units in one batch',
    hint: 'Everything that goes into it',
    atLeastOne: 'One batch has at least one unit.',
    rare: 'More than 20% is rare for a new business. Explain why.',
  },
  es: {
    money: 'Costo de un lote',
    percent: 'Tu parte del mercado',
    number: 'Unidades de un lote',
    hint: 'Todo lo que lleva',
    atLeastOne: 'Un lote tiene al menos una unidad.',
    rare: 'Más del 20% es poco común para un negocio nuevo. Explica por qué.',
  },
} as const

type Field = ComponentProps<typeof MoneyField>
type Props = { start: number | null; checks?: boolean; warns?: boolean } & Partial<Field>

function useNumber({ start, checks, warns, ...props }: Props) {
  const text = words[useLocale()]
  const [value, onSave] = useState(start)
  const rest = {
    ...(checks ? { check: (number: number) => (number < 1 ? text.atLeastOne : undefined) } : {}),
    ...(warns && (value ?? 0) > 20 ? { warning: text.rare } : {}),
    ...props,
  }
  return { text, frame: { field: 'who', value, onSave, ...rest } }
}

function Money(props: Props) {
  const { text, frame } = useNumber(props)
  return <MoneyField label={text.money} hint={text.hint} {...frame} />
}

function Percent(props: Props) {
  const { text, frame } = useNumber(props)
  return <PercentField label={text.percent} {...frame} />
}

function Count(props: Props) {
  const { text, frame } = useNumber(props)
  return <NumberField label={text.number} {...frame} />
}

function Pulled({ start }: { start: number | null }) {
  const text = words[useLocale()]
  const [value, onSave] = useState(start)
  return <ValueSlider label={text.percent} unset="–" unit="%" {...{ value, onSave }} />
}

function Typed({ start, error }: { start: string; error?: string }) {
  const text = words[useLocale()]
  const [value, onChange] = useState(start)
  return (
    <TypedNumber label={text.percent} kind={percentage} unit={percentUnit} {...{ value, error, onChange }} />
  )
}

const missing = [{ field: 'who', message: 'required' }] as const

export const examples: readonly Example[] = [
  {
    of: 'step-kit/numbers/money-field.tsx MoneyField',
    states: {
      empty: () => <Scene children={<Money start={null} />} />,
      filled: () => <Scene children={<Money start={12_500.5} />} />,
      'in another currency': () => <Scene data={planIn('KES')} children={<Money start={1500} />} />,
      'not a number': () => <Scene children={<Money start={-5} />} />,
      'something is missing': () => <Scene gaps={missing} children={<Money start={null} isRequired />} />,
      saving: () => (
        <Scene queue={savingQueue}>
          <SaveMark />
          <Money start={25} />
        </Scene>
      ),
      'not sent': () => (
        <Scene queue={waitingQueue}>
          <SaveMark />
          <Money start={25} />
        </Scene>
      ),
      'label elsewhere': () => <Scene children={<Money start={25} hidesLabel hint={null} />} />,
      'with comments': () => <Scene messages={{ total: 3, unread: 0 }} children={<Money start={25} />} />,
      'unread comments': () => <Scene messages={{ total: 3, unread: 2 }} children={<Money start={25} />} />,
      'read by a mentor': () => <Scene as="mentor" children={<Money start={12_500.5} />} />,
      'read by a mentor, empty': () => <Scene as="mentor" children={<Money start={null} />} />,
    },
  },
  {
    of: 'step-kit/numbers/percent-field.tsx PercentField',
    states: {
      empty: () => <Scene children={<Percent start={null} />} />,
      filled: () => <Scene children={<Percent start={12.5} />} />,
      'more than all': () => <Scene children={<Percent start={120} />} />,
      'with a warning': () => <Scene children={<Percent start={35} warns />} />,
      'something is missing': () => <Scene gaps={missing} children={<Percent start={null} isRequired />} />,
      'read by a mentor': () => <Scene as="mentor" children={<Percent start={35} warns />} />,
    },
  },
  {
    of: 'step-kit/numbers/number-field.tsx NumberField',
    states: {
      empty: () => <Scene children={<Count start={null} />} />,
      filled: () => <Scene children={<Count start={12_000} />} />,
      'a number that will not do': () => <Scene children={<Count start={0} checks />} />,
      'read by a mentor': () => <Scene as="mentor" children={<Count start={12_000} />} />,
    },
  },
  {
    of: 'step-kit/numbers/typed-number.tsx TypedNumber',
    states: {
      empty: () => <Typed start="" />,
      'understood otherwise than it is shown': () => <Typed start="12,50" />,
      'something is missing': () => <Typed start="" error="–" />,
    },
  },
  {
    of: 'step-kit/numbers/value-slider.tsx ValueSlider',
    states: {
      'not set': () => <Scene children={<Pulled start={null} />} />,
      set: () => <Scene children={<Pulled start={35} />} />,
    },
  },
]
