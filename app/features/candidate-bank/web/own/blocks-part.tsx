import { useState } from 'react'
import * as z from 'zod/mini'
import { useAct } from '#web/calls/use-act.ts'
import { MaskedField } from '#web/form/text/masked-field.tsx'
import { SendingForm } from '#web/form/sending-form.tsx'
import { Entries, Muted, Named, Section } from '#web/page/page.tsx'
import { Button } from '#web/ui/button.tsx'
import { cnpj } from '#wire/cnpj.ts'
import type { Answer } from '#wire/endpoint.ts'
import { blockCompany, listBlocks, unblockCompany } from '../../wire/visibility.ts'

type Block = Answer<typeof listBlocks>['collection']['data'][number]
type Form = { cnpj: string }

const schema = z.object({ cnpj })
const LABEL = 'CNPJ da empresa'

/** Employers that never see somebody, by the root of their CNPJ. */
export function BlocksPart({ rows }: { rows: readonly Block[] }) {
  const [sent, setSent] = useState(0)
  const hide = useAct(blockCompany, { done: 'Esta empresa não vê mais o seu perfil.', refresh: [listBlocks] })
  const show = useAct(unblockCompany, { done: 'Esta empresa pode ver você outra vez.', refresh: [listBlocks] })
  return (
    <Section
      title="Empresas que não me veem"
      id="empresas-escondidas"
      lead="Vale para a matriz e todas as filiais. A empresa não fica sabendo, e a do seu estágio já não vê você."
    >
      {rows.length > 0 && (
        <Entries>
          {rows.map(({ id, attributes: of }) => (
            <li key={id}>
              <Named name={of.company_name ?? 'Empresa que não está no Ponte'}>
                CNPJ que começa com {of.cnpj_root}
              </Named>
              <Button
                disabled={show.busy}
                aria-label={`Deixar ver: ${of.company_name ?? of.cnpj_root}`}
                onClick={() => show.press({ id })}
              >
                Deixar ver
              </Button>
            </li>
          ))}
        </Entries>
      )}
      {rows.length === 0 && <Muted>Nenhuma empresa na lista.</Muted>}
      <SendingForm<Form>
        key={sent}
        schema={schema}
        values={{ cnpj: '' }}
        labels={{ cnpj: LABEL }}
        root="blocked_company"
        submit="Esconder meu perfil desta empresa"
        send={async ({ cnpj }) => {
          await hide.act({ blocked_company: { cnpj } })
          setSent(sent + 1)
        }}
      >
        <MaskedField<Form> name="cnpj" label={LABEL} mask="cnpj" required />
      </SendingForm>
    </Section>
  )
}
