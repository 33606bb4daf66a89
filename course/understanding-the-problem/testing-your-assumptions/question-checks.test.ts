import { expect, test } from 'vitest'
import { checksOfQuestion } from './question-checks.ts'

test.each([
  ['Tell me about the last time you sold plastic.', true, true, true],
  ['How did you dry your last harvest?', true, true, true],
  ['What happened when the rain came?', true, true, true],
  ['Do you think families need the money?', false, false, false],
  ['Would you use this?', false, false, false],
  ['Don’t you find it expensive?', false, false, false],
  ['Do you have a bank account?', false, false, true],
  ['How much does a bag cost?', true, false, true],
  ['Do you remember last week? What happened?', true, true, true],
  ['Cuéntame de la última vez que vendiste.', true, true, true],
  ['¿Cómo secó su última cosecha?', true, true, true],
  ['¿Crees que las familias necesitan el dinero?', false, false, false],
  ['¿Usarías esto?', false, false, false],
  ['¿No te parece caro?', false, false, false],
  ['¿Tienes cuenta en el banco?', false, false, true],
  ['La última semana que fuiste a clases, ¿qué pasó?', true, true, true],
  ['Could you tell me about the last time you sold milk?', true, true, true],
  ['Would you walk me through your last harvest?', true, true, true],
  ['¿Me puedes contar de la última vez que vendiste?', true, true, true],
  ['¿Podría contarme qué pasó ayer?', true, true, true],
  ['¿Puedes pagar más?', false, false, true],
  ['', false, false, true],
])('%s', (text, open, past, neutral) => {
  expect(checksOfQuestion(text)).toEqual({ open, past, neutral })
})
