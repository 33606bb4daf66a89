import { useLocale } from '#web/i18n/text.tsx'
import { Told } from '#web/step-kit/layout/said.tsx'
import { olderWords } from './basis.ts'

/** Says that a sentence was written from other answers than those that stand there now. */
export function OlderSentence({ isShown }: { isShown: boolean }) {
  const text = olderWords[useLocale()]
  return (
    <div role="status" hidden={!isShown}>
      {isShown ? <Told tone="warn">{text}</Told> : null}
    </div>
  )
}
