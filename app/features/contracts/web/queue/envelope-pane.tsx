import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { answerOf } from '#web/calls/answer.ts'
import { Loaded } from '#web/page/loaded.tsx'
import { Stack } from '#web/page/page.tsx'
import { showEnvelope } from '../../wire/envelopes.ts'
import { BoxButtons } from '../detail/box-buttons.tsx'
import { DifferencesCard } from '../detail/differences-card.tsx'
import { InternshipCard } from '../detail/internship-card.tsx'
import { Situation } from '../detail/situation.tsx'
import styles from './envelope-pane.module.css'
import { DocumentPreview } from './document-preview.tsx'
import { ReviewCard } from './review-card.tsx'

/**
 * What one needs to see before one approves: what it is, what differs, the document itself. `whole` is its own address.
 */
export function EnvelopePane({ id, whole }: { id: string; whole: string }) {
  const query = useQuery({ ...answerOf(showEnvelope, { id }), retry: false })
  return (
    <Loaded of={[query]} missing="Não encontramos este contrato">
      {({ data: envelope }) => {
        const { attributes: a } = envelope
        return (
          <article className={styles.pane} aria-labelledby="opened">
            <header className={styles.head}>
              <h2 id="opened">
                {a.type_name} de {a.internship.intern_name}
              </h2>
              <Link to={whole}>Abrir por inteiro</Link>
            </header>
            <Situation header={a.header}>
              <BoxButtons envelope={envelope} />
            </Situation>
            <Stack>
              <ReviewCard id={id} />
              <DifferencesCard differences={a.differences} version={a.version} />
              <InternshipCard internship={a.internship} description={a.description} />
              <DocumentPreview id={id} attributes={a} />
            </Stack>
          </article>
        )
      }}
    </Loaded>
  )
}
