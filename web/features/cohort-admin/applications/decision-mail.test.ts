import { expect, test } from 'vitest'
import { decisionMail } from './decision-mail.ts'

test('the preview speaks the language of the reader', () => {
  expect(decisionMail('en', 'Spring $& 2026', 'waitlisted')).toEqual({
    subject: 'News about your application: Spring $& 2026',
    body: 'You are on the waiting list of Spring $& 2026. You move up when a place becomes free.',
  })
  expect(decisionMail('es', 'Primavera', 'approved').body).toBe(
    'Ya tienes tu lugar: Primavera aceptó tu postulación.',
  )
})
