import { useState } from 'react'
import buttons from '#web/features/public/buttons.module.css'
import { useLocale } from '#web/i18n/text.tsx'
import { askAuth } from './ask-auth.ts'
import { Notice } from './notice.tsx'
import { useAttempt } from './use-attempt.ts'
import { words } from './words.ts'

/** The answer is the same whether the account exists, waits or is confirmed already. */
export function ResendConfirmation({ email }: { email: string }) {
  const locale = useLocale()
  const text = words[locale]
  const attempt = useAttempt()
  const [isSent, setSent] = useState(false)

  async function handleResend() {
    const answer = await attempt.run(() => askAuth('send-verification-email', { email }, locale))
    setSent(answer.ok)
  }

  return (
    <div role="status">
      {isSent ? (
        <Notice tone="good">{text.login.resent}</Notice>
      ) : (
        <button
          type="button"
          className={buttons.secondary}
          disabled={!attempt.isReady}
          onClick={handleResend}
        >
          {text.login.resend}
        </button>
      )}
      {attempt.problem ? <Notice tone="bad">{attempt.problem}</Notice> : null}
    </div>
  )
}
