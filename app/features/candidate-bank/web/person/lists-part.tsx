import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import * as z from 'zod/mini'
import { answerOf } from '#web/calls/answer.ts'
import { useAct } from '#web/calls/use-act.ts'
import { SendingForm } from '#web/form/sending-form.tsx'
import { TextField } from '#web/form/text/text-field.tsx'
import { Entries, Named, Section } from '#web/page/page.tsx'
import { Button } from '#web/ui/button.tsx'
import { visibleText } from '#wire/text/visible-text.ts'
import { addCandidateList, keepCandidate, listCandidateLists } from '../../wire/kept.ts'

type Form = { name: string }
const schema = z.object({ name: visibleText(80) })
const LABEL = 'Nova lista'
const many = (n: number) => (n === 1 ? '1 pessoa' : `${n} pessoas`)

/** The recruiter's own lists: nobody else sees them. */
export function ListsPart({ id: user_info_id }: { id: string }) {
  const [made, setMade] = useState(0)
  const lists = useQuery(answerOf(listCandidateLists, { user_info_id, per_page: 50 }))
  const add = useAct(addCandidateList)
  const keep = useAct(keepCandidate, { refresh: [listCandidateLists] })
  const rows = lists.data?.collection.data ?? []
  return (
    <Section title="Minhas listas" id="listas" lead="Só você vê as suas listas.">
      {rows.length > 0 && (
        <Entries>
          {rows.map(({ id, attributes: { name, people, holds } }) => (
            <li key={id}>
              <Named name={name}>{many(people)}</Named>
              <Button
                aria-pressed={holds}
                disabled={keep.busy}
                aria-label={`${holds ? 'Tirar da lista' : 'Salvar na lista'} ${name}`}
                onClick={() => keep.press({ id, user_info_id, kept: !holds })}
              >
                {holds ? 'Tirar' : 'Salvar'}
              </Button>
            </li>
          ))}
        </Entries>
      )}
      <SendingForm<Form>
        key={made}
        schema={schema}
        values={{ name: '' }}
        labels={{ name: LABEL }}
        root="candidate_list"
        submit="Criar e salvar"
        send={async ({ name }) => {
          const { data } = await add.act({ candidate_list: { name } })
          await keep.act({ id: data.id, user_info_id, kept: true })
          setMade(made + 1)
        }}
      >
        <TextField<Form> name="name" label={LABEL} required />
      </SendingForm>
    </Section>
  )
}
