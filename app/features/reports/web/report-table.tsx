import { Link } from 'react-router'
import styles from '#web/ui/chart/chart-table.module.css'
import type { Answer } from '#wire/endpoint.ts'
import type { showReport } from '../wire/reports.ts'
import { figureWords, type ReportName } from '../wire/words.ts'
import type { Values } from './report-filters.tsx'
import { toRows } from './to-rows.ts'

type Of = Answer<typeof showReport>['data']['attributes']
type Props = { name: ReportName; of: Of; values: Values }

function Figure({ name, of, values, row, at }: Props & { row: Of['rows'][number]; at: number }) {
  const { value = null, suppressed } = row.cells[at] ?? {}
  const { key, label, unit, opens } = of.columns[at]!
  // The header says that they are days.
  const words = unit === 'days' ? figureWords(value, 'score') : figureWords(value, unit)
  if (suppressed) return <abbr title="Poucas pessoas para mostrar">{words}</abbr>
  if (!opens || !value) return words
  return (
    <Link to={toRows(name, values, key, row.key)} aria-label={`${words}, ${label}, ${row.label}`}>
      {words}
    </Link>
  )
}

/** The numbers of a chart. Unlike lists it stays a table where there is little room, and scrolls within itself. */
export const ReportTable = ({ name, of, values }: Props) => (
  <div className={styles.frame} role="region" aria-label={`Tabela: ${of.title}`} tabIndex={0}>
    <table className={styles.table}>
      <caption className="unseen">{of.title}</caption>
      <thead>
        <tr>
          <th scope="col">{name === 'movements' ? 'Mês' : 'Nome'}</th>
          {of.columns.map(({ key, label }) => (
            <th key={key} scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {of.rows.map((row) => (
          <tr key={row.key}>
            <th scope="row">{row.label}</th>
            {of.columns.map(({ key }, at) => (
              <td key={key}>
                <Figure name={name} of={of} values={values} row={row} at={at} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
)
