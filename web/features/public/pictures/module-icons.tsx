import type { ReactNode } from 'react'
import type { Module } from '#course/course.ts'
import classes from './module-icons.module.css'

/** What one holds in hands at the end of each module, drawn small. */
const drawings: Record<Module['slug'], ReactNode> = {
  one: (
    <>
      <circle className={classes.soft} cx="20" cy="18" r="10" />
      <circle className={classes.soft} cx="44" cy="18" r="10" />
      <circle className={classes.fill} cx="32" cy="15" r="12" />
      <path
        className={classes.line}
        d="M32 24v34M6 38h52M32 42c-2 8-14 4-18 14M32 42c2 8 14 4 18 14M32 48c-1 4-6 4-8 10"
      />
    </>
  ),
  two: (
    <>
      <rect className={classes.soft} x="5" y="18" width="24" height="28" rx="4" />
      <circle className={classes.fill} cx="46" cy="32" r="14" />
      <path className={classes.line} d="M10 27h14M10 37h9M29 32h3M41 35q5 5 10 0M41 29h.1M51 29h.1" />
    </>
  ),
  three: (
    <>
      <rect className={classes.soft} x="32" y="6" width="26" height="26" rx="3" />
      <path className={classes.line} d="M6 6v52h52M32 6v52M6 32h52" />
      <circle className={classes.fill} cx="46" cy="18" r="7" />
      <circle className={classes.fill} cx="19" cy="45" r="4" />
      <circle className={classes.fill} cx="43" cy="46" r="5" />
    </>
  ),
  four: (
    <>
      <path
        className={classes.line}
        d="M22 18h18M46 26 38 40M26 40 18 26M36 14l5 4-5 4M44 37l-6 4-2-7M16 33l1-8 7 3"
      />
      <circle className={classes.fill} cx="14" cy="18" r="8" />
      <circle className={classes.soft} cx="50" cy="18" r="8" />
      <circle className={classes.fill} cx="32" cy="49" r="9" />
    </>
  ),
  five: (
    <>
      <path className={classes.soft} d="M6 10h52L46 26H18Z" />
      <path className={classes.fill} d="M20 30h24l-8 12h-8Z" />
      <path className={classes.line} d="M32 47v11M27 53l5 5 5-5" />
    </>
  ),
  six: (
    <>
      <path
        className={classes.line}
        d="M32 8v46M20 56h24M12 18h40M12 18 5 36M12 18l7 18M52 18l-7 14M52 18l7 14"
      />
      <path className={classes.fill} d="M2 36h20c0 12-20 12-20 0Z" />
      <path className={classes.soft} d="M42 32h20c0 12-20 12-20 0Z" />
    </>
  ),
  seven: (
    <>
      <path className={classes.soft} d="M8 40C18 60 26 54 32 40Z" />
      <path className={classes.fill} d="M32 40C38 26 46 14 58 10v30Z" />
      <path className={classes.line} d="M8 6v52M8 40h50M8 40C18 60 26 54 32 40S46 14 58 10" />
    </>
  ),
  eight: (
    <>
      <circle className={classes.soft} cx="28" cy="36" r="22" />
      <circle className={classes.fill} cx="28" cy="36" r="12" />
      <path className={classes.line} d="M28 36 52 12M52 12V4M52 12h8M28 36h.1" />
    </>
  ),
  nine: (
    <>
      <circle className={classes.fill} cx="20" cy="22" r="8" />
      <circle className={classes.fill} cx="44" cy="22" r="8" />
      <path className={classes.soft} d="M6 52c0-22 28-22 28 0ZM30 52c0-22 28-22 28 0Z" />
      <path className={classes.line} d="M6 52h52M22 44l6 5 12-12" />
    </>
  ),
}

export function ModuleIcon({ slug }: { slug: Module['slug'] }) {
  return (
    <svg className={classes.icon} viewBox="0 0 64 64" aria-hidden="true" focusable="false">
      {drawings[slug]}
    </svg>
  )
}
