import { Button } from '@mantine/core'
import { useLocale } from '#web/i18n/text.tsx'
import { Panel } from '#web/ui/panel.tsx'
import classes from './consistency.module.css'
import { ConsistencyList } from './consistency-list.tsx'
import type { Reader } from './finding-rows.tsx'
import { usePlanCheck } from './use-plan-check.ts'
import { words } from './words.ts'

type Props = Reader & { first?: number }

/** The check of a plan as a part of a page: the same for whoever writes the plan and whoever reads it. */
export function PlanCheckPanel({ projectId, ...rest }: Props) {
  const text = words[useLocale()]
  const { check, isFailed, readAgain } = usePlanCheck(projectId)
  return (
    <Panel title={text.title} id="check" aside={check && check.open > 0 ? text.count(check.open) : undefined}>
      {check ? (
        <ConsistencyList check={check} projectId={projectId} {...rest} />
      ) : isFailed ? (
        <div className={classes.standing}>
          <p role="alert">{text.failed}</p>
          <Button variant="default" className={classes.all ?? ''} onClick={readAgain}>
            {text.retry}
          </Button>
        </div>
      ) : (
        <p className={classes.soft} role="status">
          {text.loading}
        </p>
      )}
    </Panel>
  )
}
