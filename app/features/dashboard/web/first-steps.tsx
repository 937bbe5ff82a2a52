import { IconCheck } from '#web/icons/c/check.ts'
import { ResendConfirmation } from '#features/accounts/web/resend-confirmation.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/media/icon.tsx'
import type { Answer } from '#wire/endpoint.ts'
import type { showDashboard } from '../wire.ts'
import { GrowingBridge } from './growing-bridge.tsx'
import styles from './first-steps.module.css'

type Dashboard = Answer<typeof showDashboard>['data']['attributes']
/** One without an address is done here: the link is sent again. */
type Step = { title: string; text: string; done: boolean; to?: string; words?: string }
type Props = Pick<Dashboard, 'email_confirmed'> & { steps: NonNullable<Dashboard['first_steps']> }

/** A new company's way to the first candidature; the next step alone is primary. */
export function FirstSteps({ email_confirmed, steps }: Props) {
  const all: Step[] = [
    {
      title: 'Confirme seu e-mail',
      text: 'O link está na sua caixa de entrada. Depois disso a empresa aparece como verificada e publica vagas.',
      done: email_confirmed,
    },
    {
      title: 'Complete a página da empresa',
      text: 'Algumas frases sobre o trabalho, e o logo. Leva uns 2 minutos.',
      done: steps.page,
      to: '/empresas/editar',
      words: 'Completar',
    },
    {
      title: 'Publique a primeira vaga',
      text: 'O rascunho pode ser escrito já; publicar pede o e-mail confirmado.',
      done: steps.job,
      to: '/vagas/minhas/nova',
      words: 'Criar vaga',
    },
    {
      title: 'Convide colegas',
      text: 'Quem seleciona, quem assina e quem cuida dos contratos, cada um com o seu papel.',
      done: steps.colleagues,
      to: '/colaboradores/novo',
      words: 'Convidar',
    },
  ]
  const done = all.filter((one) => one.done).length
  const next = all.find((one) => !one.done)
  return (
    <section className={styles.steps} aria-label="Primeiros passos">
      <div className={styles.head}>
        <div>
          <h2>Primeiros passos</h2>
          <p className={styles.progress}>
            {done} de {all.length} prontos
          </p>
        </div>
        <GrowingBridge spans={all.map((one) => one.done)} />
      </div>
      <ol>
        {all.map(({ title, text, done: ready, to, words }, at) => (
          <li key={title} className={styles.step} data-next={next?.title === title || undefined}>
            <span className={styles.sign} data-done={ready || undefined} aria-hidden="true">
              {ready ? <Icon of={IconCheck} size={18} /> : at + 1}
            </span>
            <div className={styles.words}>
              <h3>{title}</h3>
              <p>{text}</p>
            </div>
            {ready ? (
              <span className={styles.done}>feito</span>
            ) : to ? (
              <ButtonLink kind={next?.title === title ? 'primary' : 'secondary'} to={to}>
                {words}
              </ButtonLink>
            ) : (
              <ResendConfirmation kind={next?.title === title ? 'primary' : 'secondary'} />
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}
