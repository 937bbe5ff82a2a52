import { IconExternalLink } from '#web/icons/e/external-link.ts'
import { useState } from 'react'
import { useAct } from '#web/calls/use-act.ts'
import { Actions, Muted, Stack, Words } from '#web/page/page.tsx'
import { Notice } from '#web/ui/alerts/notice.tsx'
import { Button, ButtonAnchor } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialogs/dialog.tsx'
import { Icon } from '#web/ui/media/icon.tsx'
import type { Answer } from '#wire/endpoint.ts'
import { listBenefits, takeCode } from '../wire/benefits.ts'
import { type Benefit, validityWords, whyNot } from './benefit-words.ts'
import { DidItWork } from './did-it-work.tsx'
import { OwnCode } from './own-code.tsx'

type Taken = Answer<typeof takeCode>['data']['attributes']

/** What it is, then one's own code or the partner's address. */
export function BenefitDialog({ benefit: { id, attributes: of }, onClose }: { benefit: Benefit; onClose: () => void }) {
  const [taken, setTaken] = useState<Taken>()
  const take = useAct(takeCode, { refresh: [listBenefits], onDone: ({ data }) => setTaken(data.attributes) })
  const why = whyNot(of)
  const words = of.kind === 'link' ? 'Ver o endereço' : of.mine ? 'Ver o meu código' : 'Pegar o meu código'
  return (
    <Dialog open wide onClose={onClose} title={of.title}>
      <Stack>
        <p>{of.partner}</p>
        <p>
          <Words>{of.description}</Words>
        </p>
        <Muted>
          {validityWords(of)}
          {of.last_worked_on && `. Alguém contou que funcionou em ${of.last_worked_on}`}.
        </Muted>
        {!taken && why && <Notice title="Agora não dá">{why}</Notice>}
        {!taken && !why && (
          <Actions>
            <Button kind="primary" loading={take.busy} onClick={() => take.press({ id })}>
              {words}
            </Button>
          </Actions>
        )}
        {taken?.code && <OwnCode code={taken.code} />}
        {taken?.link && (
          <Actions>
            <ButtonAnchor
              kind="primary"
              href={taken.link}
              target="_blank"
              rel="noopener noreferrer"
              referrerPolicy="no-referrer"
            >
              <Icon of={IconExternalLink} /> Abrir o site do parceiro
            </ButtonAnchor>
          </Actions>
        )}
        {(taken || of.mine) && of.standing !== 'ended' && <DidItWork id={id} worked={of.worked} />}
      </Stack>
    </Dialog>
  )
}
