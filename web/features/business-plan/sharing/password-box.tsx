import { PasswordInput, type PasswordInputProps } from '@mantine/core'
import { type Ref, useState } from 'react'
import { useLocale } from '#web/i18n/text.tsx'

const words = {
  en: { show: 'Show the password', hide: 'Hide the password' },
  es: { show: 'Mostrar la contraseña', hide: 'Ocultar la contraseña' },
} as const

/** A password that can be looked at while it is typed, by keyboard and by ear too. */
export function PasswordBox(props: PasswordInputProps & { ref?: Ref<HTMLInputElement> }) {
  const { show, hide } = words[useLocale()]
  const [isShown, setShown] = useState(false)
  return (
    <PasswordInput
      {...props}
      visible={isShown}
      onVisibilityChange={setShown}
      visibilityToggleButtonProps={{
        'aria-label': isShown ? hide : show,
        'aria-hidden': false,
        tabIndex: 0,
      }}
    />
  )
}
