import { globSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { moduleFiles } from './module-files.ts'
import { type Context, partsFrom, reachedFrom, timesReached } from './reach.ts'

const root = process.cwd()
const web = (name: string) => join(root, 'web', name)
const app = web('app/main.tsx')
const publicEntry = web('app/public-entry.ts')
const islands = web('app/wake-islands.tsx')
/** What a visitor of the landing page loads. Nothing may be added to it. */
const landing = [islands, web('features/public/landing/open-cohorts.tsx')]
/** What every step is made of. */
const stepFrame = [
  web('app/step-screen.tsx'),
  web('app/shell/drawers/course-drawers.tsx'),
  web('step-kit/introduction-screen.tsx'),
]
/** What comes with every step a little later. */
const help = [web('step-kit/help-panel.tsx'), web('step-kit/lists/undo-notice.tsx')]
/** A summary and what it asks for at once. */
const summary = [
  web('step-kit/summary/summary-screen.tsx'),
  web('step-kit/consistency/before-sending.tsx'),
  join(root, 'course/contract/module-report.ts'),
  join(root, 'course/contract/gap-names.ts'),
  join(root, 'course/contract/stock-words.ts'),
]
/** So small that it comes with every step. */
const samples = join(root, 'course/samples/names.ts')
/** Their few styles come with those of the frame. */
const withStylesOfFrame = ['answers', 'common', 'help', 'pieces', 'screens', 'summary']
const rooms = globSync('course/*/*/screen.tsx', { cwd: root }).map((path) => join(root, path))
const moduleOf = (room: string) => basename(dirname(dirname(room)))
const ofAllPublicPages = ['\0vite/preload-helper.js', '\0rolldown/runtime.js']
const isScreen = (id: string) => /[\\/]web[\\/](app|features)[\\/].*-(screen|of-route)\.tsx$/.test(id)
const isLibrary = (id: string) => /[\\/]node_modules[\\/]/.test(id)
/** Nobody can tell from outside how much of it stays; it comes where it is used. */
const isLeftAlone = (id: string) => /[\\/]node_modules[\\/]zod[\\/]/.test(id)
/** Amounts are shown in every module. */
const amounts = join(root, 'domain/money-text.ts')
/** What a few rooms of several modules need comes in files of its own: the figures, and each folder that modules share. */
const ofFigures =
  /[\\/](domain[\\/](finance[\\/]|options[\\/]finance|plan[\\/](former-funding|untouched-offering))|course[\\/]shared[\\/]plan-to-finance)/
const ofFolder =
  /[\\/](?:course[\\/]shared[\\/]|web[\\/]step-kit[\\/](?=parts)|domain[\\/]report[\\/](?=charts))([^\\/]+)[\\/]/
/** So many screens share what comes in one file for all of them. */
const manyScreens = 4

type Find = (id: string) => string | null

/**
 * Code that is opened together comes in one file: the same code in a hundred little files is a third larger, waits for each of
 * them and is a hundred times as likely to lose one. A file stands in the first place that it fits in: what every public
 * page needs (`first`), what pages share with the landing page (`base`) and with other public pages (`entrance`), the rest of
 * what is on all pages (`frame`), what a plan is told with (`blocks`), forms of public pages, a file for each module and room, what the steps of several modules are
 * made of (`step`; for a few rooms in `figures` or a file of its folder) or share with other screens (`common`), what those
 * of one module share with other screens (`inputs`) or with summaries (`pieces`), the help beside a step, summaries, what
 * they share with other screens (`answers`), what many screens share, and what opens above a page (`overlays`).
 */
export function sharedChunks() {
  let find: Find | null = null
  return {
    groups: [
      {
        debugName: 'shared',
        name: (id: string, context: Context) => {
          find ??= places(context)
          return id === app || id === publicEntry || isLeftAlone(id) ? null : find(id)
        },
      },
    ],
    includeDependenciesRecursively: false,
  }
}

function places(context: Context): Find {
  const reached = (...sources: string[]) => reachedFrom(sources, context)
  const first = new Set([...reached(publicEntry), ...ofAllPublicPages])
  const [frame, ofLanding] = [reached(app), reached(...landing)]
  const ofPublicPages = partsFrom(islands, context).filter((id) => id !== web('ui/ui-provider.tsx'))
  const entrance = reached(...ofPublicPages)
  const parts = partsFrom(app, context)
  const inParts = timesReached([...parts, ...ofPublicPages], context)
  const screens = parts.filter((id) => isScreen(id) && !stepFrame.includes(id))
  const inScreens = timesReached(screens, context)
  const roomsOf = Map.groupBy(
    rooms.flatMap((room) => [...reached(room)].map((id) => ({ id, room }))),
    ({ id }) => id,
  )
  const modulesOf = (id: string) => [...new Set((roomsOf.get(id) ?? []).map(({ room }) => moduleOf(room)))]
  const [ofSteps, ofStepFrame] = [reached(...stepFrame, ...rooms), reached(...stepFrame)]
  const ofAmounts = reached(amounts)
  const [ofHelp, ofSummary] = [reached(...help), reached(...summary)]
  const ofModule = moduleFiles(parts, context)

  const isShared = (id: string) => (inParts.get(id) ?? 0) > 1
  const times = (id: string) => inScreens.get(id) ?? 0
  const isHeavy = (id: string) => isLibrary(id) && beyondFrame(id) === 'overlays'
  // With all that uses the figures: `step` would else ask for them, and they for it.
  // Amounts come with every step: a field for a number is no figure because it writes one.
  const isFigure = (id: string) =>
    [...reached(id)].some((each) => ofFigures.test(each) && !ofAmounts.has(each))
  const fileOfFew = (id: string) => (isFigure(id) ? 'figures' : ofFolder.exec(id)?.[1])
  const isLight = (id: string) => [...reached(id)].every((each) => !isHeavy(each) && !isLeftAlone(each))

  function beyondFrame(id: string): string | null {
    if (frame.has(id) || first.has(id)) return 'frame'
    const [module, ...others] = modulesOf(id)
    const ofFew = others.length > 0 && !ofStepFrame.has(id) && !ofAmounts.has(id) ? fileOfFew(id) : undefined
    if (ofFew && times(id) === 0) return ofFew
    if (ofStepFrame.has(id) || others.length > 0) return times(id) === 0 ? 'step' : 'common'
    if (module && times(id) > 0) return ofSummary.has(id) ? 'common' : `inputs-${module}`
    if (module) return ofSummary.has(id) ? 'pieces' : `module-${module}`
    if (ofHelp.has(id)) return 'help'
    // Apart from what screens share, of which a summary needs a tenth.
    if (ofSummary.has(id)) return times(id) === 0 ? 'summary' : 'answers'
    if (times(id) >= manyScreens && (isLibrary(id) || isLight(id))) return 'screens'
    if (isLibrary(id)) return isShared(id) ? 'overlays' : null
    const isUi = /[\\/]web[\\/]ui[\\/]/.test(id) && isShared(id)
    if ((isUi || times(id) > 1) && isLight(id)) return 'screens'
    return isUi ? 'overlays' : null
  }

  return (id) => {
    if (first.has(id)) return 'first'
    if (frame.has(id)) return ofLanding.has(id) ? 'base' : entrance.has(id) ? 'entrance' : 'frame'
    if (ofLanding.has(id)) return null
    if (entrance.has(id) && ofSteps.has(id)) return 'entrance'
    // A summary shows the same blocks as a plan that is shared, and none of its forms.
    if (entrance.has(id) && ofSummary.has(id)) return 'blocks'
    if (entrance.has(id)) return isShared(id) ? 'entrance-forms' : null
    if (id === samples) return 'step'
    const ofCourse = ofModule(id)
    if (ofCourse !== undefined) return ofCourse
    const place = beyondFrame(id)
    return id.endsWith('.css') && withStylesOfFrame.includes(place ?? '') ? 'frame' : place
  }
}
