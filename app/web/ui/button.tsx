import type { ComponentProps, MouseEvent } from 'react'
import { Link } from 'react-router'
import styles from './button.module.css'
import { Spinner } from './states/spinner.tsx'

export type ButtonKind = 'primary' | 'secondary' | 'quiet' | 'icon'
type Kind = { kind?: ButtonKind }
/** While busy it says so, keeps its size, and ignores presses. */
type Working = { loading?: boolean }

const look = (kind: ButtonKind, more?: string) => [styles.button, styles[kind], more].filter(Boolean).join(' ')

/** Does not submit either, not even by Enter in a field. */
const takesNothing = (event: MouseEvent) => event.preventDefault()

// A busy button is not disabled, which would take the focus away.
export function Button({
  kind = 'secondary',
  className,
  type = 'button',
  loading = false,
  onClick,
  children,
  ...rest
}: ComponentProps<'button'> & Kind & Working) {
  return (
    <button
      type={type}
      className={look(kind, className)}
      aria-disabled={loading || undefined}
      aria-busy={loading || undefined}
      onClick={loading ? takesNothing : onClick}
      {...rest}
    >
      {loading ? <span className={styles.covered}>{children}</span> : children}
      {loading && (
        <span className={styles.working}>
          <Spinner size={20} />
        </span>
      )}
    </button>
  )
}

export function ButtonLink({ kind = 'secondary', className, ...rest }: ComponentProps<typeof Link> & Kind) {
  return <Link className={look(kind, className)} {...rest} />
}

/** A link to another site, a file, an e-mail address or a phone number. */
export function ButtonAnchor({ kind = 'secondary', className, ...rest }: ComponentProps<'a'> & Kind) {
  return <a className={look(kind, className)} {...rest} />
}
