import type { Room } from '#course/contract/room.ts'
import { textAt } from '#course/contract/text-at.ts'
import { wordsAt } from '#course/contract/words-at.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { usePlan } from './plan-context.tsx'
import { PlanText } from './plan-text.tsx'

type Props = {
  of: Room
  words: Readonly<Record<'en' | 'es', object>>
  /** The name of a text in the declaration: an answer of this step, or a property of the business. */
  name: string
  placeholder?: string
  /** More than one paragraph. */
  isLong?: boolean
  onSaved?: () => void
}

/** A text of the plan as its room declares it: where it stands, what it is called (by readers `read.…`), how long it may be. */
export function PlanField({ of: room, words, name, placeholder, isLong = false, onSaved }: Props) {
  const locale = useLocale()
  const { data, module, write, isEditable } = usePlan()
  const field = room.fields.find((one) => one.name === name)
  if (!field) throw new Error(`${room.slug} declares no ${name}`)
  const { kind, key = name, step = room.slug, property, label, longest, comments } = field
  const called = (isEditable ? undefined : wordsAt(words, `read.${name}`)) ?? wordsAt(words, label || name)
  const hint = wordsAt(words, `hints.${name}`)?.[locale]
  function save(text: string) {
    if (kind === 'input') write.save({ step, key }, { [property]: text })
    else write.saveBusiness({ [property]: text })
    onSaved?.()
  }
  return (
    <PlanText
      field={name}
      label={called?.[locale] ?? name}
      value={textAt(field, data, { module: module.slug, step: room.slug })}
      onSave={save}
      hasComments={comments !== false}
      isLong={isLong}
      {...(hint ? { hint } : {})}
      {...(longest ? { maxLength: longest } : {})}
      {...(placeholder ? { placeholder } : {})}
    />
  )
}
