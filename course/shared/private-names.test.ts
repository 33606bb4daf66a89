import { expect, test } from 'vitest'
import { withInitials, withoutContacts } from './private-names.ts'

test.each([
  ['Doña Rosa, market seller, Tuesday', 'Doña R., market seller, Tuesday'],
  ['Rosa, market seller', 'R., market seller'],
  ['Rosa Quispe Mamani', 'R. Q. M.'],
  ['María de la Cruz, vendedora', 'M. C., vendedora'],
  ['Carlos de la Torre, chofer', 'C. T., chofer'],
  ['Dr. Amina Yusuf (district hospital)', 'Dr. A. Y. (district hospital)'],
  ['Interview with Grace Odhiambo', 'Interview with G. O.'],
  ['Familia Quispe, tres hijas', 'Familia Q., tres hijas'],
  ['Enfermera Lucía Paredes, posta de salud', 'Enfermera L. P., posta de salud'],
  ['Mama Njeri, fish seller', 'Mama N., fish seller'],
])('a person is known by initials: %s', (text, short) => {
  expect(withInitials(text)).toBe(short)
})

test.each([
  'Twelve mothers in Nyalenda B, interviewed at home over two Saturdays',
  'Nurse of the health post',
  'Madres de Villa Rica, reunión del martes',
  'Growers from Mae Chaem',
  'Grupo de ahorro La Esperanza, ocho personas',
  'Enfermera de la posta',
  'Mothers',
  '',
])('others keep their words: %s', (text) => {
  expect(withInitials(text)).toBe(text)
})

test.each([
  ['Rosa, rosa.q@example.org, market', 'Rosa, market'],
  ['Rosa (+254 712 345 678)', 'Rosa'],
  ['Rosa, cel. 9876-5432', 'Rosa, cel.'],
  ['Call me: 0712345678', 'Call me'],
])('nobody can be reached by it: %s', (text, kept) => {
  expect(withoutContacts(text)).toBe(kept)
})

test.each([
  'Report of 2026-03-04',
  'Prices 2019-2023, noted on Fridays',
  'A frame costs 1 500 000 rupiah',
  'Families earn 1.250.000 a month.',
  '17 of 20 wells,  twice',
])('other numbers stay: %s', (text) => {
  expect(withoutContacts(text)).toBe(text)
})
