import { expect, test } from 'vitest'
import { decisionMail } from './decision-mail.ts'

test('the preview speaks the language of the reader', () => {
  expect(decisionMail('en', 'Spring $& 2026', 'waitlisted')).toEqual({
    subject: 'News about your application: Spring $& 2026',
    body: 'Your application to Spring $& 2026 is now: waiting list.',
  })
  expect(decisionMail('es', 'Primavera', 'approved').body).toBe(
    'Tu postulación a Primavera ahora está: aprobada.',
  )
})
