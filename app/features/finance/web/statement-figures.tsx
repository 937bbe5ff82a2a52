import { formatMoney } from '#wire/money.ts'
import styles from './finance.module.css'
import type { Statement } from './statement.ts'

export function StatementFigures({ of }: { of: Statement }) {
  const byDay = of.lines.filter(({ kind, days, base }) => kind === 'month' && days < base).length
  const figures = [
    ['Total do mês', formatMoney(of.total), of.state === 'open' ? 'se nada mudar até o fim' : 'fechado'],
    [
      'Mês cheio',
      String(of.full),
      `de ${of.interns} ${of.interns === 1 ? 'estagiário cobrado' : 'estagiários cobrados'}`,
    ],
    ['Entradas e saídas', String(byDay), 'cobradas por dia'],
    ['Bolsas do mês', formatMoney(of.stipend_total), 'pagas pela empresa'],
  ]
  return (
    <dl className={styles.figures}>
      {figures.map(([term, figure, note]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>
            <strong>{figure}</strong>
            <small>{note}</small>
          </dd>
        </div>
      ))}
    </dl>
  )
}
