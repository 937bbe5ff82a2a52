import { pageMeta } from '#web/page-meta.ts'
import { Page } from '#web/page/page.tsx'
import { useSession } from '#web/session/session.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import type { Route } from './+types/own-contracts-page'
import { ContractList } from './contract-list.tsx'
import { OwnFolders } from './own-folders.tsx'

export const meta = (args: Route.MetaArgs) => pageMeta(args, { title: 'Meus contratos', index: false })

export default function OwnContractsPage() {
  const { intern } = useSession().attributes
  return (
    <Page
      title="Meus contratos"
      lead="Os documentos do seu estágio, com quem está cada um e o que falta."
      width="wide"
      actions={intern && <ButtonLink to="/estagios/mudancas">Pedir mudança</ButtonLink>}
    >
      <OwnFolders>
        <ContractList who="intern" none="Quando um contrato de estágio for enviado, ele aparece aqui." />
      </OwnFolders>
    </Page>
  )
}
