import { useCallback, useEffect, useRef, useState } from 'react'
import { useMutation } from 'urql'
import type { FieldError } from '#domain/errors.ts'
import type { Profile } from '#domain/progress/onboarding.ts'
import { isOnline, onLineChange } from '#web/data/online.ts'
import { refusalOf } from '#web/features/joining/refusal.ts'
import { dataOf, valueAt, withValue } from '#web/forms/profile/profile-values.ts'
import { saveProfileDocument } from './onboarding-documents.ts'
import { keepUnsent, unsentOf } from './unsent-draft.ts'

export type SaveState = 'saved' | 'saving' | 'queued' | 'refused'
const pause = 900

/** The profile while it is written: stored a moment after the last key, again when the line is back. */
export function useProfileDraft(userId: string, stored: Profile) {
  const [start] = useState(() => restored(userId, stored))
  const [profile, setProfile] = useState(start.profile)
  const [state, setState] = useState<SaveState>(start.paths.length > 0 ? 'queued' : 'saved')
  const [refused, setRefused] = useState<readonly FieldError[]>([])
  const latest = useRef(start.profile)
  const dirty = useRef(new Set(start.paths))
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const running = useRef<Promise<boolean> | null>(null)
  const [, save] = useMutation(saveProfileDocument)

  const send = useCallback(async (): Promise<boolean> => {
    while (dirty.current.size > 0) {
      const paths = [...dirty.current]
      dirty.current.clear()
      setState('saving')
      const refusal = refusalOf((await save({ id: userId, data: dataOf(latest.current, paths) })).error)
      if (!refusal) continue
      const named = paths.filter((path) => refusal.fields.some(({ field }) => isUnder(field, path)))
      // What the server does not take waits for a correction; the rest is sent again without it.
      for (const path of paths) if (!named.includes(path)) dirty.current.add(path)
      setRefused(
        refusal.fields.map((each) => ({
          ...each,
          field: paths.find((path) => isUnder(each.field, path)) ?? each.field,
        })),
      )
      if (named.length > 0) continue
      setState(refusal.isOffline ? 'queued' : 'refused')
      keepUnsent(userId, { paths: [...dirty.current], profile: latest.current })
      return false
    }
    keepUnsent(userId, { paths: [], profile: {} })
    setState('saved')
    return true
  }, [save, userId])

  const flush = useCallback((): Promise<boolean> => {
    clearTimeout(timer.current)
    running.current ??= send().finally(() => {
      running.current = null
    })
    return running.current
  }, [send])

  const set = useCallback(
    (path: string, value: unknown) => {
      latest.current = withValue(latest.current, path, value)
      setProfile(latest.current)
      dirty.current.add(path)
      setRefused((before) => before.filter(({ field }) => field !== path))
      keepUnsent(userId, { paths: [...dirty.current], profile: latest.current })
      clearTimeout(timer.current)
      timer.current = setTimeout(() => void flush(), pause)
    },
    [flush, userId],
  )

  useEffect(() => {
    if (dirty.current.size > 0) void flush()
    const stop = onLineChange(() => void (isOnline() && flush()))
    return () => {
      stop()
      void flush()
    }
  }, [flush])

  return { profile, state, refused, set, flush }
}

function restored(userId: string, stored: Profile) {
  const unsent = unsentOf(userId)
  const profile = unsent.paths.reduce(
    (at, path) => withValue(at, path, valueAt(unsent.profile, path)),
    stored,
  )
  return { profile, paths: unsent.paths }
}

const isUnder = (field: string, path: string) => field === path || field.startsWith(`${path}.`)
