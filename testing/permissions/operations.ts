import { account } from './account.ts'
import { accountData } from './account-data.ts'
import { agreement } from './agreement.ts'
import { applications, rubricWrites } from './applications.ts'
import { cohort } from './cohort.ts'
import { content } from './content.ts'
import { contentEditing } from './content-editing.ts'
import { documents } from './documents.ts'
import { feedback } from './feedback.ts'
import { insight, insightWrites, platformReads } from './insight.ts'
import { manageCohort } from './manage-cohort.ts'
import { managedPeople } from './managed-people.ts'
import { matching } from './matching.ts'
import { news } from './news.ts'
import type { Operations } from './operation.ts'
import { organisations } from './organisations.ts'
import { people } from './people.ts'
import { plan } from './plan.ts'
import { planFields } from './plan-fields.ts'
import { platform } from './platform.ts'
import { progress, review } from './progress.ts'
import { project } from './project.ts'
import { sharing } from './sharing.ts'
import { team } from './team.ts'

/** How every operation of the matrix is called, by its name there. */
export const operations: Operations = {
  ...account,
  ...accountData,
  ...people,
  ...managedPeople,
  ...project,
  ...team,
  ...sharing,
  ...plan,
  ...planFields,
  ...content,
  ...contentEditing,
  ...feedback,
  ...progress,
  ...review,
  ...cohort,
  ...manageCohort,
  ...organisations,
  ...applications,
  ...matching,
  ...agreement,
  ...news,
  ...documents,
  ...platform,
  ...insight,
  'cohort.settings': [...(manageCohort['cohort.settings'] ?? []), ...insightWrites, ...rubricWrites],
  partners: [...(organisations.partners ?? []), ...platformReads],
}
