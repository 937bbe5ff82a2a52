import { Link } from 'react-router'
import { dayWords } from '#web/moment.ts'
import type { Verdict } from '#web/page/file-verdict.ts'
import { Facts } from '#web/page/page.tsx'
import { VerdictCard, VerdictPart } from '#web/page/verdict.tsx'
import { useSite } from '#web/site.ts'
import { formatDate } from '#wire/time/date.ts'
import { Details } from './document-details.tsx'
import { Signers } from './signers-table.tsx'
import { byWords, type Found, verdictWords } from './verdict-words.ts'

function PaperNote({ of: { sent_by, sent_at, checked_by, checked_at, checked } }: { of: NonNullable<Found['paper']> }) {
  const { app_name } = useSite()
  return (
    <VerdictPart quiet>
      <p>
        Enviado {byWords(sent_by, app_name)} em {dayWords(sent_at)}. Conferido {byWords(checked_by, app_name)} em{' '}
        {dayWords(checked_at)}.
      </p>
      <ul>
        {checked.map((what) => (
          <li key={what}>{what}</li>
        ))}
      </ul>
    </VerdictPart>
  )
}

const Newer = ({ code }: { code: string }) => <Link to={`/verificar/${code}`}>{code}</Link>

export function FoundDocument({ of, verdict }: { of: Found; verdict: Verdict | undefined }) {
  const [tone, title, text] = verdictWords(of, verdict)
  return (
    <VerdictCard tone={tone} title={title} text={text} spoken>
      <VerdictPart>
        <Facts
          facts={[
            ...(of.replaced_by ? [['Vale agora', <Newer key="newer" code={of.replaced_by} />] as const] : []),
            ['Documento', `${of.type_name}, versão ${of.version}`],
            ['Empresa', of.company_name],
            ['Instituição', of.institution_name ?? 'Não informado.'],
            ['Estagiário(a)', of.intern_initials],
            ...(of.starts_on ? [['Início', formatDate(of.starts_on)] as const] : []),
            ...(of.paper ? [['Páginas em papel', of.paper.pages] as const] : []),
          ]}
        />
      </VerdictPart>
      {of.signers.length > 0 && (
        <VerdictPart>
          <Signers of={of} />
        </VerdictPart>
      )}
      {of.paper && <PaperNote of={of.paper} />}
      <Details of={of} />
    </VerdictCard>
  )
}
