import { expect, test } from 'vitest'
import { reasonTexts } from '#domain/errors.ts'
import { words as feedbackWords } from '#web/app/shell/feedback/words.ts'
import { nextActionWords } from '#web/features/home/next-action-words.ts'
import { homeWords } from '#web/features/home/words.ts'
import { words as settingsWords } from '#web/features/project-home/settings/words.ts'
import { words } from '#web/features/project-home/words.ts'
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
    ...[homeWords[locale].people.readers, homeWords[locale].people.organisers],
    ...[words[locale].readers, words[locale].selfGuided, settingsWords[locale].lead],
    ...[reasonTexts.noThread[locale], reasonTexts.moduleNotApproved[locale]],
  ]
  expect(said.filter((words) => /mentor/i.test(words))).toEqual([])
})
