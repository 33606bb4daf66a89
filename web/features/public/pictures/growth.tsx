import type { ReactNode } from 'react'
import classes from './growth.module.css'

function Stage({ children }: { children: ReactNode }) {
  return (
    <svg className={classes.picture} viewBox="0 0 180 150" aria-hidden="true" focusable="false">
      {children}
      <path className={classes.ground} d="M0 118h180" />
    </svg>
  )
}

const pair = 'M90 0C90-22 74-34 50-34 50-12 66 0 90 0ZM90-8c0-22 16-34 40-34 0 22-16 34-40 34Z'

function Stake() {
  return (
    <>
      <path className={classes.stake} d="M108 128V18" />
      <path className={classes.tie} d="M88 74c8-6 16-6 22 0" />
    </>
  )
}

/** A seed in the ground: the application. */
export function Seed() {
  return (
    <Stage>
      <path className={classes.soil} d="M0 118h180v32H0z" />
      <ellipse className={classes.seed} cx="90" cy="133" rx="13" ry="9" transform="rotate(-18 90 133)" />
      <path className={classes.sprouting} d="M92 126c4-10-4-16 2-24" />
      <path
        className={classes.drop}
        d="M58 62q9 12 0 18-9-6 0-18ZM122 44q9 12 0 18-9-6 0-18ZM92 30q7 10 0 15-7-5 0-15Z"
      />
    </Stage>
  )
}

/** A seedling with a stake to lean on: the mentor. */
export function Supported() {
  return (
    <Stage>
      <path className={classes.soil} d="M0 118h180v32H0z" />
      <Stake />
      <path className={classes.stem} d="M90 118V76" />
      <path className={classes.leaf} d={pair} transform="translate(0 84)" />
    </Stage>
  )
}

/** More leaves: the work. */
export function Growing() {
  return (
    <Stage>
      <path className={classes.soil} d="M0 118h180v32H0z" />
      <Stake />
      <path className={classes.stem} d="M90 118V34" />
      <path className={classes.leafDeep} d={pair} transform="translate(0 102)" />
      <path className={classes.leaf} d={pair} transform="translate(9 76) scale(.9)" />
      <path className={classes.leafPale} d={pair} transform="translate(27 46) scale(.7)" />
    </Stage>
  )
}

/** Water from a can: feedback. */
export function Watered() {
  return (
    <Stage>
      <path className={classes.soil} d="M0 118h180v32H0z" />
      <path className={classes.stem} d="M118 118V40" />
      <path className={classes.leafDeep} d={pair} transform="translate(28 104)" />
      <path className={classes.leaf} d={pair} transform="translate(37 76) scale(.9)" />
      <path className={classes.leafPale} d={pair} transform="translate(55 50) scale(.7)" />
      <g transform="rotate(16 40 40)">
        <path className={classes.can} d="M14 26h38v34a6 6 0 0 1-6 6H20a6 6 0 0 1-6-6Z" />
        <path
          className={classes.canLine}
          d="M52 54 76 30M70 26l12 10M14 34C0 34 0 56 14 56M20 26c2-14 24-14 26 0"
        />
      </g>
      <path
        className={classes.drop}
        d="M76 64q6 9 0 13-6-4 0-13ZM88 78q6 9 0 13-6-4 0-13ZM70 86q6 9 0 13-6-4 0-13Z"
      />
    </Stage>
  )
}

/** Leaves and fruit: the plan. */
export function Fruiting() {
  return (
    <Stage>
      <path className={classes.soil} d="M0 118h180v32H0z" />
      <path className={classes.stem} d="M90 118V28" />
      <path className={classes.leafDeep} d={pair} transform="translate(-13 110) scale(1.15)" />
      <path className={classes.leaf} d={pair} transform="translate(-4 80) scale(1.05)" />
      <path className={classes.leafPale} d={pair} transform="translate(18 46) scale(.8)" />
      <g className={classes.fruit}>
        <circle cx="58" cy="92" r="10" />
        <circle cx="124" cy="80" r="11" />
        <circle cx="66" cy="48" r="9" />
        <circle cx="110" cy="34" r="9" />
      </g>
      <path className={classes.shine} d="M120 76q2-4 6-4M54 88q2-3 5-3" />
    </Stage>
  )
}
