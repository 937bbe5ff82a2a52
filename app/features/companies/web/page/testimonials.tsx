import { Avatar } from '#web/layout/headers/avatar.tsx'
import type { CompanyAttributes } from './company.ts'
import styles from './company-page.module.css'

export const Testimonials = ({ of }: { of: CompanyAttributes['contributions'] }) => (
  <ul className={styles.testimonials}>
    {of.map(({ id, name, title, testimony, avatar }) => (
      <li key={id}>
        <figure>
          <blockquote>{testimony}</blockquote>
          <figcaption>
            <Avatar name={name} src={avatar?.url} srcSet={avatar?.srcset} size={56} />
            <span>
              <strong>{name}</strong>
              <span>{title}</span>
            </span>
          </figcaption>
        </figure>
      </li>
    ))}
  </ul>
)
