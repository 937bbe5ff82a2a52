import { useAct } from '#web/calls/use-act.ts'
import { Actions, Card, Facts, Muted, Page } from '#web/page/page.tsx'
import { Button } from '#web/ui/button.tsx'
import { openDocusign } from '../../wire/docusign.ts'
import { FAILURES } from '../failures.ts'
import { rememberWhich } from './left-for-docusign.ts'
import { StepsBar } from './steps-bar.tsx'
import type { Session, Which } from './which.ts'

type Props = {
  which: Which | undefined
  session: Session
  onRead: () => void
  onDecline: () => void
  onDelegate: (() => void) | undefined
}

/** The address of its page holds for minutes: it is asked for by the click that goes there. */
export function DocusignStep({ which, session, onRead, onDecline, onDelegate }: Props) {
  const go = useAct(openDocusign, {
    failed: FAILURES.signing_link,
    onDone: ({ data }) => {
      if (which) rememberWhich(which)
      window.location.assign(data.attributes.url)
    },
  })
  return (
    <Page title="Assine na DocuSign" lead={`${session.title}, versão ${session.version}.`} width="form">
      <StepsBar at={2} />
      <Card>
        <Facts
          facts={[
            ['Empresa', session.company_name],
            ['Código do documento', session.code],
            ...session.facts.map(({ label, value }) => [label, value] as const),
          ]}
        />
      </Card>
      <Muted>
        A assinatura é na página da DocuSign. Depois você volta para cá, e confirmamos com ela. Não precisa de conta.
      </Muted>
      <Button kind="primary" loading={go.busy} onClick={() => go.press({ session: session.session })}>
        Ir para a DocuSign
      </Button>
      <Actions>
        <Button onClick={onRead}>Ler o texto antes</Button>
        {onDelegate && <Button onClick={onDelegate}>Passar a outra pessoa</Button>}
        <Button kind="quiet" onClick={onDecline}>
          Não quero assinar
        </Button>
      </Actions>
    </Page>
  )
}
