// Prints what each room and each folder is made of; the last line is one JSON object.
import { readdirSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { count, exerciseMean, type Measure, nothing, sum } from './house/measure.ts'

const root = join(import.meta.dirname, '..')
const folders = ['domain', 'course', 'server', 'web', 'testing', 'e2e', 'bench', 'scripts']

const measured = folders.flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8', withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => {
      const file = join(entry.parentPath, entry.name)
        .slice(root.length + 1)
        .split(sep)
        .join('/')
      return { file, measure: count(file, readFileSync(join(root, file), 'utf8')) }
    }),
)

const totalOf = (start: string) =>
  measured
    .filter(({ file }) => file.startsWith(`${start}/`))
    .reduce((all, one) => sum(all, one.measure), nothing)

const roomFolders = [
  ...new Set(
    measured.flatMap(({ file }) => /^(course\/[^/]+\/[^/]+)\/(?:room|step)\.ts$/.exec(file)?.[1] ?? []),
  ),
].sort()
const rooms = Object.fromEntries(roomFolders.map((room) => [room.slice('course/'.length), totalOf(room)]))
const houses = Object.fromEntries(folders.map((folder) => [folder, totalOf(folder)]))
// A room that has its own screen is built; the others are declared and written only.
const built = new Set(measured.flatMap(({ file }) => /^course\/(.+)\/screen\.tsx$/.exec(file)?.[1] ?? []))
const exercises = exerciseMean(Object.entries(rooms).flatMap(([name, own]) => (built.has(name) ? [own] : [])))

const columns = ['files', 'code', 'css', 'texts', 'tests'] as const
const row = (name: string, own: Measure) =>
  `${name.padEnd(62)}${columns.map((column) => String(own[column]).padStart(8)).join('')}\n`
process.stdout.write(`${''.padEnd(62)}${columns.map((column) => column.padStart(8)).join('')}\n`)
for (const [name, own] of Object.entries({ ...rooms, ...houses })) process.stdout.write(row(name, own))
process.stdout.write(row('mean of the rooms with a screen', exercises))
process.stdout.write(`${JSON.stringify({ unit: 'lines', mean: exercises, folders: houses, rooms })}\n`)
