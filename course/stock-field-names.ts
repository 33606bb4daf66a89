import type { FieldNames } from '#domain/plan/field-name.ts'

/** The fields of the two steps that every module has. */
export const stockFieldNames: FieldNames = {
  introduction: {
    'input.started.selected': null,
    'input.started.value': null,
    'input.expectation.value': {
      name: {
        en: 'What do you most want to find out in this module?',
        es: '¿Qué es lo que más quieres descubrir en este módulo?',
      },
      value: { kind: 'text' },
    },
  },
  summary: {
    'input.reflection.value': {
      name: {
        en: 'What did you learn? What is still open?',
        es: '¿Qué aprendiste? ¿Qué queda abierto?',
      },
      value: { kind: 'text' },
    },
  },
}
