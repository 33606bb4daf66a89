type Measures = {
  /** Between what hangs at the trunk side by side. */
  readonly columnGap: number
  /** Between a box and the next one below it. */
  readonly rowGap: number
  /** How far what hangs on a box is stepped in. */
  readonly indent: number
  readonly trunkGap: number
}

/** Pixels at a zoom of 1. */
export const onScreen: Measures = { columnGap: 22, rowGap: 30, indent: 30, trunkGap: 92 }

/** Points. */
export const onPaper: Measures = { columnGap: 14, rowGap: 6, indent: 12, trunkGap: 16 }
