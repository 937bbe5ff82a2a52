import { momentWords } from '#web/moment.ts'
import { Card, Facts, Page } from '#web/page/page.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { SealedDownload } from './sealed-download.tsx'
import { Signed } from '#web/ui/media/spot-drawings.tsx'
import type { Receipt } from './which.ts'

type Props = Pick<Receipt, 'title' | 'signed_at' | 'next' | 'code' | 'sha256' | 'signer_name'> & {
  /** By a link, once all have signed: what downloads the document. */
  sealed?: { at: string; token: string } | undefined
}

/** A receipt: what was signed, when, and who comes next. */
export const SignedState = ({ title, signed_at, next, code, sha256, signer_name, sealed }: Props) => (
  <Page
    title={`Pronto, ${signer_name.split(' ')[0]}. Assinado!`}
    lead={`${momentWords(signed_at)}, horário de Brasília. ${next}`}
    width="form"
  >
    <Signed />
    <Card>
      <Facts
        facts={[
          ['Documento', title],
          ['Código', code],
          ...(sha256 ? [['Impressão digital do texto', sha256] as const] : []),
        ]}
      />
    </Card>
    {sealed ? (
      <SealedDownload {...sealed} name={`${title} ${code}.pdf`} />
    ) : (
      <div role="status">Quando todos assinarem, o documento selado chega por e-mail.</div>
    )}
    <ButtonLink to={`/verificar/${code}`}>Conferir pelo código {code}</ButtonLink>
  </Page>
)
