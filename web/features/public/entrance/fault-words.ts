/** What is wrong with an entry before it is worth sending, side by side. */
export const faultWords = {
  en: {
    required: 'This field is required',
    emailWrong: 'This does not look like an e-mail address.',
    passwordShort: 'Please use at least 10 characters.',
    passwordDiffers: 'The two passwords are not the same.',
    roleMissing: 'Please choose one of the two.',
    mustAgree: 'Please agree to go on.',
  },
  es: {
    required: 'Este campo es obligatorio',
    emailWrong: 'Esto no parece una dirección de correo.',
    passwordShort: 'Usa al menos 10 caracteres.',
    passwordDiffers: 'Las dos contraseñas no son iguales.',
    roleMissing: 'Elige una de las dos.',
    mustAgree: 'Acepta para continuar.',
  },
} as const

export type Fault = keyof (typeof faultWords)['en']
