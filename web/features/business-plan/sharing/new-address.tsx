import { Button, TextInput } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { useLocale } from '#web/i18n/text.tsx'
import { copyAddress } from './copy-address.ts'
import classes from './sharing.module.css'
import { sharingWords } from './words.ts'

/** The address of a link that was just made, the only time that anybody can see it. */
export function NewAddress({ address }: { address: string }) {
  const words = sharingWords[useLocale()]
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    // biome-ignore lint/a11y/useSemanticElements: news, not a form of its own
    <div ref={box} tabIndex={-1} role="group" aria-label={words.ready} className={classes.ready}>
      <p>
        <strong>{words.ready}.</strong> {words.once}
      </p>
      <div className={classes.address}>
        <TextInput
          aria-label={words.address}
          readOnly
          value={address}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
        <Button onClick={() => void copyAddress(address, words)}>{words.copy}</Button>
      </div>
    </div>
  )
}
