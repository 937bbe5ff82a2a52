import { ButtonLink } from '#web/ui/button.tsx'
import styles from '../own/own.module.css'

type Props = { slug: string; title: string; questions: number; complete: boolean }

const many = (n: number) => (n === 1 ? '1 pergunta' : `${n} perguntas`)

/** The company's questions come before the confirmation. */
export const QuestionnaireStep = ({ slug, title, questions, complete }: Props) => (
  <section className={styles.card} aria-labelledby="questionario">
    <h2 id="questionario">{complete ? 'Suas respostas à empresa' : 'Antes, responda à empresa'}</h2>
    <p>
      {title}: {many(questions)}. {complete ? 'Tudo respondido.' : 'Você pode parar e continuar depois.'}
    </p>
    <div className={styles.actions}>
      <ButtonLink kind={complete ? 'secondary' : 'primary'} to={`/vagas/${slug}/candidaturas/formulario`}>
        {complete ? 'Rever respostas' : 'Responder ao questionário'}
      </ButtonLink>
    </div>
  </section>
)
