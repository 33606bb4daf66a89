import { ActionIcon, Badge, TextInput } from '@mantine/core'
import { moduleById } from '#course/course.ts'
import { moduleEntry } from '#domain/programme/cohort.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { Problem } from '#web/shared/manage/problem.tsx'
import { moduleName } from '#web/shared/module-name.ts'
import { announce } from '#web/ui/announce.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { Switch } from '#web/ui/switch.tsx'
import type { ModuleDraft } from './cohort-draft.ts'
import type { FormProps } from './cohort-fields.tsx'
import classes from './form.module.css'
import { StepFields } from './step-fields.tsx'
import { swapped } from './swapped.ts'
import { words } from './words.ts'

/** Which modules are taught, in which order, from when, and under what name. */
export function ModuleFields({ draft, faults, onChange, cohortId }: FormProps & { cohortId?: string }) {
  const locale = useLocale()
  const said = words[locale].modules
  const { modules } = draft

  function change(index: number, changes: Partial<ModuleDraft>) {
    onChange({ modules: modules.map((module, at) => (at === index ? { ...module, ...changes } : module)) })
  }

  function move(index: number, to: number) {
    const module = modules[index]
    if (!module || to < 0 || to >= modules.length) return
    onChange({ modules: swapped(modules, index, to) })
    announce(said.moved(shownName(module, locale), to + 1))
  }

  return (
    <Panel title={said.title}>
      <p className={classes.help}>{said.help}</p>
      <Problem>{faults.module_data}</Problem>
      <ol className={classes.modules}>
        {modules.map((module, index) => (
          <ModuleRow
            key={module.module_id}
            module={module}
            cohortId={cohortId}
            fault={faults[`module_data.${index}.start`]}
            isFirst={index === 0}
            isLast={index === modules.length - 1}
            onChange={(changes) => change(index, changes)}
            onMove={(by) => move(index, index + by)}
          />
        ))}
      </ol>
    </Panel>
  )
}

type RowProps = {
  module: ModuleDraft
  /** None where it is still to be made; its steps can be ordered afterwards. */
  cohortId: string | undefined
  fault: string | undefined
  isFirst: boolean
  isLast: boolean
  onChange: (changes: Partial<ModuleDraft>) => void
  onMove: (by: -1 | 1) => void
}

function ModuleRow({ module, cohortId, fault, isFirst, isLast, onChange, onMove }: RowProps) {
  const locale = useLocale()
  const said = words[locale].modules
  const name = shownName(module, locale)
  return (
    <li className={classes.module} data-off={!module.active || undefined}>
      <div className={classes.moduleHead}>
        <Switch
          checked={module.active}
          onChange={(active) => onChange({ active })}
          aria-label={said.taught(name)}
        >
          <b>{name}</b>
        </Switch>
        {module.customised ? (
          <Badge variant="light" tt="none">
            {said.customised}
          </Badge>
        ) : null}
        <span className={classes.moves}>
          <ActionIcon
            variant="default"
            size={44}
            aria-label={said.up(name)}
            disabled={isFirst}
            onClick={() => onMove(-1)}
          >
            <Icon name="up" />
          </ActionIcon>
          <ActionIcon
            variant="default"
            size={44}
            aria-label={said.down(name)}
            disabled={isLast}
            onClick={() => onMove(1)}
          >
            <Icon name="down" />
          </ActionIcon>
        </span>
      </div>
      {module.active ? (
        <div className={classes.pair}>
          <TextInput
            label={said.own}
            aria-label={said.name(name)}
            placeholder={moduleById(module.module_id)?.name[locale] ?? ''}
            maxLength={moduleEntry.fields.module_name.max}
            value={isShipped(module) ? '' : module.name}
            onChange={({ currentTarget }) =>
              onChange({ name: currentTarget.value || shippedName(module, locale) })
            }
          />
          <TextInput
            type="date"
            label={words[locale].dates.from}
            aria-label={said.start(name)}
            value={module.start}
            error={fault}
            onChange={({ currentTarget }) => onChange({ start: currentTarget.value })}
          />
        </div>
      ) : null}
      {module.active && cohortId ? (
        <StepFields module={module} name={name} cohortId={cohortId} onChange={onChange} />
      ) : null}
    </li>
  )
}

const entryOf = ({ module_id, slug, name }: ModuleDraft) => ({ module_id, slug, module_name: name })
const shownName = (module: ModuleDraft, locale: 'en' | 'es') => moduleName(entryOf(module), locale)
const shippedName = (module: ModuleDraft, locale: 'en' | 'es') =>
  moduleById(module.module_id)?.name[locale] ?? module.name

function isShipped(module: ModuleDraft): boolean {
  const shipped = moduleById(module.module_id)?.name
  return shipped !== undefined && (module.name === shipped.en || module.name === shipped.es)
}
