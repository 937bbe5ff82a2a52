import { useCallback } from 'react'
import { anId, oneOf, searched } from '#web/list/filters.ts'
import { usePages } from '#web/list/use-pages.ts'
import { Loaded } from '#web/page/loaded.tsx'
import { Filters, Named } from '#web/page/page.tsx'
import { ChooseFilter } from '#web/ui/filters/choose-filter.tsx'
import { SearchBox } from '#web/ui/filters/search-box.tsx'
import { StandingMark } from '#web/ui/states/standing.tsx'
import { EmptyState } from '#web/ui/states/state.tsx'
import { type Column, DataTable } from '#web/ui/tables/data-table.tsx'
import { TableAwaited } from '#web/ui/tables/table-awaited.tsx'
import { TablePaging } from '#web/ui/tables/table-paging.tsx'
import { listKeptQuestions } from '../../wire/operator-tests.ts'
import { DIFFICULTIES, STANDINGS } from '../../wire/question-record.ts'
import {
  answersWords,
  choicesOf,
  discriminationWords,
  type KeptQuestion,
  type KeptTest,
  toQuestion,
} from './kept-words.ts'

const COLUMNS: Column<KeptQuestion>[] = [
  {
    key: 'text',
    header: 'Pergunta',
    cell: ({ id, attributes: of }) => (
      <Named name={of.text} to={toQuestion(of.test_id, id)}>
        {of.topic_title}
      </Named>
    ),
  },
  {
    key: 'difficulty',
    header: 'Dificuldade',
    cell: ({ attributes: of }) => DIFFICULTIES[of.difficulty as keyof typeof DIFFICULTIES],
  },
  { key: 'right', header: 'Acertos', cell: ({ attributes: of }) => answersWords(of) },
  { key: 'discrimination', header: 'Discriminação', cell: ({ attributes: of }) => discriminationWords(of) },
  {
    key: 'standing',
    header: 'Situação',
    cell: ({ attributes: of }) => (
      <StandingMark of={of.withdrawn_at ? 'bad' : 'good'}>{of.withdrawn_at ? 'Retirada' : 'Em uso'}</StandingMark>
    ),
  },
]
const filters = {
  q: searched,
  assunto: anId('Assunto', (topic) => ({ topic })),
  situacao: oneOf(STANDINGS, (standing) => ({ standing })),
}

type Props = { id: string; topics: KeptTest['attributes']['topics'] }

export function QuestionBank({ id, topics }: Props) {
  const { query, none, values, filterBy, rows, size, paging } = usePages(listKeptQuestions, filters, { path: { id } })
  const search = useCallback((q: string) => filterBy({ q }, { replace: true }), [filterBy])
  return (
    <>
      {!none && (
        <Filters>
          <SearchBox label="Buscar pergunta" value={values.q ?? ''} onSearch={search} landmark="Perguntas" />
          <ChooseFilter
            label="Assunto"
            name="assunto"
            none="Todos os assuntos"
            value={values.assunto}
            choices={topics.map(({ key, title }) => ({ value: key, label: title }))}
            onChoose={(assunto) => filterBy({ assunto })}
          />
          <ChooseFilter
            label="Situação"
            name="situacao"
            none="Todas"
            value={values.situacao}
            choices={choicesOf(STANDINGS)}
            onChoose={(situacao) => filterBy({ situacao })}
          />
        </Filters>
      )}
      <Loaded of={[query]} awaited={<TableAwaited of={COLUMNS} />}>
        {() => (
          <>
            <DataTable
              caption="Perguntas"
              columns={COLUMNS}
              rows={rows}
              rowKey={(row) => row.id}
              expected={size}
              empty={
                <EmptyState
                  drawing={none ? 'folder' : 'search'}
                  title="Nenhuma pergunta"
                  text={none ? 'Escreva a primeira.' : 'Mude a busca ou os filtros.'}
                />
              }
            />
            <TablePaging {...paging} />
          </>
        )}
      </Loaded>
    </>
  )
}
