import type { DrawnIcon } from '#web/icons/drawn-icon.ts'

type Props = {
  of: DrawnIcon
  size?: number
  /** Only for an icon that says something no text beside it says. */
  label?: string
  className?: string
}

/** Every icon of the product: one set, one stroke. */
export function Icon({ of: Shape, size = 20, label, className }: Props) {
  const spoken = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true }
  return <Shape size={size} stroke={1.75} className={className} style={{ flex: 'none' }} {...spoken} />
}
