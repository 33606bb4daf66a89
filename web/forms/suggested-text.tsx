import { Autocomplete } from '@mantine/core'
import { type ReactNode, useEffect, useState } from 'react'
import type { FieldFrame } from './field-frame.ts'

type Props = Omit<FieldFrame, 'error'> & {
  error?: ReactNode
  value: string
  /** More cannot be typed. Without it, whoever saves says what is too long. */
  maxLength?: number
  /** Asked for again when `of` changes; nothing is suggested where the answer is empty or fails. */
  suggest: () => Promise<readonly string[]>
  of: string
  onChange: (value: string) => void
  /** Where it may be in another language than the page. */
  lang?: string | undefined
  /** The cursor comes and goes: for a text that saves itself. */
  onEnter?: () => void
  onLeave?: () => void
}

/** A text with suggestions that never block: whatever is typed counts. */
export function SuggestedText({ suggest, of, onEnter, onLeave, ...input }: Props) {
  const [found, setFound] = useState<readonly string[]>([])
  const [isWanted, setWanted] = useState(false)
  // The suggestions belong to `of`, not to the function, which is new with every drawing.
  useEffect(() => {
    let isCurrent = true
    setFound([])
    if (isWanted && of !== '') {
      suggest().then(
        (list) => isCurrent && setFound(list),
        () => isCurrent && setFound([]),
      )
    }
    return () => {
      isCurrent = false
    }
  }, [of, isWanted])
  return (
    <Autocomplete
      {...input}
      size="md"
      data={[...new Set(found)]}
      limit={40}
      autoComplete="off"
      onFocus={() => {
        setWanted(true)
        onEnter?.()
      }}
      onBlur={onLeave}
    />
  )
}
