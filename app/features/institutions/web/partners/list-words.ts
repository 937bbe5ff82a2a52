import type { Read } from './list-report.tsx'

export const number = new Intl.NumberFormat('pt-BR')
export const people = (n: number) => `${number.format(n)} ${n === 1 ? 'pessoa' : 'pessoas'}`
const verb = (n: number, one: string, many: string) => `${people(n)} ${n === 1 ? one : many}`
export const losesNothing = ({ left_out, bonds_lost }: Read) => left_out + bonds_lost === 0
/** What becomes of the lists before it, and of the bonds that they prove. */
export const told = ({ left_out, bonds_lost }: Read) =>
  [
    left_out === 0
      ? 'Todas as pessoas das listas anteriores estão nela.'
      : `Das listas anteriores, ${verb(left_out, 'não está', 'não estão')} nela.`,
    bonds_lost === 0
      ? 'Ninguém perde o vínculo.'
      : `${verb(bonds_lost, 'perde', 'perdem')} o vínculo: o CPF ou o e-mail que o provava não está nela.`,
  ].join(' ')
