import { useQuery } from '@tanstack/react-query'
import { answerOf } from '#web/calls/answer.ts'
import { useAct } from '#web/calls/use-act.ts'
import { Loaded } from '#web/page/loaded.tsx'
import { Actions, Entries, Muted, Page, Section } from '#web/page/page.tsx'
import { pageMeta } from '#web/page-meta.ts'
import { Notice } from '#web/ui/alerts/notice.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import type { Answer } from '#wire/endpoint.ts'
import { KIND_WORDS } from '../../wire/academy-words.ts'
import { issueCourseCertificate, showCompletion } from '../../wire/certificates.ts'
import { hoursWords } from '../catalogue/course-words.ts'
import type { Route } from './+types/completion-page'

export const meta = (args: Route.MetaArgs) => pageMeta(args, { title: 'Curso concluído', index: false })

type Completion = Answer<typeof showCompletion>['data']
const number = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 1 })

export default function CompletionPage({ params }: Route.ComponentProps) {
  const query = useQuery({ ...answerOf(showCompletion, { id: params.matriculation_id }), retry: false })
  return (
    <Loaded of={[query]} page="form" missing="Não achamos este curso entre os seus">
      {({ data }) => (
        <Page
          title={data.attributes.completed_at ? 'Parabéns, você concluiu!' : 'Falta pouco'}
          lead={data.attributes.title}
          back={{ to: '/academy/cursos/meus', label: 'Meus cursos' }}
          width="form"
        >
          {data.attributes.completed_at ? <Done of={data} /> : <Missing of={data} />}
        </Page>
      )}
    </Loaded>
  )
}

const Missing = ({ of: { id, attributes: of } }: { of: Completion }) => (
  <Section title="O que falta" id="falta" lead="O certificado sai quando todos os itens obrigatórios contam.">
    <Entries>
      {of.missing.map((item) => (
        <li key={item.id}>
          <ButtonLink kind="quiet" to={`/academy/cursos/${of.course_id}/assistir/${item.id}/${id}`}>
            {item.title}
          </ButtonLink>
          <Muted>Conta {KIND_WORDS[item.kind][1]}.</Muted>
        </li>
      ))}
    </Entries>
  </Section>
)

function Done({ of: { id, attributes: of } }: { of: Completion }) {
  const issue = useAct(issueCourseCertificate, { refresh: [showCompletion] })
  const { certificate, credited } = of
  if (certificate?.state === 'revoked')
    return (
      <Notice kind="bad" title="Certificado revogado">
        <ButtonLink kind="quiet" to={`/academy/cursos/certificado/${certificate.id}`}>
          Ver o motivo
        </ButtonLink>
      </Notice>
    )
  return (
    <>
      <Section title="Certificado" id="certificado">
        {certificate?.outdated && (
          <Notice kind="warning" title="O nome do seu perfil mudou">
            Emita de novo: o certificado anterior passa a dizer “substituído”.
          </Notice>
        )}
        <Actions>
          {certificate && (
            <ButtonLink kind="primary" to={`/academy/cursos/certificado/${certificate.code}`}>
              Ver o certificado
            </ButtonLink>
          )}
          {(!certificate || certificate.outdated) && (
            <Button
              kind={certificate ? 'secondary' : 'primary'}
              loading={issue.busy}
              onClick={() => issue.press({ id })}
            >
              {certificate ? 'Emitir de novo' : 'Emitir certificado'}
            </Button>
          )}
        </Actions>
        {!certificate && <Muted>Ele vale {hoursWords(of.hours)}, que entram nas suas horas complementares.</Muted>}
      </Section>
      {credited && (
        <Section title="Suas horas complementares" id="horas">
          <p>
            {hoursWords(of.hours)} entraram em “{credited.category}”: você reuniu {number.format(credited.hours)} h ali,
            e {number.format(credited.credited)} h contam. O limite é de {number.format(credited.cap)} h.
          </p>
          {credited.why && <Muted>{credited.why}</Muted>}
          <Actions>
            <ButtonLink to="/usuarios/certificados">Ver minhas horas</ButtonLink>
          </Actions>
        </Section>
      )}
    </>
  )
}
