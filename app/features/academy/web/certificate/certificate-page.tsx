import { useQuery } from '@tanstack/react-query'
import { answerOf } from '#web/calls/answer.ts'
import { useAct } from '#web/calls/use-act.ts'
import { dayWords } from '#web/moment.ts'
import { FileCheck } from '#web/page/file-check.tsx'
import { Loaded } from '#web/page/loaded.tsx'
import { Actions, Facts, Page, Section } from '#web/page/page.tsx'
import { pageMeta } from '#web/page-meta.ts'
import { saveBlob } from '#web/save-blob.ts'
import { useSession } from '#web/session/session.ts'
import { Notice } from '#web/ui/alerts/notice.tsx'
import { Button } from '#web/ui/button.tsx'
import { formatDate } from '#wire/time/date.ts'
import { checkCourseCertificate, printCourseCertificate, readCredential } from '../../wire/certificates.ts'
import { hoursWords } from '../catalogue/course-words.ts'
import type { Route } from './+types/certificate-page'
import { RevokeForm } from './revoke-form.tsx'

export const meta = (args: Route.MetaArgs) => pageMeta(args, { title: 'Conferir certificado', index: false })

const STATES = {
  valid: ['info', 'Certificado válido', 'Ele foi emitido aqui, e nada mudou desde então.'],
  replaced: ['warning', 'Certificado substituído', 'Foi emitido outro no lugar deste, com o nome corrigido.'],
  revoked: ['bad', 'Certificado revogado', 'Ele não vale mais.'],
} as const
const FILE_WORDS = {
  same: ['good', 'É este certificado, byte por byte', 'O arquivo é igual ao que foi emitido.'],
  appended: ['bad', 'Arquivo alterado', 'Ele não é igual ao certificado que foi emitido.'],
  altered: ['bad', 'Arquivo alterado', 'Ele não é igual ao certificado que foi emitido.'],
} as const

export default function CertificatePage({ params: { id } }: Route.ComponentProps) {
  const { userType } = useSession()
  const query = useQuery({ ...answerOf(checkCourseCertificate, { code: id }), retry: false })
  return (
    <Page title="Conferir certificado" width="form">
      <Loaded of={[query]} missing="Não achamos este certificado">
        {({ data: { attributes: of } }) => {
          const [kind, title, words] = STATES[of.state]
          return (
            <>
              <Notice kind={kind} title={title}>
                {of.revoked_why ? `${words} O motivo: ${of.revoked_why}` : words}
              </Notice>
              <Section title={of.title} id="curso">
                <Facts
                  facts={[
                    ...(of.person ? [['Quem concluiu', of.person] as const] : []),
                    ['Concluído em', formatDate(of.finished_on)],
                    ['Carga horária', hoursWords(of.hours)],
                    ['Versão do curso', of.version],
                    ['Emitido em', dayWords(of.issued_at)],
                    ['Código', of.code],
                    ...(of.revoked_at ? [['Revogado em', dayWords(of.revoked_at)] as const] : []),
                    ...(of.revoked_by ? [['Revogado por', of.revoked_by] as const] : []),
                  ]}
                />
                {of.readable && <Downloads code={of.code} />}
              </Section>
              <FileCheck sha256={of.sha256} words={FILE_WORDS} />
              {userType === 'Operator' && of.state === 'valid' && <RevokeForm code={of.code} />}
            </>
          )
        }}
      </Loaded>
    </Page>
  )
}

function Downloads({ code }: { code: string }) {
  const failed = 'Não foi possível baixar agora. Por favor, tente novamente.'
  const print = useAct(printCourseCertificate, { onDone: (pdf) => saveBlob(pdf, 'certificado.pdf'), failed })
  const read = useAct(readCredential, { onDone: (jwt) => saveBlob(jwt, 'credencial.jwt'), failed })
  return (
    <Actions>
      <Button kind="primary" loading={print.busy} onClick={() => print.press({ code })}>
        Baixar PDF
      </Button>
      <Button loading={read.busy} onClick={() => read.press({ code })}>
        Baixar credencial digital
      </Button>
    </Actions>
  )
}
