import { lazy, type ReactNode, Suspense } from 'react'
import { Link, useLocation } from 'react-router'
import { AccountCard } from '#features/accounts/web/login/account-card.tsx'
import { dayWords } from '#web/moment.ts'
import styles from './doors.module.css'
import type { JobInSight } from './job-in-sight.ts'

// Log-ins without a job do not load its card.
const JobInShort = lazy(async () => ({ default: (await import('./job-in-short.tsx')).JobInShort }))

const WAYS = [
  { to: '/usuarios/cadastro/criar', label: 'Criar conta' },
  { to: '/usuarios/entrar', label: 'Já tenho conta' },
]

type Props = { title: string; job: JobInSight; children: ReactNode }

/** The way in for somebody who applies: the job stays in sight, and both ways are one tap apart. */
export function Door({ title, job, children }: Props) {
  const { pathname, search } = useLocation()
  return (
    <AccountCard
      title={title}
      beside={
        <>
          <Suspense>
            <JobInShort job={job} />
          </Suspense>
          <Ahead job={job} comesBack={pathname === WAYS[1]!.to} />
        </>
      }
      tabs={
        <nav className={styles.tabs} aria-label="Como entrar">
          {WAYS.map(({ to, label }) => (
            <Link key={to} to={{ pathname: to, search }} replace aria-current={to === pathname ? 'page' : undefined}>
              {label}
            </Link>
          ))}
        </nav>
      }
    >
      {children}
    </AccountCard>
  )
}

const Ahead = ({ job: { author_name, answer_by }, comesBack }: { job: JobInSight; comesBack: boolean }) => (
  <section className={styles.ahead} aria-labelledby="falta-pouco">
    <h2 id="falta-pouco">Falta pouco</h2>
    <ol>
      {comesBack ? (
        <li>
          <strong>Entre na sua conta</strong> A vaga espera por você.
        </li>
      ) : (
        <>
          <li>
            <strong>Crie a conta</strong> Um minuto, de graça.
          </li>
          <li>
            <strong>Confirme o e-mail</strong> O link traz você de volta a esta vaga.
          </li>
        </>
      )}
      <li>
        <strong>Complete o que a vaga pede</strong> Só o que ainda faltar no seu perfil.
      </li>
      <li>
        <strong>Candidatura enviada</strong>{' '}
        {answer_by ? `${author_name} responde até ${dayWords(answer_by)}.` : `${author_name} recebe o seu perfil.`}
      </li>
    </ol>
  </section>
)
