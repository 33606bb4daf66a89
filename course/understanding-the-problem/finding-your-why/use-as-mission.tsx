import { Button } from '@mantine/core'
import { useState } from 'react'
import { isBlank } from '#domain/plan/messages.ts'
import { usePlan } from '#web/step-kit/plan-context.tsx'
import { Dialog, DialogActions } from '#web/ui/dialog.tsx'
import classes from './screen.module.css'
import type { Words } from './words.ts'

type Props = { sentence: string; mission: string; words: Words }

/** Makes the sentence the mission; asks before it takes the place of another one. */
export function UseAsMission({ sentence, mission, words }: Props) {
  const { write } = usePlan()
  const [isAsking, setAsking] = useState(false)

  function use() {
    setAsking(false)
    write.saveBusiness({ missionStatement: sentence })
  }

  return (
    <div className={classes.use}>
      <p className={classes.spoken} aria-live="polite">
        {sentence}
      </p>
      <Button
        variant="light"
        onClick={() => (isBlank(mission) || mission === sentence ? use() : setAsking(true))}
      >
        {words.use}
      </Button>
      <Dialog
        title={words.replace}
        closeLabel={words.close}
        opened={isAsking}
        onClose={() => setAsking(false)}
      >
        <p>{words.replaceAbout}</p>
        <p className={classes.spoken}>{sentence}</p>
        <DialogActions>
          <Button variant="default" onClick={() => setAsking(false)}>
            {words.replaceNo}
          </Button>
          <Button onClick={use}>{words.replaceYes}</Button>
        </DialogActions>
      </Dialog>
    </div>
  )
}
