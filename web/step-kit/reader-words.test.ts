import { expect, test } from 'vitest'
import { words as feedbackWords } from '#web/app/shell/feedback/words.ts'
import { nextActionWords } from '#web/features/home/next-action-words.ts'
import { readerWords } from './reader-words.ts'
import { downloadsWords } from './summary/downloads-words.ts'
import { summaryWords } from './summary/summary-words.ts'

test.each(['en', 'es'] as const)('a team without a mentor does not read of one (%s)', (locale) => {
  const summary = summaryWords[locale]
  const { reworkModule, askForReview } = nextActionWords[locale]
  const { noneOther, noneThread } = feedbackWords[locale]
  const said = [
    ...[readerWords[locale].alone, summary.openAlone, summary.askOrganisers, summary.approvedAbout],
    ...[downloadsWords[locale].lockedAlone, noneOther, noneThread],
    ...[reworkModule.help(), askForReview.help()],
  ]
  expect(said.filter((words) => /mentor/i.test(words))).toEqual([])
})
