import { pageMeta } from '#web/page-meta.ts'
import { Page } from '#web/page/page.tsx'
import type { Route } from './+types/own-contracts-page'
import { ContractList } from './contract-list.tsx'

export const meta = (args: Route.MetaArgs) => pageMeta(args, { title: 'Meus contratos', index: false })

export default function OwnContractsPage() {
  return (
    <Page title="Meus contratos" lead="Os documentos do seu estágio, com quem está cada um e o que falta." width="wide">
      <ContractList who="intern" none="Quando um contrato de estágio for enviado, ele aparece aqui." />
    </Page>
  )
}
