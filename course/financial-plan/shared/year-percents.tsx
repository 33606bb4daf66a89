import { answer } from '#domain/plan/plan-data.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { CommentButton } from '#web/step-kit/comment-button.tsx'
import { Heading } from '#web/step-kit/layout/heading.tsx'
import { Soft } from '#web/step-kit/layout/said.tsx'
import { Parts, Stack } from '#web/step-kit/layout/stack.tsx'
import { NumberField } from '#web/step-kit/numbers/number-field.tsx'
import type { AnyNumberKind } from '#web/step-kit/numbers/number-text.ts'
import { percentUnit } from '#web/step-kit/numbers/units.ts'
import { usePlan, usePlanFrame } from '#web/step-kit/plan-context.tsx'

const words = {
  en: { year: (number: number) => `In year ${number}` },
  es: { year: (number: number) => `En el año ${number}` },
} as const

type Props = {
  step: string
  /** The key of the answer, which keeps both as texts. */
  name: string
  label: string
  hint?: string
  /** What counts as long as nothing is said. */
  usual: number
  kind: AnyNumberKind
  /** Under what a mentor comments on it, where it is not part of something else. */
  comments?: string
}

/** A percentage for year 2 and one for year 3. */
export function YearPercents({ step, name, label, hint, usual, kind, comments }: Props) {
  const locale = useLocale()
  const { data, module, isEditable } = usePlan()
  const { read, write } = usePlanFrame()
  const stored = answer(data, module.slug, step, name)?.valueArr ?? []

  function save(place: number, value: number | null) {
    const now = answer(read(), module.slug, step, name)?.valueArr ?? []
    const next = [0, 1].map((at) => (at === place ? String(value ?? usual) : (now[at] ?? String(usual))))
    write.save({ step, key: name }, { valueArr: next })
  }

  return (
    <Stack gap="s" data-field={name}>
      <div style={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center' }}>
        <Heading level={3}>{label}</Heading>
        {comments ? <CommentButton field={comments} label={label} /> : null}
      </div>
      {hint && isEditable ? <Soft>{hint}</Soft> : null}
      <Parts gap="m">
        {[0, 1].map((place) => (
          <NumberField
            key={place}
            field={`${name}.${place}`}
            label={words[locale].year(place + 2)}
            of={label}
            value={numberIn(stored[place], usual)}
            kind={kind}
            unit={percentUnit}
            hasComments={false}
            onSave={(value) => save(place, value)}
          />
        ))}
      </Parts>
    </Stack>
  )
}

/** Kept as a text; what is none counts as usual. */
function numberIn(text: string | undefined, usual: number): number {
  const number = text?.trim() ? Number(text) : Number.NaN
  return Number.isFinite(number) ? number : usual
}
