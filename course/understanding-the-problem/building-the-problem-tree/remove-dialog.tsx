import { Button } from '@mantine/core'
import type { Box } from '#course/understanding-the-problem/shared/cause-tree.ts'
import { usePlan } from '#web/step-kit/plan-context.tsx'
import { Dialog, DialogActions } from '#web/ui/dialog.tsx'
import classes from './box-form.module.css'
import { lossOf } from './loss.ts'
import { useTree } from './tree-context.tsx'

type Props = { box: Box; opened: boolean; onClose: () => void }

/** Asks before a box goes, and says what goes with it. */
export function RemoveDialog({ box, opened, onClose }: Props) {
  const { data } = usePlan()
  const { text, remove } = useTree()
  const loss = lossOf(data, box)
  return (
    <Dialog title={text.removeTitle(loss.boxes)} closeLabel={text.close} opened={opened} onClose={onClose}>
      <p className={classes.name}>{box.text || text.noWords}</p>
      {loss.questions + loss.answers > 0 ? <p>{text.alsoRemoves(loss)}</p> : null}
      <DialogActions>
        <Button variant="default" onClick={onClose}>
          {text.keep}
        </Button>
        <Button color="red" onClick={() => remove(box)}>
          {text.remove}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
