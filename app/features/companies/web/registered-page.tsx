import { useLocation } from 'react-router'
import { pageMeta } from '#web/page-meta.ts'
import { useSession } from '#web/session/session.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { State } from '#web/ui/states/state.tsx'
import { useAwake } from '#web/use-awake.ts'
import type { Route } from './+types/registered-page'
import styles from './registered.module.css'

export const handle = { remember: 60 }

export const meta = (args: Route.MetaArgs) => pageMeta(args, { title: 'Cadastro de empresa', index: false })

const NEXT = [
  [
    'Confira seu e-mail',
    'Enviamos uma mensagem para quem fez o cadastro, com o link que ' +
      'confirma o e-mail e o que ainda falta para publicar.',
  ],
  ['Entre e complete os dados', 'Com a página da empresa pronta, os candidatos sabem com quem vão trabalhar.'],
  ['Publique sua primeira vaga', 'Estágio, trainee ou efetivo: você escolhe quem vê e até quando.'],
] as const

/** What happens now, to whoever has just registered. Others are told how to. */
export default function RegisteredPage() {
  const inside = useSession().userType === 'CompanyManager'
  const { state } = useLocation() as { state: { registered?: true } | null }
  const awake = useAwake()
  if (!awake || !state?.registered)
    return (
      <State
        heading="h1"
        drawing="bridge"
        title="Cadastre sua empresa"
        text="Em dois passos você publica vagas e estágios. Se já se cadastrou, é só entrar."
        action={
          <>
            <ButtonLink kind="primary" to="/empresas/cadastro/criar">
              Cadastrar empresa
            </ButtonLink>
            <ButtonLink to="/colaboradores/entrar">Entrar</ButtonLink>
          </>
        }
      />
    )
  return (
    <section className={styles.page}>
      <h1>Sua empresa está cadastrada</h1>
      <p className={styles.lead}>Veja o que acontece agora:</p>
      <ol className={styles.steps}>
        {NEXT.map(([title, text]) => (
          <li key={title}>
            <h2>{title}</h2>
            <p>{text}</p>
          </li>
        ))}
      </ol>
      <ButtonLink kind="primary" to={inside ? '/empresas/dashboard' : '/colaboradores/entrar'}>
        Entrar na área da empresa
      </ButtonLink>
    </section>
  )
}
