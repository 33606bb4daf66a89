import { galleryWords } from '#course/business-model/shared/gallery-words.ts'

export const words = galleryWords.social
