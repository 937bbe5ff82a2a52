import { IconDownload } from '#web/icons/d/download.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { answerOf } from '#web/calls/answer.ts'
import { useAct } from '#web/calls/use-act.ts'
import { Loaded } from '#web/page/loaded.tsx'
import { Actions, Filters, Muted, Section, Stack } from '#web/page/page.tsx'
import { saveBlob } from '#web/save-blob.ts'
import { Button } from '#web/ui/button.tsx'
import { ChooseFilter } from '#web/ui/filters/choose-filter.tsx'
import { Icon } from '#web/ui/media/icon.tsx'
import { type Column, DataTable } from '#web/ui/tables/data-table.tsx'
import type { Answer } from '#wire/endpoint.ts'
import { exportReceivedEvaluations, showReceivedEvaluations } from '../wire/evaluations.ts'
import { ASKED, LOT } from '../wire/words.ts'
import styles from './evaluations.module.css'

type Received = Answer<typeof showReceivedEvaluations>['data']['attributes']
type Row = Received['averages'] & { label: string }

const shown = (value: number | null) => (
  <span className={styles.score}>{value === null ? '—' : value.toLocaleString('pt-BR')}</span>
)
const column = (key: 'answers' | 'score_1' | 'score_2' | 'score_3' | 'overall', header: string): Column<Row> => ({
  key,
  header,
  align: 'end',
  cell: (row) => shown(row[key]),
})
const COLUMNS: Column<Row>[] = [
  { key: 'label', header: 'Período', cell: ({ label }) => label },
  column('answers', 'Respostas'),
  column('score_1', 'Aprendizado'),
  column('score_2', 'Supervisão'),
  column('score_3', 'Ambiente'),
  column('overall', 'Média'),
]
const LEAD = `As respostas entram de ${LOT} em ${LOT}, sem nome nem data: com menos, aparece “—”.`

/** What interns say of the company. */
export function ReceivedSection() {
  const [company_id, setCompany] = useState<string>()
  const sent = company_id ? { company_id } : {}
  const query = useQuery({ ...answerOf(showReceivedEvaluations, sent), placeholderData: keepPreviousData })
  const sheet = useAct(exportReceivedEvaluations, { onDone: (bytes) => saveBlob(bytes, 'avaliacoes.xlsx') })
  return (
    <Section title="O que os estagiários dizem" id="received" lead={LEAD}>
      <Loaded of={[query]}>
        {({ data: { attributes: of } }) => (
          <Stack>
            {of.companies.length > 1 && (
              <Filters>
                <ChooseFilter
                  label="Unidade"
                  name="company_id"
                  none="Todas"
                  value={company_id}
                  choices={of.companies.map(({ id, name }) => ({ value: id, label: name }))}
                  onChoose={(id) => setCompany(id || undefined)}
                />
              </Filters>
            )}
            <DataTable
              caption="Médias das avaliações, por período"
              columns={COLUMNS}
              rows={[...of.by_period, { ...of.averages, label: 'Todos os períodos' }]}
              rowKey={({ label }) => label}
            />
            <Muted>
              De 1 a 5. Aprendizado: “{ASKED.intern.score_1}”. Supervisão: “{ASKED.intern.score_2}”. Ambiente: “
              {ASKED.intern.score_3}”.
            </Muted>
            {of.comments.length > 0 && (
              <>
                <h3>Comentários</h3>
                <ul className={styles.comments}>
                  {of.comments.map((comment) => (
                    <li key={comment}>{comment}</li>
                  ))}
                </ul>
              </>
            )}
            <Actions>
              <Button loading={sheet.busy} onClick={() => sheet.press(sent)}>
                <Icon of={IconDownload} /> Exportar planilha
              </Button>
            </Actions>
          </Stack>
        )}
      </Loaded>
    </Section>
  )
}
