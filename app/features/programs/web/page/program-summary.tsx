import { Link } from 'react-router'
import { dayWords } from '#web/moment.ts'
import { ShowcaseFacts, ShowcaseSummary } from '#web/page/showcase.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { OVER } from '../../wire/program-words.ts'
import { closingWords } from './closing-words.ts'
import type { ProgramAttributes } from './program.ts'
import styles from './program-page.module.css'

/** Until when, by when everybody hears, and where to go on. */
export const ProgramSummary = ({ program, jobs }: { program: ProgramAttributes; jobs: number }) => {
  const { open, status, close_enrollment_at, answer_by, company_name, company_slug, next, previous } = program
  return (
    <ShowcaseSummary label="Resumo do programa">
      {open && jobs > 0 && (
        <ButtonLink kind="primary" to="#vagas" className={styles.way}>
          {jobs === 1 ? 'Ver a vaga e me candidatar' : `Ver as ${jobs} vagas e me candidatar`}
        </ButtonLink>
      )}
      {!open && status !== 'draft' && (
        <p className={styles.over}>
          <strong>{OVER}</strong>
        </p>
      )}
      <ShowcaseFacts>
        {close_enrollment_at && (
          <div>
            <dt>{open || status === 'draft' ? 'Inscrições até' : 'As inscrições iam até'}</dt>
            <dd>{closingWords(close_enrollment_at)}</dd>
          </div>
        )}
        {answer_by && (
          <div>
            <dt>Todos têm resposta até</dt>
            <dd>{dayWords(answer_by)}</dd>
          </div>
        )}
        <div>
          <dt>Atualizado em</dt>
          <dd>{dayWords(program.updated_at)}</dd>
        </div>
      </ShowcaseFacts>
      {next && <Edition label="Próxima edição" of={next} />}
      <ButtonLink to={`/empresas/ver/${company_slug}`} className={styles.way}>
        Página da {company_name}
      </ButtonLink>
      {previous && <Edition label="Edição anterior" of={previous} />}
    </ShowcaseSummary>
  )
}

const Edition = ({ label, of }: { label: string; of: NonNullable<ProgramAttributes['next']> }) => (
  <p className={styles.edition}>
    {label}: <Link to={`/programa_estagios/${of.slug}`}>{[of.title, of.edition].filter(Boolean).join(' ')}</Link>
  </p>
)
