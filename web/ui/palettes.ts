import type { MantineColorsTuple } from '@mantine/core'

/** Shade 5 is the specified #78B96A: surfaces, marks, progress. Shade 7 carries white text. */
const green: MantineColorsTuple = [
  '#f1f8ee',
  '#e2f0dd',
  '#c6e1bd',
  '#a7d19b',
  '#8fc582',
  '#78b96a',
  '#58994a',
  '#3f7a34',
  '#326328',
  '#264d1e',
]

/** The mentor's voice: comments and approval, nothing else. */
const voice: MantineColorsTuple = [
  '#f8f0f6',
  '#eedfeb',
  '#dcbdd6',
  '#c998c0',
  '#b877ac',
  '#a95f9c',
  '#97498a',
  '#7f3a74',
  '#662f5d',
  '#4d2446',
]

const purple: MantineColorsTuple = [
  '#f5f0fb',
  '#e6daf4',
  '#cdb4ea',
  '#b28bdf',
  '#9b68d5',
  '#8a4fcb',
  '#7a3fbc',
  '#6a34a6',
  '#572b89',
  '#44226b',
]

const teal: MantineColorsTuple = [
  '#e8f6f3',
  '#d0ebe5',
  '#a1d7cb',
  '#6fc2b0',
  '#46b19a',
  '#1f9f86',
  '#148570',
  '#0e6f5d',
  '#0b5a4c',
  '#08453a',
]

const cyan: MantineColorsTuple = [
  '#e6f6f9',
  '#cbeaf0',
  '#98d6e2',
  '#62c0d2',
  '#38aec4',
  '#169bb4',
  '#0f8299',
  '#0b6c80',
  '#085868',
  '#064450',
]

const orange: MantineColorsTuple = [
  '#fdf2e7',
  '#fae2ca',
  '#f4c493',
  '#eea55b',
  '#e98a2e',
  '#dd7412',
  '#bf610c',
  '#9c4f09',
  '#7f4007',
  '#633205',
]

const gray: MantineColorsTuple = [
  '#fbfaf7',
  '#f5f3ee',
  '#ebe8e1',
  '#dedad1',
  '#cbc6bb',
  '#a8a297',
  '#766f65',
  '#5f5950',
  '#443f38',
  '#2b2723',
]

const dark: MantineColorsTuple = [
  '#ece8e1',
  '#d3cec5',
  '#b5afa5',
  '#8f897f',
  '#5c574f',
  '#45413b',
  '#35322d',
  '#262420',
  '#1d1b18',
  '#141311',
]

const blue: MantineColorsTuple = [
  '#e9f2fb',
  '#d0e2f5',
  '#a3c6ea',
  '#74a9df',
  '#4c90d5',
  '#2f7bc8',
  '#2468b0',
  '#1c5590',
  '#164474',
  '#103358',
]

const red: MantineColorsTuple = [
  '#fdeeec',
  '#fad9d6',
  '#f4b1ab',
  '#ee8880',
  '#e8645a',
  '#dc4a3f',
  '#c5382e',
  '#a82a21',
  '#8a221b',
  '#6c1a15',
]

/** Ten shades each, pale to dark. Where Mantine's own shade 7 cannot carry white text, ours replaces it. */
export const palettes = { green, voice, blue, red, purple, teal, cyan, orange, gray, dark }
