import { AppError, type FieldError, fieldRequired } from '#domain/errors.ts'
import { organisationFields, slugFault } from '#domain/programme/organisation.ts'
import { isEmail } from '#domain/text.ts'
import { validate } from '#server/validate.ts'

type Written = Partial<Record<keyof typeof organisationFields, string>>

/** Checked and without blanks around it. */
export function writtenOrganisation(given: Readonly<Record<string, unknown>>): Written {
  const written = Object.fromEntries(
    Object.entries(given).map(([name, value]) => [name, typeof value === 'string' ? value.trim() : '']),
  ) as Written
  validate(organisationFields, written)
  if (written.name === '') throw fieldRequired('name')
  if (written.contact_email && !isEmail(written.contact_email)) throw wrong('contact_email', 'notEmail')
  return written
}

export function writtenSlug(given: string): string {
  const slug = given.trim().toLowerCase()
  const fault = slugFault(slug)
  if (fault) throw wrong('slug', fault)
  return slug
}

const wrong = (field: string, reason: FieldError['reason']) =>
  new AppError('BAD_USER_INPUT', { reason, fields: [{ field, reason }] })
