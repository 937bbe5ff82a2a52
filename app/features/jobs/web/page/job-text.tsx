import { IconCheck } from '#web/icons/c/check.ts'
import { Icon } from '#web/ui/media/icon.tsx'
import { RichText } from '#web/ui/text/rich-text.tsx'
import styles from './job-page.module.css'
import type { Job } from './job.ts'
import { Wanted } from './wanted.tsx'

/** The advert's text. */
export function JobText({ job }: { job: Job['attributes'] }) {
  return (
    <>
      {job.description && (
        <section>
          <h2>Sobre a vaga</h2>
          <RichText html={job.description} />
        </section>
      )}
      {job.responsibilities && (
        <section>
          <h2>Responsabilidades</h2>
          <RichText html={job.responsibilities} />
        </section>
      )}
      <section>
        <h2>Requisitos</h2>
        {job.requirements && <RichText html={job.requirements} />}
        <Wanted job={job} />
      </section>
      {job.benefits.length > 0 && (
        <section>
          <h2>Benefícios</h2>
          <ul className={styles.benefits}>
            {job.benefits.map(({ label, image }) => (
              <li key={label}>
                {image ? (
                  <img src={image} alt="" width={24} height={24} loading="lazy" />
                ) : (
                  <Icon of={IconCheck} size={24} />
                )}
                {label}
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}
