import { useQuery } from '@tanstack/react-query'
import { inWords, LABELS } from '#features/internships/wire/term-words.ts'
import { type TermName, wholeTerms } from '#features/internships/wire/terms.ts'
import { answerOf } from '#web/calls/answer.ts'
import { dayWords, momentWords } from '#web/moment.ts'
import { keyed } from '#web/page/keyed.ts'
import { Loaded } from '#web/page/loaded.tsx'
import { Entries, Facts, Muted, Named, Second, Section } from '#web/page/page.tsx'
import { Notice } from '#web/ui/alerts/notice.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { useSession } from '#web/session/session.ts'
import { mayUse } from '#wire/person/roles.ts'
import { formatDate } from '#wire/time/date.ts'
import { showTimeline } from '#features/contracts/wire/drafts.ts'
import { listOwnedEnvelopes } from '#features/contracts/wire/envelopes.ts'
import type { Folder } from '#features/contracts/web/draft/draft-editor.tsx'
import { Progress } from '#features/contracts/web/progress.tsx'
import { LedgerSections } from '../ledger/ledger-sections.tsx'
import { DossierSection } from './dossier-section.tsx'
import { FolderActions } from './folder-actions.tsx'
import styles from './folder.module.css'

const SHOWN: readonly TermName[] = [
  'internship_type',
  'schedule',
  'stipend',
  'transport_allowance',
  'insurer',
  'policy',
  'advisor_name',
  'workplace',
]

function factsOf({ attributes: { terms, starts_on, ends_on, supervisor_name, company_name } }: Folder) {
  const whole = wholeTerms(terms)
  const days = starts_on && ends_on ? `${formatDate(starts_on)} a ${formatDate(ends_on)}` : undefined
  return [
    ['Empresa', company_name] as const,
    ...(days ? [['Período', days] as const] : []),
    ...(supervisor_name ? [['Supervisão', supervisor_name] as const] : []),
    ...SHOWN.flatMap((name) => {
      const words = inWords(name, whole[name])
      return words ? [[LABELS[name], words] as const] : []
    }),
  ]
}

const AGREED = ['admission', 'active', 'ended']
const TO_DO = ['created', 'not_defined']

export function FolderDetail({ folder, by }: { folder: Folder; by: 'company' | 'intern' }) {
  const { id, attributes } = folder
  const envelopes = useQuery(answerOf(listOwnedEnvelopes, { internship_id: id, per_page: 50, sort: '-held_since' }))
  const timeline = useQuery(answerOf(showTimeline, { id }))
  const facts = factsOf(folder)
  const keeps = mayUse('DOCUMENTS', useSession().attributes.roles ?? []) && by === 'company'
  return (
    <div className={styles.columns}>
      <div className={styles.main}>
        {attributes.is_draft && by === 'company' && (
          <Notice
            title="O contrato ainda é um rascunho"
            action={
              <ButtonLink kind="primary" to={`/folders/${id}/rascunho`}>
                Continuar o rascunho
              </ButtonLink>
            }
          >
            Ninguém o recebeu. A lei é conferida enquanto você preenche.
          </Notice>
        )}
        {AGREED.includes(attributes.state) && !attributes.is_draft && <LedgerSections id={id} by={by} />}
        <Section title="Documentos" id="documentos">
          <Loaded of={[envelopes]}>
            {({ collection }) =>
              collection.data.length === 0 ? (
                <Muted>Os documentos deste estágio aparecem aqui, do rascunho ao selado.</Muted>
              ) : (
                <Entries>
                  {collection.data.map(({ id: envelope, attributes: a }) => (
                    <li key={envelope}>
                      <div>
                        <Named
                          name={a.type_name}
                          to={
                            a.kind === 'aditivo' && TO_DO.includes(a.state)
                              ? `/folders/${id}/rascunho?documento=${envelope}`
                              : `/envelopes/${envelope}`
                          }
                        >
                          {a.code} · {a.holder_name ?? a.state_name} · desde {dayWords(a.held_since)}
                        </Named>
                      </div>
                      <Progress of={a} />
                    </li>
                  ))}
                </Entries>
              )
            }
          </Loaded>
        </Section>
        {keeps && <DossierSection id={id} name={attributes.intern_name} />}
        <Section title="Condições" id="condicoes">
          <Facts facts={facts} />
        </Section>
      </div>
      <aside className={styles.side} aria-label="Ações e linha do tempo">
        {by === 'company' && <FolderActions folder={folder} />}
        <Section title="Linha do tempo" id="linha-do-tempo">
          <Loaded of={[timeline]} lines={4}>
            {(happened) =>
              happened.length === 0 ? (
                <Muted>Nada aconteceu ainda.</Muted>
              ) : (
                <ol className={styles.timeline}>
                  {keyed(happened).map(({ item: { type_name, words, happened_at }, key }) => (
                    <li key={key}>
                      {words}
                      <Second>
                        {type_name} · {momentWords(happened_at)}
                      </Second>
                    </li>
                  ))}
                </ol>
              )
            }
          </Loaded>
        </Section>
      </aside>
    </div>
  )
}
