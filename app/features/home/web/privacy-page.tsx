import { PRIVACY_VERSION } from '#features/legal-texts/wire.ts'
import { Column } from '#web/layout/frame.tsx'
import { pageMeta } from '#web/page-meta.ts'
import { dataOfficer, useSite } from '#web/site.ts'
import type { Route } from './+types/privacy-page'
import styles from './privacy-page.module.css'
import { privacyText, type PrivacySection } from './privacy-text.ts'

export const handle = { remember: 60 }
export const loader = () => ({ version: PRIVACY_VERSION })

const description =
  'Quais dados pessoais tratamos, para quê, por quanto tempo, com quem, e como exercer os seus direitos pela LGPD.'
export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: 'Política de privacidade', description })

const inWords = (version: string) =>
  new Intl.DateTimeFormat('pt-BR', { dateStyle: 'long', timeZone: 'America/Sao_Paulo' }).format(
    new Date(`${version}T12:00:00-03:00`),
  )

export default function PrivacyPage({ loaderData: { version } }: Route.ComponentProps) {
  const site = useSite()
  const sections = privacyText(site.app_name, dataOfficer(site))
  return (
    <Column narrow>
      <article className={styles.text}>
        <h1>Política de privacidade</h1>
        <p className={styles.version}>
          Versão de <time dateTime={version}>{inWords(version)}</time>
        </p>
        <p className={styles.lead}>
          O resumo: pedimos só o que é preciso, dizemos para quê, não vendemos nada, e você pode ver, corrigir, levar e
          apagar o que é seu.
        </p>
        <nav aria-labelledby="indice" className={styles.index}>
          <h2 id="indice">Nesta página</h2>
          <ol>
            {sections.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`}>{title}</a>
              </li>
            ))}
          </ol>
        </nav>
        {sections.map((section) => (
          <Section key={section.id} {...section} />
        ))}
      </article>
    </Column>
  )
}

function Section({ id, title, paragraphs = [], items = [], after }: PrivacySection) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {paragraphs.map((words) => (
        <p key={words}>{words}</p>
      ))}
      {items.length > 0 && (
        <dl>
          {items.map(([what, why]) => (
            <div key={what}>
              <dt>{what}</dt>
              <dd>{why}</dd>
            </div>
          ))}
        </dl>
      )}
      {after && <p>{after}</p>}
    </section>
  )
}
