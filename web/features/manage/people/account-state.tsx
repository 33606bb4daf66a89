import { labelOf } from '#web/forms/labels.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { StateBadge, type Tone } from '#web/shared/list/state-badge.tsx'
import { accountStates } from './choices.ts'

const tones: Readonly<Record<string, Tone>> = { active: 'good', unconfirmed: 'waits', disabled: 'wrong' }

export function AccountState({ state }: { state: string }) {
  return <StateBadge tone={tones[state] ?? 'quiet'}>{labelOf(accountStates, state, useLocale())}</StateBadge>
}
