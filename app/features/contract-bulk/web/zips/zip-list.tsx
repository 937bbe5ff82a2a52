import { useQuery } from '@tanstack/react-query'
import { IconDownload } from '#web/icons/d/download.ts'
import { answerOf } from '#web/calls/answer.ts'
import { momentWords } from '#web/moment.ts'
import { FailedRead } from '#web/page/loaded.tsx'
import { Rows, Second, Section } from '#web/page/page.tsx'
import { ButtonAnchor } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/media/icon.tsx'
import { StandingMark } from '#web/ui/states/standing.tsx'
import { listFolderZips, ZIP_DAYS } from '../../wire/zips.ts'

const EVERY_MS = 2_000
/** Addresses of files end after ten minutes. */
const FRESH_MS = 240_000

export function ZipList() {
  const zips = useQuery({
    ...answerOf(listFolderZips, {}),
    refetchInterval: ({ state: { data } }) =>
      data?.data.some(({ attributes }) => attributes.state === 'making') ? EVERY_MS : FRESH_MS,
  })
  const found = zips.data?.data ?? []
  if (!found.length) return <FailedRead of={[zips]} />
  return (
    <Section title="Arquivos pedidos" id="pedidos" lead={`Ficam aqui por ${ZIP_DAYS} dias.`}>
      <Rows>
        {found.map(({ id, attributes: a }) => (
          <li key={id}>
            <span>
              {a.folders === 1 ? '1 estágio' : `${a.folders} estágios`}
              {a.files !== null && `, ${a.files} documentos`}
              <Second>
                {a.created_by}, {momentWords(a.created_at)}
              </Second>
            </span>
            {a.state === 'making' && <StandingMark of="waiting">Juntando</StandingMark>}
            {a.state === 'failed' && <StandingMark of="bad">Não deu certo: peça de novo</StandingMark>}
            {a.url && (
              <ButtonAnchor href={a.url} aria-label={`Baixar o arquivo de ${momentWords(a.created_at)}`}>
                <Icon of={IconDownload} /> Baixar
              </ButtonAnchor>
            )}
          </li>
        ))}
      </Rows>
    </Section>
  )
}
