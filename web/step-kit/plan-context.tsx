import { createContext, type ReactNode, useContext, useMemo, useRef, useState } from 'react'
import type { Takes } from '#course/contract/room.ts'
import type { FieldNames } from '#domain/plan/field-name.ts'
import type { Gap } from '#domain/plan/messages.ts'
import type { NumberedStep, PlanData } from '#domain/plan/plan-data.ts'
import { rememberedWith } from '#domain/remembered.ts'
import type { FeedbackCount } from '#web/data/feedback-counts.ts'
import type { MentorCard, PlanProject, StepText } from '#web/data/plan/answer.ts'
import { type PlanWriter, planWriter } from '#web/data/plan/plan-writer.ts'
import type { ModuleAnswer, ModuleChanges, ReviewRequest } from '#web/data/plan/review.ts'
import type { Progress } from '#web/data/programme.ts'
import type { Queue } from '#web/data/queue/queue.ts'
import { queueFor } from '#web/data/queue/unsent.ts'
import { useSameParts } from '#web/data/same-parts.ts'

/** The module a step stands in, as far as its screens need to know. */
export type PlanModule = {
  readonly id: string
  readonly slug: string
  readonly number: number
  readonly name: { readonly en: string; readonly es: string }
  readonly steps: readonly {
    readonly slug: string
    readonly takes?: Takes
    readonly gaps?: (plan: PlanData) => readonly Gap[]
  }[]
}

/** What an introduction tells about its module. */
export type ModuleAbout = {
  readonly outcomes: readonly string[]
  readonly time: string
  readonly ready: string
  readonly needs: Readonly<Record<string, string>>
}

/** How the reviews of the module stand, as far as the page has asked: only a summary does. */
export type PlanReview = {
  /** Newest first. */
  readonly requests: readonly ReviewRequest[]
  /** The newest one; null while nobody has answered. */
  readonly answer: ModuleAnswer | null
  /** The steps of an approved module that are not as they were. */
  readonly changedSteps: readonly string[]
  /** Undefined until it is known. */
  readonly isRated: boolean | undefined
  /** Since the last answer; only who reviews asks for them. */
  readonly changes: ModuleChanges | null
  readonly isReading: boolean
  readonly readAgain: () => void
}

/** What a step screen works with. */
export type Plan = {
  readonly module: PlanModule
  readonly about: ModuleAbout | null
  readonly project: PlanProject
  readonly mentor: MentorCard | null
  readonly review: PlanReview
  readonly steps: readonly StepText[]
  readonly progress: Progress | null
  readonly feedbackCounts: readonly FeedbackCount[]
  readonly data: PlanData
  readonly write: PlanWriter
  /** What was written here and is on its way. */
  readonly queue: Queue
  /** The owner and the team write; mentors and admins read and comment. */
  readonly isEditable: boolean
  /** A mentor may always write feedback. */
  readonly isMentor: boolean
  /** The cohort lets the team begin a conversation. */
  readonly allowsThreads: boolean
  /** A finished plan to look at: nobody comments on it. */
  readonly isExample?: boolean
  readonly account: string
  /** What the fields of the module are called. */
  readonly loadFieldNames?: () => Promise<FieldNames>
}

/** What stays the same while somebody types: the frame of a step and each line of a long list live by this alone. */
export type PlanFrame = Omit<Plan, 'data' | 'review'> & {
  /** The plan at the moment of asking. */
  readonly read: () => PlanData
  /** What is written meanwhile counts as an answer to this plan, not to a newer one that nobody has seen. */
  readonly asSeen: (plan: PlanData, write: () => void) => void
}

export const PlanContext = createContext<Plan | null>(null)
export const FrameContext = createContext<PlanFrame | null>(null)

export function usePlan(): Plan {
  const plan = useContext(PlanContext)
  if (!plan) throw new Error('A step screen needs a plan around it')
  return plan
}

export function usePlanFrame(): PlanFrame {
  const frame = useContext(FrameContext)
  if (!frame) throw new Error('A part of a step needs a plan around it')
  return frame
}

type Props = Omit<Plan, 'write' | 'queue'> & {
  queue?: Queue
  /** The plan with its latest versions; where nobody else writes, the one that is shown. */
  readExact?: () => PlanData | null
  children: ReactNode
}

const numbered = rememberedWith((data: PlanData, steps: readonly NumberedStep[]) => ({ ...data, steps }))

export function PlanProvider({ children, readExact, ...rest }: Props) {
  const data = numbered(rest.data, rest.steps)
  // The writer looks up versions at the moment of writing, not of rendering.
  const latest = useRef<() => PlanData>(() => data)
  latest.current = () => numbered(readExact?.() ?? rest.data, rest.steps)
  const [{ read, base, asSeen }] = useState(() => readers(() => latest.current()))
  const { account, module, project } = rest
  const queue = rest.queue ?? queueFor(account)
  const write = useMemo(
    () => planWriter(queue, project._id, module.slug, base),
    [queue, project._id, module.slug, base],
  )
  const { data: _data, review: _review, ...lasting } = rest
  const frame = useSameParts({ ...lasting, write, queue, read, asSeen })
  const plan = useSameParts({ ...rest, data, write, queue })
  return (
    <FrameContext value={frame}>
      <PlanContext value={plan}>{children}</PlanContext>
    </FrameContext>
  )
}

function readers(read: () => PlanData) {
  let seen: PlanData | null = null
  return {
    read,
    base: () => seen ?? read(),
    asSeen: (plan: PlanData, write: () => void) => {
      seen = plan
      try {
        write()
      } finally {
        seen = null
      }
    },
  }
}
