import { Link } from 'react-router'
import { Section } from '#web/page/page.tsx'
import { AGES } from '../../wire/dashboard.ts'
import { WAITING } from '../../wire/words.ts'
import styles from './dashboard.module.css'
import { type Found, listed, oursFirst, useGroupNames } from './group-words.ts'

const number = new Intl.NumberFormat('pt-BR')
const LATE = ['5-9', '10-']

type Cell = { n: number; filters: Record<string, unknown>; late?: boolean; label: string }

const Count = ({ n, filters, late, label }: Cell) => (
  <td data-late={(late && n > 0) || undefined} data-none={n === 0 || undefined} data-label={label}>
    {n > 0 ? <Link to={listed(filters)}>{number.format(n)}</Link> : '0'}
  </td>
)

/** How long each party has held what it holds; every number opens its list. */
export function AgeTable({ of: { groups, ages, total } }: { of: Found }) {
  const names = useGroupNames()
  return (
    <Section title="Há quanto tempo esperam" id="ages">
      <table className={styles.ages}>
        <thead>
          <tr>
            <th scope="col">Com quem</th>
            {AGES.map((age) => (
              <th key={age} scope="col">
                {WAITING[age]}
              </th>
            ))}
            <th scope="col">Total</th>
          </tr>
        </thead>
        <tbody>
          {oursFirst(groups).map(({ holder, ages: held, count }) => (
            <tr key={holder}>
              <th scope="row">{names[holder]}</th>
              {AGES.map((age) => (
                <Count
                  key={age}
                  n={held[age]}
                  filters={{ holder: [holder], waiting: age }}
                  late={LATE.includes(age)}
                  label={WAITING[age]}
                />
              ))}
              <Count n={count} filters={{ which: 'on_its_way', holder: [holder] }} label="Total" />
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">Total</th>
            {AGES.map((age) => (
              <Count key={age} n={ages[age]} filters={{ waiting: age }} label={WAITING[age]} />
            ))}
            <Count n={total} filters={{ which: 'on_its_way' }} label="Total" />
          </tr>
        </tfoot>
      </table>
    </Section>
  )
}
