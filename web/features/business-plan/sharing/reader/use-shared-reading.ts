import { useCallback, useEffect, useState } from 'react'
import type { SharedReading } from '#course/plan-view/shared-view.ts'
import { askServer, type ServerAnswer } from '#web/data/ask-server.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { stayOnLink } from './stay-on-link.ts'

export type Opening =
  | { readonly kind: 'loading' }
  | { readonly kind: 'ended' }
  | { readonly kind: 'failed' }
  /** The link asks for a password; what was wrong with the last one, or how many seconds to wait. */
  | { readonly kind: 'locked'; readonly problem: string; readonly wait: number }
  | { readonly kind: 'waiting'; readonly wait: number }
  | { readonly kind: 'read'; readonly reading: SharedReading }

/** The link carries its token behind the hash sign; it stays there, so that the page can be loaded again. */
export function tokenInHash(hash: string): string | null {
  const token = hash.replace(/^#/, '')
  return /^[\w-]{20,200}$/.test(token) ? token : null
}

export async function openingOf(answer: ServerAnswer, isTyped: boolean): Promise<Opening> {
  if (answer.ok) return { kind: 'read', reading: (await answer.response.json()) as SharedReading }
  const { reason, message, wait } = answer
  if (reason === 'linkPassword') return { kind: 'locked', problem: '', wait: 0 }
  if (reason === 'wrongLinkPassword') return { kind: 'locked', problem: message, wait: 0 }
  if (reason === 'RATE_LIMITED')
    return isTyped ? { kind: 'locked', problem: '', wait } : { kind: 'waiting', wait }
  return reason === 'NOT_FOUND' || reason === 'tooLong' ? { kind: 'ended' } : { kind: 'failed' }
}

/** What the link in the address opens, in the language of the page. */
export function useSharedReading() {
  const locale = useLocale()
  const [opening, setOpening] = useState<Opening>({ kind: 'loading' })

  const open = useCallback(
    async (password?: string) => {
      const token = tokenInHash(window.location.hash)
      if (!token) return setOpening({ kind: 'ended' })
      const asked = { token, locale, ...(password !== undefined && { password }) }
      const answer = await askServer('/api/shared', asked, locale)
      setOpening(await openingOf(answer, password !== undefined))
    },
    [locale],
  )

  useEffect(() => {
    const openAgain = () => void open()
    openAgain()
    window.addEventListener('hashchange', openAgain)
    return () => window.removeEventListener('hashchange', openAgain)
  }, [open])

  useEffect(() => {
    document.addEventListener('click', stayOnLink)
    return () => document.removeEventListener('click', stayOnLink)
  }, [])

  return { opening, open }
}
