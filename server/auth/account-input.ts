import { z } from 'zod'
import { AppError, type FieldError, type Reason, reasonTexts } from '#domain/errors.ts'
import { joiningRoles, locales } from '#domain/options/people.ts'
import { passwordFault } from './passwords.ts'

// The message of each rule is the reason that the person is shown.
const because = (reason: Reason) => ({ error: reason })

const name = z
  .string(because('required'))
  .trim()
  .min(1, because('required'))
  .max(100, because('tooLong'))
  .regex(/^[^\p{Cc}\u2028\u2029]*$/u, because('forbiddenCharacter'))
const email = z
  .string(because('required'))
  .trim()
  .toLowerCase()
  .max(254, because('tooLong'))
  .pipe(z.email(because('notEmail')))
const password = z.string(because('required')).max(1024, because('passwordLong'))
const newPassword = password.superRefine((value, context) => {
  const fault = passwordFault(value)
  if (fault) context.addIssue({ code: 'custom', message: fault })
})
const token = z.string(because('required')).min(1, because('required')).max(200, because('tooLong'))
const id = z.string(because('required')).regex(/^[0-9a-f]{24}$/, because('notId'))
const agreed = z.literal(true, because('mustAgree'))

export const accountInputs = {
  signUp: z.strictObject({
    first_name: name,
    last_name: name,
    email,
    password: newPassword,
    role: z.enum(
      joiningRoles.map((role) => role.value),
      because('unknownOption'),
    ),
    cohortId: z.union([z.literal('none'), id], because('notId')).default('none'),
    inviteCode: z.string().max(200, because('tooLong')).optional(),
    commitTime: agreed,
    commitConfidentiality: agreed,
    commitData: agreed,
    commitInformation: agreed,
    commitNews: z.boolean(because('required')).default(false),
    locale: z.enum(
      locales.map((locale) => locale.value),
      because('unknownOption'),
    ),
  }),
  signIn: z.strictObject({ email, password, rememberMe: z.boolean().optional() }),
  address: z.strictObject({ email }),
  resetPassword: z.strictObject({ token, newPassword }),
  changePassword: z.strictObject({ currentPassword: password, newPassword }),
  changeEmail: z.strictObject({ newEmail: email, password: password.optional() }),
  session: z.strictObject({ id }),
  invited: z.strictObject({ first_name: name, last_name: name, email }),
  firstAdmin: z.strictObject({ token, first_name: name, last_name: name, email, password: newPassword }),
}

export function readInput<S extends z.ZodType>(schema: S, body: unknown): z.output<S> {
  const parsed = schema.safeParse(body)
  if (parsed.success) return parsed.data
  const fields = parsed.error.issues.flatMap(fieldErrors)
  throw new AppError('BAD_USER_INPUT', { fields, ...(fields[0] && { reason: fields[0].reason }) })
}

function fieldErrors(issue: z.core.$ZodIssue): FieldError[] {
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((field) => ({ field, reason: 'unknownField' as const }))
  }
  return [{ field: issue.path.join('.'), reason: isReason(issue.message) ? issue.message : 'required' }]
}

function isReason(text: string): text is Reason {
  return Object.hasOwn(reasonTexts, text)
}
