import { IconArrowRight } from '#web/icons/a/arrow-right.ts'
import { IconCheck } from '#web/icons/c/check.ts'
import { Link } from 'react-router'
import { useSite } from '#web/site.ts'
import { Icon } from '#web/ui/media/icon.tsx'
import { AUDIENCES } from '../home-copy.ts'
import styles from './sides.module.css'

/** Three pillars of one deck. */
export const Sides = () => (
  <section aria-labelledby="para-quem">
    <h2 id="para-quem">Três lados, uma ponte</h2>
    <ul className={styles.sides}>
      {AUDIENCES.map(({ title, points, link }) => (
        <li key={title}>
          <h3>{title}</h3>
          <ul>
            {points.map((point) => (
              <li key={point}>
                <Icon of={IconCheck} size={18} /> {point}
              </li>
            ))}
          </ul>
          {link === 'contact' ? (
            <Contact />
          ) : (
            <Link to={link.to} className={styles.more}>
              {link.label} <Icon of={IconArrowRight} size={18} />
            </Link>
          )}
        </li>
      ))}
    </ul>
  </section>
)

function Contact() {
  const { support_email } = useSite().links ?? {}
  if (!support_email) return null
  return (
    <a
      href={`mailto:${support_email}?subject=${encodeURIComponent('Portal de vagas para a nossa instituição')}`}
      className={styles.more}
    >
      Falar com a gente <Icon of={IconArrowRight} size={18} />
    </a>
  )
}
