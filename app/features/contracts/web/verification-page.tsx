import { useQuery } from '@tanstack/react-query'
import { answerOf } from '#web/calls/answer.ts'
import { momentWords } from '#web/moment.ts'
import { pageMeta } from '#web/page-meta.ts'
import { FileCheck } from '#web/page/file-check.tsx'
import { Loaded } from '#web/page/loaded.tsx'
import { Facts, Muted, Page, Rows, Section } from '#web/page/page.tsx'
import { Notice } from '#web/ui/alerts/notice.tsx'
import { showVerification } from '../wire/verifications.ts'
import type { Route } from './+types/verification-page'

export const meta = (args: Route.MetaArgs) => pageMeta(args, { title: 'Verificar documento', index: false })

const STATES = {
  sealed: ['info', 'Documento autêntico', 'Todas as partes assinaram, e o documento está selado.'],
  on_its_way: ['warning', 'Documento a caminho', 'Ainda faltam assinaturas: este documento não está completo.'],
  ended: ['bad', 'Documento sem validade', 'Ele foi rejeitado ou cancelado antes de ser concluído.'],
} as const

export default function VerificationPage({ params: { code } }: Route.ComponentProps) {
  const query = useQuery({ ...answerOf(showVerification, { code }), retry: false })
  return (
    <Page title="Verificar documento" lead={`Código ${code.toUpperCase()}`} width="form">
      <Loaded of={[query]} missing="Não achamos este código">
        {({ data: { attributes: found } }) => {
          const [kind, title, words] = STATES[found.state]
          return (
            <>
              <Notice kind={kind} title={title}>
                {words}
              </Notice>
              <Section title={found.type_name} id="document">
                <Facts
                  facts={[
                    ['Empresa', found.company_name],
                    ['Instituição', found.institution_name ?? 'Não informado.'],
                    ['Estagiário(a)', found.intern_initials],
                    ['Versão', found.version],
                    ...(found.sealed_at ? [['Selado em', momentWords(found.sealed_at)] as const] : []),
                    ...(found.sealed_by ? [['Selado por', found.sealed_by] as const] : []),
                    ...(found.sha256 ? [['Resumo SHA-256', found.sha256] as const] : []),
                    [
                      'História',
                      found.history.intact
                        ? `${found.history.entries} registros, todos íntegros`
                        : 'A história foi alterada',
                    ],
                  ]}
                />
              </Section>
              {found.signers.length > 0 && (
                <Section title="Quem assinou" id="signers">
                  <Rows>
                    {found.signers.map(({ initials, role, how, at }) => (
                      <li key={`${role} ${at}`}>
                        {initials} · {role}, assinatura {how} em {momentWords(at)}
                      </li>
                    ))}
                  </Rows>
                  <Muted>Horário de Brasília. Por privacidade, só as iniciais são mostradas.</Muted>
                </Section>
              )}
              {found.sha256 && <FileCheck sha256={found.sha256} size={found.size!} />}
            </>
          )
        }}
      </Loaded>
    </Page>
  )
}
