import { expect, test } from 'vitest'
import { courseStepBySlug } from '#course/course.ts'
import { renderMail } from '#server/mail/render.ts'
import { noticeMail } from './notice-mail.ts'

const noCohort = { cohort_title: null, lead_name: null, lead_email: null, next: null, step_titles: null }

const env = { PUBLIC_URL: 'https://plan.example.org' }

test.each([
  ['en', '/one/summary', 'Understanding the Problem', 'Summary'],
  ['es', '/one/making-sense?feedback=one.making-sense.general', 'Entender el problema', 'Dar sentido'],
  ['en', '', '', ''],
  ['en', '/one/elsewhere', '', ''],
] as const)('names the place behind a link (%s%s)', (locale, place, module, step) => {
  const path = `/home/project/6a442a998796c7d92a0e8d7d${place}`
  expect(noticeMail(env, 'Ana', locale, { path }, noCohort)).toMatchObject({ module, step })
})

test.each([
  ['en', 'Customers (business plan)'],
  ['es', 'Clientes (plan de negocio)'],
] as const)('names the section of the plan that a comment is about (%s)', (locale, step) => {
  const about = { path: '/home/project/6a442a998796c7d92a0e8d7d/businessplan', field_id: 'plan.customers' }
  expect(noticeMail(env, 'Ana', locale, about, noCohort)).toMatchObject({ module: '', step })
})

test('calls a step as its cohort does', () => {
  const step_titles = { [`${courseStepBySlug('one', 'making-sense')?.id} title`]: 'What we heard' }
  const path = '/home/project/6a442a998796c7d92a0e8d7d/one/making-sense'
  expect(noticeMail(env, 'Ana', 'en', { path }, { ...noCohort, step_titles }).step).toBe('What we heard')
})

test('says which cohort it is about, what comes next there, whom to ask and where to choose one mail a day', () => {
  const cohort = {
    cohort_title: 'Primavera',
    lead_name: 'Lucía Paz',
    lead_email: 'lucia@example.org',
    next: { kind: 'matching_end', date: '2026-12-03T23:00:00.000Z' } as const,
    step_titles: null,
  }
  const { text } = renderMail({
    to: 'ana@example.org',
    template: 'connectRequest',
    locale: 'es',
    data: noticeMail(env, 'Ana', 'es', { path: '/home' }, cohort),
  })
  expect(text).toContain(
    [
      'Cohorte: Primavera',
      'Próxima fecha: Cierra el emparejamiento: 3 de diciembre de 2026',
      '¿Preguntas? Escribe a Lucía Paz (lucia@example.org)',
      '¿Son muchos correos? Elige uno al día: https://plan.example.org/es/home/profile#account',
    ].join('\n'),
  )
})
