import { useState } from 'react'
import type { Company } from '#course/contract/room.ts'
import type { Gap } from '#domain/plan/messages.ts'
import type { Example } from '#web/catalogue/example.ts'
import { savingQueue } from '#web/catalogue/fixtures/queues.ts'
import { Scene, steps } from '#web/catalogue/fixtures/scene.tsx'
import { useWords } from '#web/catalogue/fixtures/words.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { GapList } from '#web/step-kit/gap-list.tsx'
import { HelpPanel } from '#web/step-kit/help-panel.tsx'
import { IntroductionScreen } from '#web/step-kit/introduction-screen.tsx'
import { MissingPrerequisite } from '#web/step-kit/missing-prerequisite.tsx'
import { PlanText } from '#web/step-kit/plan-text.tsx'
import { StepPreview } from '#web/step-kit/step-preview.tsx'
import { StepShell } from '#web/step-kit/step-shell.tsx'

const flags = { finished: false, validated: false, review_request: false, request_count: 0, withdrawn: false }
const gaps = [
  { field: 'who', message: 'tooShort', values: { n: 20 } },
  { field: 'where', message: 'required' },
] as const

function Shell({ lacks = false }: { lacks?: boolean }) {
  const { who, text } = useWords()
  return (
    <StepShell step={steps[1]} findGaps={() => (lacks ? gaps : [])} previousHref="#" onNext={() => {}}>
      <PlanText field="who" label={who} value={lacks ? '' : text} onSave={() => {}} />
    </StepShell>
  )
}

function Preview({ company }: { company?: Company }) {
  const language = useLocale()
  const { who, text, hint } = useWords()
  const texts: Record<string, string> = { title: who, intro: text, help_intro: hint, minutes: '30' }
  return (
    <StepPreview
      language={language}
      text={(name) => texts[name] ?? ''}
      order={2}
      count={11}
      company={company}
    />
  )
}

function Help() {
  const [isOpen, setOpen] = useState(true)
  return isOpen ? <HelpPanel step={steps[1]} onClose={() => setOpen(false)} /> : null
}

function Lacking({ gaps }: { gaps: readonly Gap[] }) {
  return <Scene children={<GapList gaps={gaps} onShow={() => {}} onContinue={() => {}} />} />
}

function Missing() {
  return <MissingPrerequisite step="defining-your-problem" about={useWords().about} />
}

export const examples: readonly Example[] = [
  {
    of: 'step-kit/step-shell.tsx StepShell',
    states: {
      'at work': () => <Scene children={<Shell />} />,
      'saving, with something missing': () => <Scene queue={savingQueue} children={<Shell lacks />} />,
      approved: () => <Scene flags={{ ...flags, finished: true, validated: true }} children={<Shell />} />,
      'read by a mentor': () => <Scene as="mentor" messages={{ total: 2, unread: 1 }} children={<Shell />} />,
    },
  },
  {
    of: 'step-kit/step-preview.tsx StepPreview',
    states: {
      'as its team reads it': () => <Preview company="team" />,
      'without a time': () => <Preview />,
    },
  },
  { of: 'step-kit/help-panel.tsx HelpPanel', states: { open: () => <Scene children={<Help />} /> } },
  {
    of: 'step-kit/gap-list.tsx GapList',
    states: {
      'two things': () => <Lacking gaps={gaps} />,
      'one thing': () => <Lacking gaps={gaps.slice(0, 1)} />,
    },
  },
  {
    of: 'step-kit/missing-prerequisite.tsx MissingPrerequisite',
    states: {
      'a step of the module': () => <Scene children={<Missing />} />,
      'read by a mentor': () => <Scene as="mentor" children={<Missing />} />,
    },
  },
  {
    of: 'step-kit/introduction-screen.tsx IntroductionScreen',
    states: {
      begun: () => <Scene children={<IntroductionScreen />} />,
      'read by a mentor': () => <Scene as="mentor" children={<IntroductionScreen />} />,
    },
  },
]
