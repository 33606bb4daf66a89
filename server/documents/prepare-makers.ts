// Makes every kind of file once, of a sample plan: what Node reads and compiles for it is kept in its compile cache, so that
// nobody waits longer for the first file after a start. See scripts/prepare-server.mjs.
import { sampleOf } from '#course/samples/samples.ts'
import { shippedModels } from '#course/shipped-models.ts'
import { moduleSlugs } from '#domain/plan/modules.ts'
import { allFiles, fileOf } from './all-files.ts'

const { project, data } = await sampleOf('otra-vuelta', 'nine', 'en')
const facts = {
  plan: { ...data, model: data.model ?? shippedModels },
  project: { name: project.name, countries: project.countries, sectors: [], stage: null },
  ...{ founder: '', cohort: '', today: new Date().toISOString(), modules: moduleSlugs, validated: [] },
}
// The plan brings the reports of all modules; one summary is enough.
const needed = allFiles(facts, 'en').filter(
  ({ order }) => order.kind !== 'summary' || order.module.slug === 'one',
)
for (const { order } of needed) await fileOf(order)
