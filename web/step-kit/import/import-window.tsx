import { useState } from 'react'
import { useText } from '#web/i18n/text.tsx'
import { SidePanel } from '#web/ui/side-panel.tsx'
import classes from './import.module.css'
import { ImportChoice } from './import-choice.tsx'
import type { ImportProps } from './import-drawer.tsx'

type Props = ImportProps & { isOpen: boolean; onClose: () => void }

export function ImportWindow({ label, hint, groups, empty, isOpen, onClose, onImport }: Props) {
  // Outside of the panel: closing it by accident unticks nothing.
  const [ticked, setTicked] = useState<readonly string[]>([])
  function handleImport(ids: readonly string[]) {
    setTicked([])
    onImport(ids)
  }
  const text = useText()
  const hasItems = groups.some(({ items }) => items.length > 0)
  return (
    <SidePanel title={label} closeLabel={text('step.close')} width="28rem" opened={isOpen} onClose={onClose}>
      {hint ? <p className={classes.hint}>{hint}</p> : null}
      {hasItems ? (
        <ImportChoice groups={groups} ticked={ticked} onTick={setTicked} onImport={handleImport} />
      ) : (
        <div>{empty}</div>
      )}
    </SidePanel>
  )
}
