import { useState } from 'react'
import { useLocale } from '#web/i18n/text.tsx'
import { Segments } from '#web/ui/segments.tsx'

export type View = 'picture' | 'list'

const words = {
  en: { view: 'How to see it', picture: 'Show as a picture', list: 'Show as a list' },
  es: { view: 'Cómo verlo', picture: 'Ver como dibujo', list: 'Ver como lista' },
} as const

/** A picture where there is room for one, its list elsewhere, until somebody chooses. */
export const useView = () =>
  useState<View>(() => (window.matchMedia('(min-width: 600px)').matches ? 'picture' : 'list'))

type Props = { view: View; onChange: (view: View) => void }

/** The same things drawn or listed. */
export function PictureOrList({ view, onChange }: Props) {
  const text = words[useLocale()]
  return (
    <Segments
      aria-label={text.view}
      value={view}
      onChange={onChange}
      data={[
        { value: 'picture', label: text.picture },
        { value: 'list', label: text.list },
      ]}
    />
  )
}
