import { useText } from '#web/i18n/text.tsx'
import { SidePanel } from '#web/ui/side-panel.tsx'
import classes from './import.module.css'
import { ImportChoice } from './import-choice.tsx'
import type { ImportProps } from './import-drawer.tsx'

type Props = ImportProps & { isOpen: boolean; onClose: () => void }

export function ImportWindow({ label, hint, groups, empty, isOpen, onClose, onImport }: Props) {
  const text = useText()
  const hasItems = groups.some(({ items }) => items.length > 0)
  return (
    <SidePanel title={label} closeLabel={text('step.close')} width="28rem" opened={isOpen} onClose={onClose}>
      {hint ? <p className={classes.hint}>{hint}</p> : null}
      {hasItems ? <ImportChoice groups={groups} onImport={onImport} /> : <div>{empty}</div>}
    </SidePanel>
  )
}
