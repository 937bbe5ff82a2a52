import styles from './job-page.module.css'
import type { Job } from './job.ts'

const listed = new Intl.ListFormat('pt-BR', { type: 'conjunction' })

function semesters({ least_semester: least, most_semester: most }: Job['attributes']) {
  if (least && most) return least === most ? `${least}º período` : `Do ${least}º ao ${most}º período`
  if (least) return `A partir do ${least}º período`
  return most ? `Até o ${most}º período` : undefined
}

const spoken = ({ name, level, required }: Job['attributes']['languages'][number]) =>
  `${name} (${level.toLowerCase()}${required ? '' : ', desejável'})`

/** Requirements, besides the description. */
export function Wanted({ job }: { job: Job['attributes'] }) {
  const rows: [string, string | undefined][] = [
    ['Cursos', job.courses.length ? listed.format(job.courses) : undefined],
    ['Período', semesters(job)],
    ['Conhecimentos', job.skills.length ? listed.format(job.skills) : undefined],
    ['Idiomas', job.languages.length ? listed.format(job.languages.map(spoken)) : undefined],
  ]
  const filled = rows.filter(([, words]) => words)
  if (!filled.length) return null
  return (
    <dl className={styles.wanted}>
      {filled.map(([name, words]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{words}</dd>
        </div>
      ))}
    </dl>
  )
}
