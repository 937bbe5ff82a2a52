import { useQuery } from '@tanstack/react-query'
import { answerOf } from '#web/calls/answer.ts'
import { IconDownload } from '#web/icons/d/download.ts'
import { momentWords } from '#web/moment.ts'
import { FailedRead } from '#web/page/loaded.tsx'
import { Rows, Second, Section } from '#web/page/page.tsx'
import { ButtonAnchor } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/media/icon.tsx'
import { StandingMark } from '#web/ui/states/standing.tsx'
import { EXPORT_DAYS, listReportExports } from '../wire/reports.ts'

const EVERY_MS = 2_000
/** Addresses of files end after ten minutes. */
const FRESH_MS = 240_000

/** Files that somebody asked for because one answer does not hold them. */
export function Exports() {
  const exports = useQuery({
    ...answerOf(listReportExports, {}),
    refetchInterval: ({ state: { data } }) =>
      data?.data.some(({ attributes }) => attributes.state === 'making') ? EVERY_MS : FRESH_MS,
  })
  const found = exports.data?.data ?? []
  if (!found.length) return <FailedRead of={[exports]} />
  return (
    <Section title="Arquivos pedidos" id="arquivos" lead={`Só você os vê. Ficam aqui por ${EXPORT_DAYS} dias.`}>
      <Rows>
        {found.map(({ id, attributes: a }) => (
          <li key={id}>
            <span>
              {a.title}
              {a.rows !== null && `, ${a.rows.toLocaleString('pt-BR')} ${a.rows === 1 ? 'linha' : 'linhas'}`}
              <Second>
                {a.format === 'csv' ? 'CSV' : 'Planilha'}, {momentWords(a.created_at)}
              </Second>
            </span>
            {a.state === 'making' && <StandingMark of="waiting">Preparando</StandingMark>}
            {a.state === 'failed' && <StandingMark of="bad">Não deu certo: peça de novo</StandingMark>}
            {a.url && (
              <ButtonAnchor href={a.url} aria-label={`Baixar ${a.title}, de ${momentWords(a.created_at)}`}>
                <Icon of={IconDownload} /> Baixar
              </ButtonAnchor>
            )}
          </li>
        ))}
      </Rows>
    </Section>
  )
}
