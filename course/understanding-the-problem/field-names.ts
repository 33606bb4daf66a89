import { stockFieldNames } from '#course/stock-field-names.ts'
import { causeTypes, noteKinds, sourceTypes, verdicts } from '#domain/options/research.ts'
import type { FieldName, FieldNames, Wording } from '#domain/plan/field-name.ts'
import { words as activities } from './activities-outcomes/words.ts'
import { words as choosing } from './choosing-the-causes/words.ts'
import { words as defining } from './defining-your-problem/words.ts'
import { words as why } from './finding-your-why/words.ts'
import { words as sources } from './information-sources/words.ts'
import { words as sense } from './making-sense/words.ts'
import { words as processing } from './processing-information/words.ts'
import { words as testing } from './testing-your-assumptions/words.ts'

type Of = NonNullable<FieldName['of']>

/** A field is called what its room calls it. */
const from = <E, S>(words: { en: E; es: S }, pick: (words: E | S) => string): Wording => ({
  en: pick(words.en),
  es: pick(words.es),
})

const cause: Wording = { en: 'Cause', es: 'Causa' }
const box: Wording = { en: 'Box', es: 'Recuadro' }
const question: Wording = { en: 'Question', es: 'Pregunta' }
const source: Wording = { en: 'Source', es: 'Fuente' }
const note: Wording = { en: 'Note', es: 'Nota' }
const activity: Wording = { en: 'Activity', es: 'Actividad' }
const yes: Wording = { en: 'Yes', es: 'Sí' }
const no: Wording = { en: 'No', es: 'No' }

const own = (what: Wording): Of => ({ what, title: 'record' })
const ofParent = (what: Wording): Of => ({ what, title: 'parent' })
const text = (name: Wording, of?: Of): FieldName => ({ name, value: { kind: 'text' }, ...(of && { of }) })
const title = (name: Wording, of: Of): FieldName => ({ ...text(name, of), isTitle: true })
const flag = (name: Wording, of: Of): FieldName => ({ name, of, value: { kind: 'flag', yes, no } })
const records = (name: Wording, of: Of): FieldName => ({ name, of, value: { kind: 'records' } })
const list = (name: Wording, of: Of): FieldName => ({ name, of, value: { kind: 'list' } })

export const fieldNames: FieldNames = {
  ...stockFieldNames,
  'defining-your-problem': {
    'input.who.value': text(from(defining, (words) => words.who)),
    'input.what.value': text(from(defining, (words) => words.what)),
    'input.where.value': text(from(defining, (words) => words.where)),
    'input.when.value': text(from(defining, (words) => words.when)),
    'input.evidence.value': text(from(defining, (words) => words.evidence)),
    'business.problemDefinition': text(from(defining, (words) => words.definition)),
  },
  'building-the-problem-tree': {
    'cause.description': title({ en: 'Text of the box', es: 'Texto del recuadro' }, own(box)),
    'cause.causeType': {
      name: { en: 'Place in the tree', es: 'Lugar en el árbol' },
      of: own(box),
      value: { kind: 'option', options: causeTypes },
    },
    'cause.parent': records({ en: 'Hangs on', es: 'Cuelga de' }, own(box)),
    'cause.selected': null,
  },
  'choosing-the-causes': {
    'cause.selected': flag(
      from(choosing, (words) => words.choose),
      own(cause),
    ),
    'input.rating.valueArr': {
      name: { en: 'Rating', es: 'Valoración' },
      of: ofParent(cause),
      value: {
        kind: 'scores',
        names: [from(choosing, (words) => words.feeds), from(choosing, (words) => words.change)],
      },
    },
    'input.rating.description': text(
      from(choosing, (words) => words.reason),
      ofParent(cause),
    ),
  },
  'testing-your-assumptions': {
    'input.assumption.value': text(
      from(testing, (words) => words.belief),
      ofParent(cause),
    ),
    'input.assumption.valueArr': {
      name: from(testing, (words) => words.sureness),
      of: ofParent(cause),
      value: { kind: 'scores', names: [] },
    },
    'input.assumption.description': text(
      from(testing, (words) => words.provesWrong),
      ofParent(cause),
    ),
    'question.text': title({ en: 'Text of the question', es: 'Texto de la pregunta' }, own(question)),
    'question.parent': records(cause, own(question)),
  },
  'information-sources': {
    'source.text': title(
      from(sources, (words) => words.form.text),
      own(source),
    ),
    'source.sourceType': {
      name: from(sources, (words) => words.form.type),
      of: own(source),
      value: { kind: 'option', options: sourceTypes },
    },
    'input.covers.valueArr': records(
      from(sources, (words) => words.form.questions),
      ofParent(source),
    ),
    'input.covers.selected': {
      name: { en: 'State', es: 'Estado' },
      of: ofParent(source),
      value: {
        kind: 'flag',
        yes: from(sources, (words) => words.done),
        no: from(sources, (words) => words.planned),
      },
    },
  },
  'processing-information': {
    'input.note.value': text({ en: 'Text of the note', es: 'Texto de la nota' }, ofParent(note)),
    'input.note.groupName': {
      name: from(processing, (words) => words.kind),
      of: ofParent(note),
      value: { kind: 'option', options: noteKinds },
    },
    'input.note.valueArr': records(
      from(processing, (words) => words.from),
      ofParent(note),
    ),
    'input.note.description': text(
      from(processing, (words) => words.supports),
      ofParent(note),
    ),
    'input.information-sources/covers.valueArr': null,
    'question.insights': list(
      from(processing, (words) => words.learned),
      own(question),
    ),
    'input.information-sources/covers.selected': null,
  },
  'making-sense': {
    'input.verdict.value': {
      name: from(sense, (words) => words.verdict),
      of: ofParent(cause),
      value: { kind: 'option', options: verdicts },
    },
    'input.verdict.description': text(
      from(sense, (words) => words.changed),
      ofParent(cause),
    ),
    'business.problemStatement': text({ en: 'Your problem statement', es: 'Tu texto del problema' }),
  },
  'activities-outcomes': {
    'activity.name': title(
      from(activities, (words) => words.name),
      own(activity),
    ),
    'activity.description': text(
      from(activities, (words) => words.description),
      own(activity),
    ),
    'activity.outcomes': list(
      from(activities, (words) => words.outcomes),
      own(activity),
    ),
    'activity.reach': {
      name: from(activities, (words) => words.reach),
      of: own(activity),
      value: { kind: 'number' },
    },
    'activity.selected': flag(
      from(activities, (words) => words.doIt),
      own(activity),
    ),
    'activity.activityType': null,
    'input.cause.valueArr': records(
      from(activities, (words) => words.causes),
      ofParent(activity),
    ),
    'input.impact.value': text(from(activities, (words) => words.impact)),
  },
  'finding-your-why': {
    'input.story.value': text(from(why, (words) => words.story)),
    'input.contribution.value': text(from(why, (words) => words.contribution)),
    'input.impact.value': text(from(why, (words) => words.impact)),
    'input.how.value': text(from(why, (words) => words.how)),
    'input.what.value': text(from(why, (words) => words.what)),
    'business.missionStatement': text(from(why, (words) => words.mission)),
    'business.visionStatement': text(from(why, (words) => words.vision)),
  },
}
