import { AppError, type FieldError, type Reason, reasonTexts } from '#domain/errors.ts'
import type { Fields } from '#domain/fields.ts'
import { fieldsValidator } from '#domain/validators.ts'

const validators = new WeakMap<Fields, ReturnType<typeof fieldsValidator>>()

/** Checks data against its definition; every fault is named with its field. */
export function validate(fields: Fields, data: unknown): Record<string, unknown> {
  let validator = validators.get(fields)
  if (!validator) {
    validator = fieldsValidator(fields)
    validators.set(fields, validator)
  }
  const result = validator.safeParse(data)
  if (result.success) return result.data
  const faults: FieldError[] = result.error.issues.flatMap((issue) => {
    const path = issue.path.join('.')
    if (issue.code === 'unrecognized_keys') {
      return issue.keys.map((key) => ({
        field: path ? `${path}.${key}` : key,
        reason: 'unknownField' as const,
      }))
    }
    return [{ field: path, reason: isReason(issue.message) ? issue.message : ('required' as const) }]
  })
  throw new AppError('BAD_USER_INPUT', { fields: faults, ...firstReason(faults) })
}

function firstReason(faults: FieldError[]): { reason?: Reason } {
  const [first] = faults
  return first ? { reason: first.reason } : {}
}

const isReason = (text: string): text is Reason => text in reasonTexts
