import { dayWords, momentWords } from '#web/moment.ts'
import type { Found } from './verdict-words.ts'
import styles from './verification.module.css'

type Signer = Found['signers'][number]

/** An organisation by its name, a person by the role. */
const partyOf = ({ party, role }: Signer, { company_name, institution_name }: Found) =>
  (role === 'Empresa' && company_name) || (party === 'university_sign' && institution_name) || role

export const Signers = ({ of }: { of: Found }) => (
  <table className={styles.signers}>
    <caption className="unseen">Quem assinou</caption>
    <thead>
      <tr>
        <th scope="col">Assinou</th>
        <th scope="col" className={styles.how}>
          Como
        </th>
        <th scope="col">{of.signers.every(({ on_paper }) => on_paper) ? 'Papel recebido' : 'Quando'}</th>
      </tr>
    </thead>
    <tbody>
      {of.signers.map((one) => (
        <tr key={`${one.role} ${one.initials} ${one.at}`}>
          <td>
            <strong>{one.initials}</strong> <span className={styles.party}>{partyOf(one, of)}</span>
            <span className={styles.below}>{one.how}</span>
          </td>
          <td className={styles.how}>{one.how}</td>
          <td>{(one.on_paper ? dayWords : momentWords)(one.at)}</td>
        </tr>
      ))}
    </tbody>
  </table>
)
