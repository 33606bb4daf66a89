import { expect, test } from 'vitest'
import type { Announcement } from '#web/features/home/home-documents.ts'
import { inOrder } from './announcement.ts'

const news: Announcement = {
  _id: '1',
  title: 'Welcome',
  title_es: 'Bienvenida',
  text: 'We start on Monday.',
  text_es: 'Empezamos el lunes.',
  visible_from: '2026-05-01T00:00:00.000Z',
  pinned: false,
  read: false,
}

test('pinned ones come first, then the newest', () => {
  const old = { ...news, _id: 'old', visible_from: '2026-01-01T00:00:00.000Z' }
  const pinned = { ...old, _id: 'pinned', pinned: true }
  expect(inOrder([old, news, pinned]).map(({ _id }) => _id)).toEqual(['pinned', '1', 'old'])
})
