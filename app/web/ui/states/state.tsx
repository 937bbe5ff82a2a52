import type { ReactElement, ReactNode } from 'react'
import { Drawing, type DrawingName } from '#web/ui/media/drawing.tsx'
import { Button } from '#web/ui/button.tsx'
import styles from './state.module.css'

type Props = {
  /** One that few pages show comes as it is, from media/spot-drawings.tsx. */
  drawing: DrawingName | ReactElement
  title: string
  text?: ReactNode
  action?: ReactNode
  /** For a state that is the whole page: its heading. */
  heading?: 'h1' | 'h2' | 'p'
  children?: ReactNode
}

/** The empty state of a list or page: a drawing, a sentence, one action. */
export function State({ drawing, title, text, action, heading: Heading = 'p', children }: Props) {
  return (
    <div className={styles.state}>
      {typeof drawing === 'string' ? <Drawing name={drawing} /> : drawing}
      <Heading className={styles.title}>{title}</Heading>
      {text && <p className={styles.text}>{text}</p>}
      {children}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  )
}

export function EmptyState({ drawing = 'search', ...rest }: Omit<Props, 'drawing'> & { drawing?: Props['drawing'] }) {
  return <State drawing={drawing} {...rest} />
}

type ErrorProps = { title?: string; text?: string; onRetry?: () => void; heading?: Props['heading'] }

export function ErrorState({
  title = 'Algo deu errado!',
  text = 'Não conseguimos carregar esta parte. Seus dados estão a salvo.',
  onRetry,
  heading,
}: ErrorProps) {
  const action = onRetry && (
    <Button kind="primary" onClick={onRetry}>
      Tentar de novo
    </Button>
  )
  return (
    <div role="alert">
      <State drawing="cable" title={title} text={text} heading={heading} action={action} />
    </div>
  )
}

/** Names who has access, so that a person knows whom to ask. */
export function ForbiddenState({
  roles,
  action,
  heading,
}: {
  roles: readonly string[]
  action?: ReactNode
  heading?: Props['heading']
}) {
  const text =
    roles.length === 1
      ? 'Quem tem este papel na empresa pode abri-la:'
      : 'Quem tem um destes papéis na empresa pode abri-la:'
  return (
    <State drawing="lock" title="Seu acesso não inclui esta página" text={text} action={action} heading={heading}>
      <ul className={styles.roles}>
        {roles.map((role) => (
          <li key={role}>{role}</li>
        ))}
      </ul>
    </State>
  )
}
