import { IconChevronDown } from '#web/icons/c/chevron-down.ts'
import { dayWords, momentWords } from '#web/moment.ts'
import type { Verdict } from '#web/page/file-verdict.ts'
import { Facts } from '#web/page/page.tsx'
import { VerdictCard, VerdictPart } from '#web/page/verdict.tsx'
import { Icon } from '#web/ui/media/icon.tsx'
import { formatDate } from '#wire/time/date.ts'
import { type Found, verdictWords } from './verdict-words.ts'
import styles from './verification.module.css'

type Signer = Found['signers'][number]

/** An organisation by its name, a person by the role. */
const partyOf = ({ party, role }: Signer, { company_name, institution_name }: Found) =>
  (role === 'Empresa' && company_name) || (party === 'university_sign' && institution_name) || role

const Signers = ({ of }: { of: Found }) => (
  <table className={styles.signers}>
    <caption className="unseen">Quem assinou</caption>
    <thead>
      <tr>
        <th scope="col">Assinou</th>
        <th scope="col">Como</th>
        <th scope="col">{of.signers.every(({ on_paper }) => on_paper) ? 'Papel recebido' : 'Quando'}</th>
      </tr>
    </thead>
    <tbody>
      {of.signers.map((one) => (
        <tr key={`${one.role} ${one.initials} ${one.at}`}>
          <td>
            <strong>{one.initials}</strong> <span className={styles.party}>{partyOf(one, of)}</span>
          </td>
          <td>{one.how}</td>
          <td>{(one.on_paper ? dayWords : momentWords)(one.at)}</td>
        </tr>
      ))}
    </tbody>
  </table>
)

const PaperNote = ({
  of: { sent_by, sent_at, checked_by, checked_at, checked },
}: {
  of: NonNullable<Found['paper']>
}) => (
  <VerdictPart quiet>
    <p>
      Enviado por {sent_by} em {dayWords(sent_at)}. Conferido por {checked_by} em {dayWords(checked_at)}.
    </p>
    <ul>
      {checked.map((what) => (
        <li key={what}>{what}</li>
      ))}
    </ul>
  </VerdictPart>
)

const inGroups = (hash: string) => hash.match(/.{1,4}/g)!.join(' ')

const Hash = ({ of }: { of: string }) => <span className={styles.hash}>{inGroups(of)}</span>

const Details = ({ of: { code, sealed_at, sealed_by, sha256, size, history } }: { of: Found }) => (
  <details className={styles.details}>
    <summary>
      Detalhes <Icon of={IconChevronDown} />
    </summary>
    <div>
      <Facts
        facts={[
          ['Código', code],
          ...(sealed_at ? [['Selado em', momentWords(sealed_at)] as const] : []),
          ...(sealed_by ? [['Selado por', sealed_by] as const] : []),
          ...(sha256 ? [['SHA-256', <Hash key="sha256" of={sha256} />] as const] : []),
          ...(size ? [['Tamanho', `${size.toLocaleString('pt-BR')} bytes`] as const] : []),
          ['História', history.intact ? `${history.entries} registros, todos encadeados` : 'alterada'],
        ]}
      />
    </div>
  </details>
)

export function FoundDocument({ of, verdict }: { of: Found; verdict: Verdict | undefined }) {
  const [tone, title, text] = verdictWords(of, verdict)
  return (
    <VerdictCard tone={tone} title={title} text={text}>
      <VerdictPart>
        <Facts
          facts={[
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
