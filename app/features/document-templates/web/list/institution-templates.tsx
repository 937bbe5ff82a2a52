import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from 'react-router'
import { answerOf } from '#web/calls/answer.ts'
import { useAct } from '#web/calls/use-act.ts'
import { Loaded } from '#web/page/loaded.tsx'
import { Rows, Section } from '#web/page/page.tsx'
import { Button } from '#web/ui/button.tsx'
import { createTemplate, listTemplates } from '../../wire/templates.ts'
import { type Kind, KINDS } from '../../wire/variable-types.ts'
import styles from '../templates.module.css'

const AT = '/admin/modelos'
const LEAD = 'Onde a instituição tem texto próprio, ele vale antes do da empresa e do da plataforma.'

/** An institution's own texts, kind by kind, and the way to begin one. */
export function InstitutionTemplates({ id }: { id: number }) {
  const navigate = useNavigate()
  const found = useQuery(answerOf(listTemplates, { institution_id: id }))
  const create = useAct(createTemplate, {
    refresh: [listTemplates],
    onDone: ({ data }) => navigate(`${AT}/${data.id}`),
  })
  return (
    <Section title="Modelos de documentos" id="templates" lead={LEAD} bare>
      <Loaded of={[found]}>
        {({ collection: { data } }) => (
          <Rows>
            {(Object.keys(KINDS) as Kind[]).map((kind) => {
              const own = data.find(({ attributes }) => attributes.kind === kind)
              return (
                <li key={kind} className={styles.version}>
                  {own ? <Link to={`${AT}/${own.id}`}>{KINDS[kind]}</Link> : <span>{KINDS[kind]}</span>}
                  {own ? (
                    <span>
                      {own.attributes.published === null
                        ? 'Nenhuma versão publicada'
                        : `Versão ${own.attributes.published} em uso`}
                    </span>
                  ) : (
                    <Button
                      kind="quiet"
                      loading={create.busy}
                      aria-label={`Criar modelo próprio: ${KINDS[kind]}`}
                      onClick={() => create.press({ template: { kind, institution_id: id } })}
                    >
                      Criar modelo próprio
                    </Button>
                  )}
                </li>
              )
            })}
          </Rows>
        )}
      </Loaded>
    </Section>
  )
}
