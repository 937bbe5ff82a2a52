import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { createFolder, listFolders, listHired } from '#features/internships/wire/folders.ts'
import { answerOf } from '#web/calls/answer.ts'
import { useAct } from '#web/calls/use-act.ts'
import { dayWords } from '#web/moment.ts'
import { pageMeta } from '#web/page-meta.ts'
import { Loaded } from '#web/page/loaded.tsx'
import { Actions, Entries, Muted, Named, Page, Pair, Section } from '#web/page/page.tsx'
import { RecordField } from '#web/record/record-field.tsx'
import { RecordForm } from '#web/record/record-form.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import type { Route } from './+types/new-contract-page'
import { personFields } from './folder/person-fields.ts'

export const meta = (args: Route.MetaArgs) => pageMeta(args, { title: 'Novo contrato', index: false })

const refresh = [listFolders, listHired]

/** From somebody who was hired, or from an account that the person told. */
export default function NewContractPage() {
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const hired = useQuery(answerOf(listHired, {}))
  const { act, press, busy } = useAct(createFolder, {
    refresh,
    onDone: ({ data }) => navigate(`/folders/${data.id}/rascunho`, { replace: true }),
  })
  const candidature_id = search.get('candidatura')
  const began = useRef(false)
  // Whoever comes from a candidature has chosen already; of each there is one folder, however often this runs.
  useEffect(() => {
    if (!candidature_id || began.current) return
    began.current = true
    press({ folder: { candidature_id } })
  })
  return (
    <Page
      title="Novo contrato"
      lead="O rascunho começa com o que a pessoa e a vaga já contaram. Ou convide: a pessoa mesma preenche os dados."
      width="form"
      back={{ to: '/folders/minhas', label: 'Meus contratos' }}
      actions={
        <>
          <ButtonLink to="/folders/convites">Convites</ButtonLink>
          <ButtonLink to="/folders/planilha">Muitos de uma vez, por planilha</ButtonLink>
        </>
      }
    >
      <Section title="Quem foi contratado" id="contratados">
        <Loaded of={[hired]} lines={3}>
          {(people) =>
            people.length === 0 ? (
              <Muted>Quem você contratar numa vaga de estágio aparece aqui.</Muted>
            ) : (
              <Entries>
                {people.map(({ value, label, description, hired_at }) => (
                  <li key={value}>
                    <div>
                      <Named name={label}>
                        {description} · desde {dayWords(hired_at)}
                      </Named>
                    </div>
                    <Actions>
                      <ButtonLink
                        to={`/folders/convites?candidatura=${value}`}
                        aria-label={`Convidar ${label} para a admissão`}
                      >
                        Convidar
                      </ButtonLink>
                      <Button
                        loading={busy}
                        aria-label={`Criar contrato de ${label}`}
                        onClick={() => press({ folder: { candidature_id: value } })}
                      >
                        Criar contrato
                      </Button>
                    </Actions>
                  </li>
                ))}
              </Entries>
            )
          }
        </Loaded>
      </Section>
      <Section
        title="Outra pessoa"
        id="outra-pessoa"
        lead="Ela precisa ter conta, com o CPF no perfil. Os dois dados juntos mostram que você a conhece."
      >
        <RecordForm
          fields={personFields}
          root="folder"
          submit="Criar contrato"
          send={async (folder) => void (await act({ folder }))}
        >
          <Pair>
            <RecordField of={personFields} name="email" />
            <RecordField of={personFields} name="cpf" />
          </Pair>
        </RecordForm>
      </Section>
    </Page>
  )
}
