// Invented people whose contracts the demonstration shows, each where it waits for somebody else.
import type { ContractType } from '#features/contracts/server/contracts.ts'

/** On and on until it stands there; of signatures, who is waited for. */
export type Until = { state: string; target?: string }
type Shown = {
  name: string
  email: string
  /** Whole years. */
  age: number
  way: ContractType
  until: Until
  /** Days ago on which it was begun, and days from today to its start. */
  begun: number
  starts: number
  supervisor?: string
  guardian?: string
  /** Not signed, but refused. */
  rejected?: string
  /** Of the branch. */
  branch?: true
}

const HRBP = 'hrbp@demo.test'
const REPRESENTATIVE = 'representante@demo.test'
const at = (state: string, target?: string): Until => ({ state, ...(target && { target }) })

export const contracts: Shown[] = [
  { name: 'Zeca Amaral Pontes', email: 'zeca', age: 21, way: 'digital', until: at('review'), begun: 1, starts: 18 },
  { name: 'Cora Lins Barreto', email: 'cora', age: 22, way: 'digital', until: at('approval'), begun: 4, starts: 12 },
  { name: 'Davi Rosa Camargo', email: 'davi', age: 20, way: 'digital', until: at('approval'), begun: 2, starts: 20 },
  {
    name: 'Gael Monteiro Luz',
    email: 'gael',
    age: 23,
    way: 'digital',
    until: at('signature', 'company'),
    begun: 6,
    starts: 9,
  },
  {
    name: 'Bia Cardoso Leal',
    email: 'bia',
    age: 22,
    way: 'digital',
    until: at('signature', 'intern'),
    begun: 7,
    starts: 3,
    supervisor: HRBP,
  },
  {
    name: 'Liz Antunes Prado',
    email: 'liz',
    age: 17,
    way: 'digital',
    until: at('signature', 'guardian'),
    begun: 5,
    starts: 14,
    supervisor: HRBP,
    guardian: 'Rosana Antunes Prado',
  },
  {
    name: 'Íris Valença Brum',
    email: 'iris',
    age: 24,
    way: 'digital',
    until: at('signature', 'institution'),
    begun: 9,
    starts: 8,
    supervisor: HRBP,
  },
  {
    name: 'Tainá Borges Sá',
    email: 'taina',
    age: 21,
    way: 'digital',
    until: at('rejected'),
    begun: 5,
    starts: 16,
    supervisor: HRBP,
    rejected: 'Data de início incorreta',
  },
  {
    name: 'Ravi Moreira Dantas',
    email: 'ravi',
    age: 22,
    way: 'hybrid',
    until: at('upload'),
    begun: 8,
    starts: 11,
    supervisor: REPRESENTATIVE,
  },
  {
    name: 'Bento Queiroz Aires',
    email: 'bento',
    age: 23,
    way: 'hybrid',
    until: at('upload_review'),
    begun: 10,
    starts: 10,
    supervisor: REPRESENTATIVE,
  },
  {
    name: 'Malu Fontes Braga',
    email: 'malu',
    age: 20,
    way: 'analogic',
    until: at('upload_base'),
    begun: 3,
    starts: 22,
    supervisor: REPRESENTATIVE,
  },
  {
    name: 'Téo Vidal Rangel',
    email: 'teo',
    age: 24,
    way: 'analogic',
    until: at('sealing'),
    begun: 12,
    starts: 5,
    supervisor: REPRESENTATIVE,
  },
  {
    name: 'Olga Prado Nery',
    email: 'olga',
    age: 21,
    way: 'not_defined',
    until: at('not_defined'),
    begun: 2,
    starts: 25,
    supervisor: REPRESENTATIVE,
  },
  {
    name: 'Noah Pinheiro Maia',
    email: 'noah',
    age: 22,
    way: 'digital',
    until: at('sealing'),
    begun: 11,
    starts: 0,
    supervisor: REPRESENTATIVE,
  },
  {
    name: 'Alice Sampaio Rios',
    email: 'alice',
    age: 22,
    way: 'digital',
    until: at('approval'),
    begun: 3,
    starts: 15,
    supervisor: 'filial@demo.test',
    branch: true,
  },
]

/** Hired in a job: the one has a draft that the law stands against, the other none yet. */
export const hired = [
  { name: 'Lívia Sarti Neves', email: 'livia', age: 21, drafted: true },
  { name: 'Enzo Ribas Coelho', email: 'enzo', age: 22, drafted: false },
]
