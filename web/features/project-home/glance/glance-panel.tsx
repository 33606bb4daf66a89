import { Button } from '@mantine/core'
import { useLocale, useText } from '#web/i18n/text.tsx'
import { Panel } from '#web/ui/panel.tsx'
import type { Glance } from '../project-home-documents.ts'
import { Changes } from './changes.tsx'
import { Figures } from './figures.tsx'
import classes from './glance.module.css'
import { Parts } from './parts.tsx'
import { words } from './words.ts'

type Props = {
  projectId: string
  /** Null for who may not read the plan, and where it could not be read. */
  glance: Glance | null
  hasFailed: boolean
  isWriter: boolean
  onRetry: () => void
}

/** What a reader asks first: how far each part of the plan is, its key figures, and what changed. */
export function GlancePanel({ projectId, glance, hasFailed, isWriter, onRetry }: Props) {
  const text = useText()
  const said = words[useLocale()]
  if (!glance)
    return hasFailed ? (
      <Panel title={said.title}>
        <p role="alert">{said.failed}</p>
        <div>
          <Button variant="default" onClick={onRetry}>
            {text('action.retry')}
          </Button>
        </div>
      </Panel>
    ) : null
  if (glance.steps === 0) return null
  return (
    <Panel title={said.title} aside={said.stepsDone(glance.steps_done, glance.steps)}>
      <Figures projectId={projectId} glance={glance} isWriter={isWriter} />
      <div className={classes.below}>
        <Parts projectId={projectId} sections={glance.sections} isWriter={isWriter} />
        <Changes
          projectId={projectId}
          changes={glance.changes}
          changedSteps={glance.changed_steps}
          isWriter={isWriter}
        />
      </div>
    </Panel>
  )
}
