import { Figure, Figures } from '#web/page/figures.tsx'
import { ago, count, type Found, listed, usually } from './group-words.ts'

const number = new Intl.NumberFormat('pt-BR')

/** Each number opens the list that it counts. */
export function FigureStrip({ of }: { of: Found }) {
  const ours = of.groups.find(({ holder }) => holder === 'company_sign')!
  const to = (n: number, filters: Record<string, unknown>) => (n > 0 ? listed(filters) : undefined)
  return (
    <Figures>
      <Figure
        label="Com vocês"
        value={number.format(ours.count)}
        note={ours.oldest_days === null ? 'nada espera por vocês' : `o mais antigo ${ago(ours.oldest_days)}`}
        to={to(ours.count, { which: 'on_its_way', holder: ['company_sign'] })}
      />
      <Figure
        label="Começam em até 7 dias"
        value={number.format(of.starting_soon)}
        note={of.starting_soon > 0 ? 'falta assinar' : 'nenhum sem assinatura'}
        presses={of.starting_soon > 0}
        to={to(of.starting_soon, { starting: '7' })}
      />
      <Figure
        label="Parados há 5 dias ou mais"
        value={number.format(of.stopped)}
        note={`de ${number.format(of.total)}`}
        presses={of.stopped > 0}
        to={to(of.stopped, { waiting: '5-' })}
      />
      <Figure
        label="Assinar, mediana"
        value={of.signing_days === null ? '—' : usually(of.signing_days)}
        note={of.signing_days === null ? 'a partir de 5 concluídos' : 'últimos 90 dias'}
      />
      <Figure
        label="Concluídos no mês"
        value={number.format(of.completed_this_month)}
        note={of.rejected > 0 ? `${count(of.rejected, 'rejeitado', 'rejeitados')} a corrigir` : 'nenhum rejeitado'}
        to={to(of.completed_this_month, { completed: 'month' })}
      />
    </Figures>
  )
}
