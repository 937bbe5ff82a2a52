import { useQuery } from '@tanstack/react-query'
import { DocumentDownload } from '#features/contracts/web/documents/document-download.tsx'
import { DOCUMENTS, listContractDocuments } from '#features/contracts/wire/documents.ts'
import { answerOf } from '#web/calls/answer.ts'
import { dayWords } from '#web/moment.ts'
import { Loaded } from '#web/page/loaded.tsx'
import { Actions, Entries, Muted, Named, Section } from '#web/page/page.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import styles from './folder.module.css'

const MOST = 100

/** What an inspection asks for, each with its date: contracts, reports, proofs, evaluations, certificates. */
export function DossierSection({ id, name }: { id: string; name: string }) {
  const papers = useQuery(answerOf(listContractDocuments, { internship_id: id, per_page: MOST, sort: 'made_at' }))
  return (
    <Section title="Dossiê" id="dossie" lead="O que a fiscalização pede deste estágio, cada um com a sua data.">
      <Loaded of={[papers]}>
        {({ collection }) =>
          collection.data.length === 0 ? (
            <Muted>O que for assinado, comprovado e avaliado aparece aqui.</Muted>
          ) : (
            <>
              <div className={styles.papers}>
                <Entries>
                  {collection.data.map((one) => (
                    <li key={one.id}>
                      <div>
                        <Named name={one.attributes.type_name}>
                          {[
                            one.attributes.kind && DOCUMENTS[one.attributes.document].toLowerCase(),
                            one.attributes.code,
                            dayWords(one.attributes.made_at),
                            one.attributes.replaced && 'substituído',
                          ]
                            .filter(Boolean)
                            .join(' · ')}
                        </Named>
                      </div>
                      <DocumentDownload of={one} />
                    </li>
                  ))}
                </Entries>
              </div>
              <Actions>
                <ButtonLink to={`/folders/zip?${new URLSearchParams({ q: name, internship: id })}`}>
                  Baixar tudo em ZIP
                </ButtonLink>
              </Actions>
            </>
          )
        }
      </Loaded>
    </Section>
  )
}
