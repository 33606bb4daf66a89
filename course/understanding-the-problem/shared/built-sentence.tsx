import type { Locale } from '#domain/errors.ts'
import { isEqual } from '#domain/plan/equal.ts'
import { answer, businessOf } from '#domain/plan/plan-data.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { Told } from '#web/step-kit/layout/said.tsx'
import { usePlan, usePlanFrame } from '#web/step-kit/plan-context.tsx'
import { useLanguageOf } from '#web/step-kit/plan-language.tsx'
import { TakeOverButton } from '#web/step-kit/take-over-button.tsx'
import { type Built, basisKey, isOlder, olderWords } from './basis.ts'

/** The sentence as it stands, and as it would read now: in the language of its answers. */
export function useBuilt(built: Built, textIn: (language: Locale) => string) {
  const { step, name, answers, isPartial } = built
  const { data } = usePlan()
  const { read, write } = usePlanFrame()
  const locale = useLocale()
  const text = textIn(useLanguageOf(answers.join(' ')) ?? locale)

  /** From which answers it was written, each time that it is. */
  function keepBasis() {
    const kept = answer(read(), 'one', step, basisKey)?.valueArr
    if (!isEqual(kept, answers)) write.save({ step, key: basisKey }, { valueArr: [...answers] })
  }

  function save(sentence: string) {
    write.saveBusiness({ [name]: sentence })
    keepBasis()
  }

  const current = businessOf(data)?.[name] ?? ''
  return { text, current, isPartial, isOld: isOlder(data, built), keepBasis, save }
}

export type BuiltSentence = ReturnType<typeof useBuilt>

type Props = {
  of: BuiltSentence
  words: { readonly use: string; readonly useAgain: string; readonly replace: string }
  /** The field without which it cannot be used: it is gone to instead. */
  hole?: string | undefined
}

/** Takes over the sentence as it would read now. */
export function UseBuilt({ of: { text, current, isOld, save }, words, hole }: Props) {
  return (
    <TakeOverButton
      label={isOld ? words.useAgain : words.use}
      question={words.replace}
      text={text}
      current={hole ? '' : current}
      onUse={() => (hole ? focusText(hole) : save(text))}
    />
  )
}

function focusText(field: string) {
  document.querySelector<HTMLElement>(`[data-field="${field}"] textarea`)?.focus()
}

/** Says that the sentence was written from other answers than those that stand there now. */
export function OlderSentence({ of: { isOld } }: Pick<Props, 'of'>) {
  const text = olderWords[useLocale()]
  return (
    <div role="status" hidden={!isOld}>
      {isOld ? <Told tone="warn">{text}</Told> : null}
    </div>
  )
}
