import { TextInput, type TextInputProps } from '@mantine/core'
import { type ReactNode, useMemo } from 'react'
import { type Unit, withUnit } from '#domain/money-text.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { CommentButton } from '#web/step-kit/comment-button.tsx'
import { usePlanFrame } from '#web/step-kit/plan-context.tsx'
import text from '#web/step-kit/plan-text.module.css'
import { useGap } from '#web/step-kit/step-context.tsx'
import { byValues } from '#web/ui/by-values.tsx'
import classes from './number-field.module.css'
import { type AnyNumberKind, count } from './number-text.ts'
import { sidesOf } from './units.ts'
import { useNumberDraft } from './use-number-draft.ts'

export type NumberProps = {
  /** What the mentor comments on, and where messages appear. */
  field: string
  label: string
  value: number | null | undefined
  /** Null where the field was emptied. */
  onSave: (value: number | null) => void
  hint?: ReactNode
  placeholder?: string
  /** It cannot be emptied again. */
  isRequired?: boolean
  /** What is wrong with a number besides its shape; it is not saved until that is put right. */
  check?: (value: number) => string | undefined
  /** What to think about. It stops nothing. */
  warning?: ReactNode
  /** What it belongs to, where a step has several of them. */
  of?: string
  /** The label is already visible elsewhere, such as at the head of a table. */
  hidesLabel?: boolean
  hasComments?: boolean
  /** Where a number waits that is refused, if it is not the field: rows without ids move on. */
  keptAs?: string
}

type Props = NumberProps & { kind?: AnyNumberKind; unit?: Unit }

const figures = { input: 'figures' }
const NumberBox = byValues<TextInputProps>(TextInput)

/** A number of 0 or more that saves itself. For readers it is the number alone. */
export function NumberField(props: Props) {
  const { field, label, hint, placeholder, isRequired = false, check, warning } = props
  const { hidesLabel, hasComments = true, kind = count, unit, keptAs = field, onSave } = props
  const value = props.value ?? null
  const locale = useLocale()
  const { isEditable } = usePlanFrame()
  const gap = useGap(field)
  const number = useNumberDraft({ keptAs, value, kind, locale, isRequired, check, onSave })
  const name = props.of ? `${label}: ${props.of}` : label
  const comments = hasComments ? <CommentButton field={field} label={name} /> : null
  const unitName = unit?.name
  const shownLabel = useMemo(() => <Label text={label} unit={unitName} />, [label, unitName])
  const advice = warning ? <p className={classes.warning}>{warning}</p> : null
  if (!isEditable) {
    return (
      <div className={text.read} data-field={field}>
        <div>
          <span className={hidesLabel ? 'visually-hidden' : text.label}>{label}</span>
          <p className={`${text.text} figures`}>
            {value === null ? '–' : withUnit(kind.show(value, locale), unit)}
          </p>
          {advice}
        </div>
        {comments}
      </div>
    )
  }
  const sides = unit ? sidesOf(unit) : {}
  return (
    <div className={text.edit} data-field={field}>
      <div className={text.input}>
        <NumberBox
          {...sides}
          data-kept={`edit:${keptAs}`}
          label={hidesLabel ? undefined : shownLabel}
          aria-label={hidesLabel || props.of ? `${name}${unit ? ` (${unit.name})` : ''}` : undefined}
          description={hint}
          placeholder={placeholder}
          inputMode="decimal"
          autoComplete="off"
          maxLength={30}
          classNames={figures}
          value={number.draft}
          error={number.problem ?? gap}
          onChange={(event) => number.change(event.currentTarget.value)}
          onFocus={number.enter}
          onBlur={number.leave}
        />
        <div role="status">
          {number.understood ? (
            <p className={classes.understood}>= {withUnit(number.understood, unit)}</p>
          ) : null}
          {advice}
        </div>
      </div>
      {comments}
    </div>
  )
}

function Label({ text: label, unit }: { text: string; unit: string | undefined }) {
  return (
    <>
      {label}
      {unit ? <span className="visually-hidden"> ({unit})</span> : null}
    </>
  )
}
