import { IconArrowRight } from '#web/icons/a/arrow-right.ts'
import { IconCheck } from '#web/icons/c/check.ts'
import { Link } from 'react-router'
import { startOf } from '#web/session/homes.ts'
import { pageMeta } from '#web/page-meta.ts'
import { useSession } from '#web/session/session.ts'
import { useSite } from '#web/site.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/media/icon.tsx'
import type { Route } from './+types/home-page'
import { BridgeScene } from './bridge-scene.tsx'
import { AUDIENCES, PROMISES, STEPS } from './home-copy.ts'
import styles from './home-page.module.css'

export const handle = { remember: 60 }

const description =
  'Vagas de estágio, trainee e primeiro emprego. Estudantes, empresas e instituições ' +
  'de ensino se encontram aqui, do perfil ao contrato assinado.'
export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: 'Estágios e vagas para jovens talentos', description })

export default function HomePage() {
  const { isLogged, userType } = useSession()
  return (
    <div className={styles.home}>
      <section className={styles.hero}>
        <div>
          <h1>Da sala de aula ao primeiro trabalho, por um caminho só</h1>
          <p className={styles.lead}>
            Estágios, programas de trainee e primeiros empregos em empresas que respondem. Para quem estuda, para quem
            contrata e para quem ensina.
          </p>
          <div className={styles.ways}>
            {isLogged ? (
              <ButtonLink kind="primary" to={startOf(userType)}>
                Ir para a minha área
              </ButtonLink>
            ) : (
              <ButtonLink kind="primary" to="/usuarios/cadastro/criar">
                Criar conta
              </ButtonLink>
            )}
            <ButtonLink to="/vagas">Ver vagas</ButtonLink>
            <ButtonLink to="/empresas/cadastro/criar">Cadastrar empresa</ButtonLink>
          </div>
        </div>
        <BridgeScene />
      </section>
      <Audiences />
      <Steps />
      <Promises />
      <section className={styles.close}>
        <div>
          <h2>Sua empresa procura gente com vontade de aprender?</h2>
          <p>O cadastro leva dois passos e não custa nada.</p>
        </div>
        <ButtonLink kind="primary" to="/empresas/cadastro/criar">
          Cadastrar empresa
        </ButtonLink>
      </section>
    </div>
  )
}

function Audiences() {
  return (
    <section aria-labelledby="para-quem">
      <h2 id="para-quem">Três lados, uma ponte</h2>
      <ul className={styles.cards}>
        {AUDIENCES.map(({ icon, title, text, points, link }) => (
          <li key={title} className={styles.card}>
            <span className={styles.badge}>
              <Icon of={icon} size={24} />
            </span>
            <h3>{title}</h3>
            <p>{text}</p>
            <ul className={styles.points}>
              {points.map((point) => (
                <li key={point}>
                  <Icon of={IconCheck} size={18} />
                  {point}
                </li>
              ))}
            </ul>
            {link === 'contact' ? (
              <Contact />
            ) : (
              <Link to={link.to} className={styles.more}>
                {link.label}
                <Icon of={IconArrowRight} size={18} />
              </Link>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

function Contact() {
  const { support_email } = useSite().links ?? {}
  if (!support_email) return null
  return (
    <a
      href={`mailto:${support_email}?subject=${encodeURIComponent('Portal de vagas para a nossa instituição')}`}
      className={styles.more}
    >
      Fale com a gente
      <Icon of={IconArrowRight} size={18} />
    </a>
  )
}

function Steps() {
  return (
    <section aria-labelledby="como-funciona">
      <h2 id="como-funciona">Quatro passos até o outro lado</h2>
      <ol className={styles.steps}>
        {STEPS.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}

function Promises() {
  return (
    <section aria-labelledby="promessas">
      <h2 id="promessas">O que você pode esperar</h2>
      <ul className={styles.promises}>
        {PROMISES.map(({ icon, title, text }) => (
          <li key={title}>
            <Icon of={icon} size={26} />
            <div>
              <h3>{title}</h3>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
