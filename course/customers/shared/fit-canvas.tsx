import { Anchor } from '@mantine/core'
import { lazy, useState } from 'react'
import { nameOf } from '#course/shared/segments.ts'
import { pairsOf } from '#domain/plan/pairs.ts'
import { useLocale, useText } from '#web/i18n/text.tsx'
import { useWayTo } from '#web/step-kit/half-typed/use-half-typed.ts'
import { Heading } from '#web/step-kit/layout/heading.tsx'
import { Room } from '#web/step-kit/layout/room.tsx'
import { Fault, Soft } from '#web/step-kit/layout/said.tsx'
import { List, Stack } from '#web/step-kit/layout/stack.tsx'
import { MissingPrerequisite } from '#web/step-kit/missing-prerequisite.tsx'
import { MissingCustomers } from '#web/step-kit/parts/missing-customers.tsx'
import { SegmentTabs } from '#web/step-kit/parts/segment-tabs.tsx'
import { usePlan } from '#web/step-kit/plan-context.tsx'
import { useGap } from '#web/step-kit/step-context.tsx'
import { useStepLink } from '#web/step-kit/step-link.ts'
import { useIsWide } from '#web/step-kit/use-is-wide.ts'
import { announce } from '#web/ui/announce.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { type Fit, type FitRow, fitOf, gapsOfFit, overallOf } from './fit.ts'
import { FitCard } from './fit-card.tsx'
import { FitMeter } from './fit-meter.tsx'
import { type Chosen, FitPicture } from './fit-picture.tsx'
import { fitWords } from './fit-words.ts'
import { keptMatch, keptReason } from './kept.ts'
import { type NeedKind, ownsNeed, titleOf } from './needs.ts'

// They come with the window that they stand in.
const MatchForm = lazy(async () => ({ default: (await import('./match-form.tsx')).MatchForm }))
const LeaveForm = lazy(async () => ({ default: (await import('./leave-form.tsx')).LeaveForm }))

/** Which offering answers which need of each segment, and how well all of it fits. */
export function FitCanvas({ kind }: { kind: NeedKind }) {
  const locale = useLocale()
  const text = fitWords[kind][locale]
  const { data } = usePlan()
  const linkTo = useStepLink()
  if (pairsOf(data).length === 0) return <MissingCustomers of="pairs" />
  const isComplete = (segment: string) => {
    const fit = fitOf(data, kind, segment)
    return fit !== undefined && gapsOfFit(kind, fit).length === 0
  }
  return (
    <Room isWide>
      <SegmentTabs isComplete={({ _id }) => isComplete(_id)} owns={ownsNeed(data, kind)}>
        {(segment) => {
          const fit = fitOf(data, kind, segment._id)
          if (!fit)
            return (
              <Soft>
                {text.noOffer(nameOf(segment, locale))}{' '}
                <Anchor href={linkTo('my-offerings')}>{text.toOfferings}</Anchor>
              </Soft>
            )
          if (fit.rows.length === 0)
            return <MissingPrerequisite step={`customer-${kind}s`} about={text.noNeeds} />
          return <FitOfSegment key={segment._id} kind={kind} fit={fit} />
        }}
      </SegmentTabs>
    </Room>
  )
}

/** The window that is open: about a need, and which offering answers it or why it is left. */
type Open = { readonly form: 'match' | 'leave'; readonly need: string; readonly offering?: string }

function FitOfSegment({ kind, fit }: { kind: NeedKind; fit: Fit }) {
  const text = fitWords[kind][useLocale()]
  const frame = useText()
  const { data } = usePlan()
  const isWide = useIsWide()
  const field = `fit:${fit.segment._id}`
  const gap = useGap(field)
  const [chosen, setChosen] = useState<Chosen>({})
  const [open, setOpen] = useState<Open | null>(null)
  useWayTo((wanted) => setOpen((before) => openFor(wanted, fit.rows) ?? before))
  const row = fit.rows.find(({ need }) => need._id === open?.need)
  const close = () => setOpen(null)

  function choose({ need, offering }: Chosen) {
    if (need && offering) {
      setChosen({})
      return setOpen({ form: 'match', need, offering })
    }
    const before = chosen.need ?? chosen.offering
    // Pressed again, it is let go.
    const next = before === (need ?? offering) ? {} : need ? { need } : offering ? { offering } : {}
    setChosen(next)
    const picked = fit.rows.find((one) => one.need._id === next.need)?.need
    if (picked) announce(text.now(titleOf(picked)))
  }

  return (
    <Stack>
      <div data-field={field}>
        <FitMeter
          kind={kind}
          score={fit.score}
          overall={kind === 'gain' ? overallOf(data, fit.segment._id) : undefined}
        />
        <Fault>{gap}</Fault>
      </div>
      {isWide ? <FitPicture kind={kind} fit={fit} chosen={chosen} onChoose={choose} /> : null}
      <Heading>{text.needs}</Heading>
      <List gap="s">
        {fit.rows.map((one) => (
          <FitCard
            key={one.need._id}
            kind={kind}
            row={one}
            free={fit.offerings.length - one.matches.length}
            onConnect={(offering) =>
              setOpen({ form: 'match', need: one.need._id, ...(offering ? { offering } : {}) })
            }
            onLeave={() => setOpen({ form: 'leave', need: one.need._id })}
          />
        ))}
      </List>
      <Dialog
        title={open?.form === 'leave' ? text.leaveTitle : text.matchTitle}
        closeLabel={frame('step.close')}
        opened={row !== undefined}
        onClose={close}
      >
        {row && open?.form === 'match' ? (
          <MatchForm kind={kind} fit={fit} row={row} offering={open.offering} onClose={close} />
        ) : null}
        {row && open?.form === 'leave' ? <LeaveForm kind={kind} row={row} onClose={close} /> : null}
      </Dialog>
    </Stack>
  )
}

/** The window in which something was left half typed. */
function openFor(field: string, rows: readonly FitRow[]): Open | null {
  for (const { need, matches } of rows) {
    if (field === keptReason(need)) return { form: 'leave', need: need._id }
    if (field === keptMatch(need)) return { form: 'match', need: need._id }
    const match = matches.find(({ offering }) => field === keptMatch(need, offering))
    if (match) return { form: 'match', need: need._id, offering: match.offering._id }
  }
  return null
}
