import { IconShield } from '#web/icons/s/shield.ts'
import { IconShieldCheck } from '#web/icons/s/shield-check.ts'
import { IconShieldExclamation } from '#web/icons/s/shield-exclamation.ts'
import { IconShieldX } from '#web/icons/s/shield-x.ts'
import type { DrawnIcon } from '#web/icons/drawn-icon.ts'

/** 'plain': known, and nothing was compared yet. */
export type Tone = 'good' | 'warning' | 'bad' | 'plain'
export const SHIELDS: Record<Tone, DrawnIcon> = {
  good: IconShieldCheck,
  warning: IconShieldExclamation,
  bad: IconShieldX,
  plain: IconShield,
}
