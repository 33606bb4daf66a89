import { TextInput } from '@mantine/core'
import { cohortFields } from '#domain/programme/cohort.ts'
import { LongText } from '#web/forms/long-text.tsx'
import { useLocale } from '#web/i18n/text.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { Switch } from '#web/ui/switch.tsx'
import type { CohortDraft, CohortFlag, CohortText } from './cohort-draft.ts'
import type { Faults } from './field-faults.ts'
import classes from './form.module.css'
import { words } from './words.ts'

export type FormProps = {
  draft: CohortDraft
  faults: Faults
  onChange: (change: Partial<CohortDraft>) => void
}

/** Name, description and duration. */
export function AboutFields(props: FormProps) {
  const { about } = words[useLocale()]
  return (
    <Panel title={about.title}>
      <Line {...props} name="title" label={about.name} description={about.nameHelp} withAsterisk />
      <Long {...props} name="description" label={about.description} help={about.descriptionHelp} />
      <Line {...props} name="duration" label={about.duration} description={about.durationHelp} />
    </Panel>
  )
}

export function WelcomeField(props: FormProps) {
  const { welcome } = words[useLocale()]
  return <Long {...props} name="custom_welcome_message" label={welcome.label} help={welcome.help} />
}

export function LeadFields(props: FormProps) {
  const { lead } = words[useLocale()]
  return (
    <Panel title={lead.title}>
      <p className={classes.help}>{lead.help}</p>
      <div className={classes.pair}>
        <Line {...props} name="cohort_lead_name" label={lead.name} />
        <Line {...props} name="cohort_lead_email" label={lead.email} type="email" />
      </div>
    </Panel>
  )
}

const flags = [
  'registration_open',
  'private',
  'self_guided',
  'matching',
  'extra_mentors',
  'simple_onboard',
  'notifications',
  'entrepreneur_threads',
] as const satisfies readonly CohortFlag[]
/** Where there are no mentors, these mean nothing. */
const aboutMentors: readonly CohortFlag[] = ['matching', 'extra_mentors']

export function RuleFields({ draft, onChange }: FormProps) {
  const { rules } = words[useLocale()]
  const shown = flags.filter((name) => !(draft.self_guided && aboutMentors.includes(name)))
  return (
    <Panel title={rules.title}>
      <div className={classes.rules}>
        {shown.map((name) => (
          <Switch key={name} checked={draft[name]} onChange={(isOn) => onChange({ [name]: isOn })}>
            <span className={classes.rule}>
              <b>{rules.flags[name].label}</b>
              <span className={classes.help}>{rules.flags[name].help}</span>
            </span>
          </Switch>
        ))}
      </div>
    </Panel>
  )
}

type LineProps = FormProps & {
  name: CohortText
  label: string
  description?: string
  type?: 'email'
  withAsterisk?: boolean
}

function Line({ draft, faults, onChange, name, type, ...frame }: LineProps) {
  return (
    <TextInput
      {...frame}
      {...(type && { type })}
      name={name}
      maxLength={cohortFields[name].max}
      value={draft[name]}
      error={faults[name]}
      onChange={({ currentTarget }) => onChange({ [name]: currentTarget.value })}
    />
  )
}

type LongProps = FormProps & { name: CohortText; label: string; help: string }

function Long({ draft, faults, onChange, name, label, help }: LongProps) {
  return (
    <LongText
      name={name}
      label={label}
      description={help}
      minRows={3}
      maxRows={14}
      longest={cohortFields[name].max}
      value={draft[name]}
      error={faults[name]}
      onChange={(value) => onChange({ [name]: value })}
    />
  )
}
