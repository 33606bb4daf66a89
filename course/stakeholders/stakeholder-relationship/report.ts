import { labelOf } from '#course/shared/segments.ts'
import { byWeight } from '#course/stakeholders/shared/power-interest.ts'
import { nameOf, stakeholdersOf } from '#course/stakeholders/shared/stakeholders.ts'
import { tieKinds } from '#domain/options/stakeholders.ts'
import type { PlanData } from '#domain/plan/plan-data.ts'
import type { Block, ReportLocale, SummaryPart } from '#domain/report/block.ts'
import { mapPicture } from './map-picture.ts'
import { isDrawn, nextStepOf, tiesOf, tiesToBuild } from './ties.ts'
import { words } from './words.ts'

/** The network, the ties to build with the next steps, and who is tied to whom. */
export const report: SummaryPart = (plan, locale) =>
  isDrawn(plan)
    ? [
        { kind: 'picture', picture: mapPicture(plan, locale) },
        ...nextSteps(plan, locale),
        ...links(plan, locale),
      ]
    : []

/** What is to be built first, then the steps that were planned beyond it. */
function nextSteps(plan: PlanData, locale: ReportLocale): Block[] {
  const text = words[locale]
  const build = tiesToBuild(plan)
  const built = new Set(build.map(({ stakeholder }) => stakeholder))
  const others = byWeight(stakeholdersOf(plan).filter((one) => !built.has(one)))
    .map((stakeholder) => ({ stakeholder, nextStep: nextStepOf(plan, stakeholder).trim(), introducers: [] }))
    .filter(({ nextStep }) => nextStep !== '')
  const rows = [...build, ...others].map(({ stakeholder, nextStep, introducers }) => [
    nameOf(stakeholder, locale),
    nextStep || '–',
    introducers.map((one) => nameOf(one, locale)).join(', ') || '–',
  ])
  return rows.length > 0
    ? [
        { kind: 'heading', text: text.build },
        { kind: 'table', head: text.report.steps, rows },
      ]
    : []
}

function links(plan: PlanData, locale: ReportLocale): Block[] {
  const { report: text, anyKind } = words[locale]
  const names = new Map(stakeholdersOf(plan).map((one) => [one.id, nameOf(one, locale)]))
  const rows = tiesOf(plan).map(({ from, to, kind, description }) => [
    names.get(from) ?? '–',
    labelOf(tieKinds, kind, locale) || anyKind,
    names.get(to) ?? '–',
    description || '–',
  ])
  return rows.length > 0
    ? [
        { kind: 'heading', text: text.links },
        { kind: 'table', head: text.linksHead, rows },
      ]
    : []
}
