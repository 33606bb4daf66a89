import { z } from 'zod'
import type { Reason } from '#domain/errors.ts'
import { scenarios } from '#domain/options/finance.ts'
import { locales } from '#domain/options/people.ts'
import { longestLabel, mayEndAt, sharedKinds } from '#domain/programme/shared-link.ts'
import { passwordFault } from '#server/auth/passwords.ts'

const because = (reason: Reason) => ({ error: reason })
const oneOf = <T extends string>(options: readonly { readonly value: T }[]) =>
  z.enum(
    options.map(({ value }) => value),
    because('unknownOption'),
  )

const endsAt = z.iso
  .datetime({ offset: true, ...because('notDate') })
  .refine((moment) => mayEndAt(new Date(moment), new Date()), because('linkEnd'))

export const linkInputs = {
  create: z.strictObject({
    what: oneOf(sharedKinds),
    locale: oneOf(locales),
    scenario: oneOf(scenarios),
    label: z
      .string(because('required'))
      .trim()
      .min(1, because('required'))
      .max(longestLabel, because('tooLong'))
      .regex(/^[^\p{Cc}\u2028\u2029]*$/u, because('oneLine')),
    ends_at: endsAt,
    password: z
      .string()
      .max(1024, because('passwordLong'))
      .superRefine((value, context) => {
        const fault = passwordFault(value)
        if (fault) context.addIssue({ code: 'custom', message: fault })
      })
      .nullish(),
  }),
  update: z.strictObject({ ends_at: endsAt }),
}
