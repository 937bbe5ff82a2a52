import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import styles from './button.module.css'

export type ButtonKind = 'primary' | 'secondary' | 'quiet' | 'icon'
type Kind = { kind?: ButtonKind }

const look = (kind: ButtonKind, more?: string) => [styles.button, styles[kind], more].filter(Boolean).join(' ')

/** Plain, for shell and public pages; forms and signed-in areas have Mantine's. */
export function Button({ kind = 'secondary', className, type = 'button', ...rest }: ComponentProps<'button'> & Kind) {
  return <button type={type} className={look(kind, className)} {...rest} />
}

export function ButtonLink({ kind = 'secondary', className, ...rest }: ComponentProps<typeof Link> & Kind) {
  return <Link className={look(kind, className)} {...rest} />
}

/** To another site, a file, an address of mail or telephone. */
export function ButtonAnchor({ kind = 'secondary', className, ...rest }: ComponentProps<'a'> & Kind) {
  return <a className={look(kind, className)} {...rest} />
}
