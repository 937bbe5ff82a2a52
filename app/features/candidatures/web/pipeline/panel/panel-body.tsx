import { ButtonLink } from '#web/ui/button.tsx'
import { Muted } from '#web/page/page.tsx'
import { useSession } from '#web/session/session.ts'
import { mayUse } from '#wire/person/roles.ts'
import { SUSPENDED } from '../../../wire/candidature-words.ts'
import own from '../../own/own.module.css'
import { CandidatureAnswers } from '../../questionnaire/candidature-answers.tsx'
import { SuspensionNotice } from '../suspension-notice.tsx'
import { InterviewPart } from '../interview-part.tsx'
import { AdministrationPart } from './administration-part.tsx'
import type { Assessment } from './assessment.ts'
import { NotesPart } from './notes-part.tsx'
import panel from './panel.module.css'
import { ReviewPart } from './review-part.tsx'
import { TestsPart } from './tests-part.tsx'
import { ShownProfile } from './shown-profile.tsx'

/** The parts of a candidature, one below the other: what waits for an answer, the person, then administration. */
export function PanelBody({ of, suspended }: { of: Assessment; suspended: boolean }) {
  const { message, pcd, feedback, readable, profile, answers } = of.attributes
  return (
    <div className={panel.body}>
      <SuspensionNotice suspended={suspended}>
        <Muted>{SUSPENDED}</Muted>
      </SuspensionNotice>
      <HiredPart of={of} />
      {!suspended && <InterviewPart of={of} />}
      <ReviewPart of={of} />
      {feedback && (
        <section className={panel.part} aria-label="Resposta">
          <h3>Resposta enviada</h3>
          <p className={own.said}>{feedback}</p>
        </section>
      )}
      {message && (
        <section className={panel.part} aria-label="Mensagem">
          <h3>Mensagem</h3>
          <p className={own.said}>{message}</p>
        </section>
      )}
      <CandidatureAnswers of={answers} />
      {readable && <ShownProfile of={profile} />}
      <TestsPart of={of.attributes.tests} />
      {pcd !== null && (
        <p>
          Pessoa com deficiência: <strong>{pcd ? 'sim' : 'não'}</strong>. Contado só para esta candidatura.
        </p>
      )}
      <NotesPart of={of} />
      <AdministrationPart of={of} suspended={suspended} />
    </div>
  )
}

/** Who is hired for an internship gets a contract next. */
function HiredPart({ of: { id, attributes } }: { of: Assessment }) {
  const drafts = mayUse('CONTRACTS', useSession().attributes.roles ?? [])
  if (attributes.state !== 'hired' || !attributes.job.is_internship || !drafts) return null
  return (
    <div className={panel.row}>
      <ButtonLink to={`/folders/convites?candidatura=${id}`}>Convidar para a admissão</ButtonLink>
      <ButtonLink kind="primary" to={`/folders/novo?candidatura=${id}`}>
        Criar contrato
      </ButtonLink>
    </div>
  )
}
