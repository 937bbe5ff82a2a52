import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useLocation } from 'react-router'
import * as z from 'zod/mini'
import { answerOf } from '#web/calls/answer.ts'
import { useAct } from '#web/calls/use-act.ts'
import { SendingForm } from '#web/form/sending-form.tsx'
import { TextField } from '#web/form/text/text-field.tsx'
import { Actions, Entries, Section } from '#web/page/page.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialogs/dialog.tsx'
import { visibleText } from '#wire/text/visible-text.ts'
import { listCandidateSearches, removeCandidateSearch, saveCandidateSearch } from '../../wire/kept.ts'

type Form = { name: string }
const schema = z.object({ name: visibleText(80) })
const LABEL = 'Nome da busca'

/** Searches under a name, the recruiter's own: what stands in the address is kept. */
export function KeptSearches() {
  const { search } = useLocation()
  const query = search.slice(1)
  const [naming, setNaming] = useState(false)
  const kept = useQuery(answerOf(listCandidateSearches, { per_page: 50 }))
  const save = useAct(saveCandidateSearch, { done: 'A busca está salva.', refresh: [listCandidateSearches] })
  const remove = useAct(removeCandidateSearch, { refresh: [listCandidateSearches] })
  const rows = kept.data?.collection.data ?? []
  const close = () => setNaming(false)
  return (
    <>
      {query !== '' && (
        <Actions>
          <Button aria-haspopup="dialog" onClick={() => setNaming(true)}>
            Salvar esta busca
          </Button>
        </Actions>
      )}
      {rows.length > 0 && (
        <Section title="Suas buscas salvas" id="buscas-salvas">
          <Entries>
            {rows.map(({ id, attributes: { name, query } }) => (
              <li key={id}>
                <Link to={`/candidatos?${query}`}>{name}</Link>
                <Button
                  disabled={remove.busy}
                  aria-label={`Apagar a busca ${name}`}
                  onClick={() => remove.press({ id })}
                >
                  Apagar
                </Button>
              </li>
            ))}
          </Entries>
        </Section>
      )}
      <Dialog open={naming} onClose={close} title="Salvar esta busca">
        <SendingForm<Form>
          schema={schema}
          values={{ name: '' }}
          labels={{ name: LABEL }}
          root="candidate_search"
          submit="Salvar busca"
          cancel={close}
          send={async ({ name }) => {
            await save.act({ candidate_search: { name, query } })
            close()
          }}
        >
          <TextField<Form> name="name" label={LABEL} required />
        </SendingForm>
      </Dialog>
    </>
  )
}
