import { Button } from '@mantine/core'
import { lossText } from '#course/shared/losses.ts'
import { nameOf } from '#course/shared/segments.ts'
import type { Pair } from '#domain/plan/pairs.ts'
import { useLocale, useText } from '#web/i18n/text.tsx'
import { usePlan } from '#web/step-kit/plan-context.tsx'
import { Dialog, DialogActions } from '#web/ui/dialog.tsx'
import { hangingOn, isTold } from './offerings.ts'
import { usePairs } from './use-pairs.ts'
import { words } from './words.ts'

/** Asks before a pair goes, and names what goes with it. */
export function UntickDialog({ pair, onClose }: { pair: Pair | null; onClose: () => void }) {
  const text = words[useLocale()]
  const frame = useText()
  return (
    <Dialog title={text.untickAsk} closeLabel={frame('step.close')} opened={pair !== null} onClose={onClose}>
      {pair ? <Question pair={pair} onClose={onClose} /> : null}
    </Dialog>
  )
}

function Question({ pair, onClose }: { pair: Pair; onClose: () => void }) {
  const locale = useLocale()
  const text = words[locale]
  const { data } = usePlan()
  const { untick } = usePairs()
  const counts = Map.groupBy(hangingOn(data, pair), ({ kind }) => kind)
  const losses = new Map([...counts].map(([kind, all]) => [kind, all.length]))
  const told = [isTold(pair) ? text.untickTexts : '', lossText(losses, locale) ?? ''].filter(Boolean)
  return (
    <>
      <p>
        <strong>{text.open(nameOf(pair.offering, locale), nameOf(pair.segment, locale))}</strong>
      </p>
      <p>{told.join(' ') || text.untickPlain}</p>
      <DialogActions>
        <Button variant="default" onClick={onClose}>
          {text.keep}
        </Button>
        <Button
          color="red"
          onClick={() => {
            onClose()
            untick(pair)
          }}
        >
          {text.untick}
        </Button>
      </DialogActions>
    </>
  )
}
