import type { ReactNode } from 'react'
import { standingOf } from '#features/collaborators/web/standing-of.ts'
import { VerificationMark } from '#features/companies/web/verification-mark.tsx'
import { dayWords, momentWords } from '#web/moment.ts'
import { type Column, DataTable } from '#web/ui/tables/data-table.tsx'
import { EmailAddress } from '#web/ui/text/email-address.tsx'
import { StandingMark } from '#web/ui/states/standing.tsx'
import type { Answer } from '#wire/endpoint.ts'
import type { showCompany } from '../wire.ts'
import styles from './admin.module.css'

type Company = Answer<typeof showCompany>['data']['attributes']
type Manager = Company['managers'][number]

export function CompanyFacts({ cnpj, sector, phone, website, created_at, parent_name, institution_name }: Company) {
  const facts: [string, ReactNode][] = [
    ['CNPJ', cnpj],
    ['Setor', sector],
    ['Telefone', phone],
    [
      'Site',
      <a key="site" href={website} target="_blank" rel="noopener noreferrer">
        {website.replace(/^https?:\/\//, '').replace(/\/$/, '')}
      </a>,
    ],
    ['Cadastro', dayWords(created_at)],
    ...(parent_name ? [['Filial de', parent_name] satisfies [string, ReactNode]] : []),
    ...(institution_name ? [['Veio pelo mural de', institution_name] satisfies [string, ReactNode]] : []),
  ]
  return (
    <section className={styles.card} aria-labelledby="dados">
      <h2 id="dados">Dados</h2>
      <dl className={styles.facts}>
        {facts.map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

const COLUMNS: Column<Manager>[] = [
  { key: 'name', header: 'Nome', cell: ({ name }) => name },
  { key: 'email', header: 'E-mail', cell: ({ email }) => <EmailAddress>{email}</EmailAddress> },
  { key: 'roles', header: 'Permissões', cell: ({ roles }) => roles.join(', ') || 'Nenhuma' },
  { key: 'active', header: 'Situação', cell: (manager) => <Standing of={standingOf(manager)} /> },
]

const Standing = ({ of: { mark, words } }: { of: ReturnType<typeof standingOf> }) => (
  <StandingMark of={mark}>{words}</StandingMark>
)

export const Managers = ({ managers }: { managers: Manager[] }) => (
  <section className={styles.card} aria-labelledby="gestores">
    <h2 id="gestores">Gestores</h2>
    <DataTable
      caption="Gestores"
      columns={COLUMNS}
      rows={managers}
      rowKey={({ email }) => email}
      empty={<p className={styles.muted}>Esta empresa ainda não tem gestores.</p>}
    />
  </section>
)

export const History = ({ decisions }: { decisions: Company['decisions'] }) => (
  <section className={styles.card} aria-labelledby="historico">
    <h2 id="historico">Histórico</h2>
    {decisions.length === 0 ? (
      <p className={styles.muted}>Ninguém decidiu nada sobre esta empresa ainda.</p>
    ) : (
      <ol className={styles.history}>
        {decisions.map(({ verification, reason, decided_by, decided_at }) => (
          <li key={decided_at}>
            <span>
              <VerificationMark of={verification} />
            </span>
            {reason && <p>{reason}</p>}
            <p className={styles.muted}>
              {decided_by}, {momentWords(decided_at)}
            </p>
          </li>
        ))}
      </ol>
    )}
  </section>
)
