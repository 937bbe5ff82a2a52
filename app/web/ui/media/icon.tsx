import type { DrawnIcon } from '#web/icons/drawn-icon.ts'

type Props = {
  of: DrawnIcon
  size?: number
  /** Only for an icon without a text beside it. */
  label?: string
  className?: string
}

/** All icons of the product: one set, one stroke width. */
export function Icon({ of: Shape, size = 20, label, className }: Props) {
  const spoken = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true }
  return <Shape size={size} stroke={1.75} className={className} style={{ flex: 'none' }} {...spoken} />
}
