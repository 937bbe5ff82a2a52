import { Link } from 'react-router'
import { momentWords } from '#web/moment.ts'
import { Button } from '#web/ui/button.tsx'
import { EmailAddress } from '#web/ui/text/email-address.tsx'
import { StandingMark } from '#web/ui/states/standing.tsx'
import type { Answer } from '#wire/endpoint.ts'
import type { listClaims } from '../wire.ts'
import styles from './admin.module.css'

export type Claim = Answer<typeof listClaims>['collection']['data'][number]

export function ClaimCard({
  claim: { attributes: claim },
  onDecide,
}: {
  claim: Claim
  onDecide: (accepted: boolean) => void
}) {
  const {
    company_id,
    company_name,
    cnpj,
    name,
    email,
    phone,
    message,
    created_at,
    settled_at,
    accepted,
    reason,
    others_open,
  } = claim
  return (
    <article className={`${styles.card} ${styles.claim}`}>
      <div className={styles.head}>
        <h2>
          <Link to={`/admin/empresas/${company_id}`}>{company_name}</Link>
        </h2>
        {settled_at ? (
          <StandingMark of={accepted ? 'good' : 'bad'}>{accepted ? 'Aceita' : 'Recusada'}</StandingMark>
        ) : (
          <StandingMark of="waiting">Aberta</StandingMark>
        )}
      </div>
      <p className={styles.muted}>
        {cnpj} · pedido de {momentWords(created_at)}
      </p>
      <p className={styles.message}>{message}</p>
      <dl className={styles.facts}>
        <div>
          <dt>Quem reclama</dt>
          <dd>{name}</dd>
        </div>
        <div>
          <dt>E-mail</dt>
          <dd>
            <EmailAddress>{email}</EmailAddress>
          </dd>
        </div>
        <div>
          <dt>Telefone</dt>
          <dd>{phone}</dd>
        </div>
      </dl>
      {!settled_at && others_open > 0 && (
        <p>
          {others_open === 1 ? 'Há outro pedido aberto' : `Há outros ${others_open} pedidos abertos`} sobre este CNPJ.
          Compare todos antes de decidir: o e-mail de quem pede ainda não foi confirmado.
        </p>
      )}
      {settled_at ? (
        <p className={styles.muted}>
          Encerrada em {momentWords(settled_at)}
          {reason && `. Motivo: ${reason}`}
        </p>
      ) : (
        <div className={styles.actions}>
          <Button kind="primary" onClick={() => onDecide(true)}>
            Aceitar
          </Button>
          <Button onClick={() => onDecide(false)}>Recusar</Button>
        </div>
      )}
    </article>
  )
}
