import { Button } from '@mantine/core'
import { type ReactNode, Suspense, useState } from 'react'
import { useLocale } from '#web/i18n/text.tsx'
import { usePlanFrame } from '#web/step-kit/plan-context.tsx'
import { part } from '#web/ui/part.tsx'
import type { ImportGroup } from './import-items.ts'

export type ImportProps = {
  /** What opens it: "Import from your interviews". Also the title of the drawer. */
  label: string
  hint?: string
  groups: readonly ImportGroup[]
  /** What to do first where there is nothing to import. */
  empty: ReactNode
  onImport: (ids: readonly string[]) => void
}

const ImportWindow = part(
  async () => (await import('./import-window.tsx')).ImportWindow,
  ({ isOpen, onClose }) => ({ isOpen, onClose }),
)

const words = {
  en: { added: (n: number) => (n === 1 ? '1 item added' : `${n} items added`) },
  es: { added: (n: number) => (n === 1 ? '1 elemento agregado' : `${n} elementos agregados`) },
} as const

/** Takes over items of earlier steps. Its code comes when it is first opened. Readers do not see it. */
export function ImportDrawer(props: ImportProps) {
  const text = words[useLocale()]
  const { isEditable } = usePlanFrame()
  const [isOpen, setOpen] = useState(false)
  const [wasOpened, setWasOpened] = useState(false)
  const [added, setAdded] = useState(0)
  if (!isEditable) return null

  function handleOpen() {
    setAdded(0)
    setWasOpened(true)
    setOpen(true)
  }

  function handleImport(ids: readonly string[]) {
    setOpen(false)
    setAdded(ids.length)
    props.onImport(ids)
  }

  return (
    <>
      <Button variant="default" aria-haspopup="dialog" onClick={handleOpen}>
        {props.label}
      </Button>
      <span className="visually-hidden" role="status">
        {added > 0 ? text.added(added) : ''}
      </span>
      {wasOpened ? (
        <Suspense fallback={null}>
          <ImportWindow {...props} isOpen={isOpen} onClose={() => setOpen(false)} onImport={handleImport} />
        </Suspense>
      ) : null}
    </>
  )
}
