import { Button, type ButtonProps } from '@mantine/core'
import { type ComponentPropsWithoutRef, useEffect, useRef } from 'react'

type Props = ButtonProps & Omit<ComponentPropsWithoutRef<'button'>, keyof ButtonProps>

/** A button that works for a while. It cannot be pressed meanwhile, and has the focus again afterwards. */
export function BusyButton({ loading = false, onClick, ...props }: Props) {
  const button = useRef<HTMLButtonElement>(null)
  const wasPressed = useRef(false)
  useEffect(() => {
    if (loading || !wasPressed.current) return
    wasPressed.current = false
    if (document.activeElement === document.body) button.current?.focus({ preventScroll: true })
  }, [loading])
  return (
    <Button
      ref={button}
      loading={loading}
      onClick={(event) => {
        wasPressed.current = true
        onClick?.(event)
      }}
      {...props}
    />
  )
}
