import type { Answer } from '#wire/endpoint.ts'
import type { listCandidates } from '../wire/bank.ts'

type Card = Answer<typeof listCandidates>['collection']['data'][number]['attributes']

export const studiesOf = ({
  course,
  university,
  education_type,
  semester,
}: Pick<Card, 'course' | 'university' | 'education_type' | 'semester'>) =>
  [course ?? education_type, university, semester && `${semester}º período`].filter(Boolean).join(' · ')

export const INVITED_WORDS = {
  none: { words: 'Ainda não foi convidada', standing: 'quiet' },
  invited: { words: 'Convidada, ainda sem resposta', standing: 'waiting' },
  declined: { words: 'Disse não ao convite', standing: 'bad' },
  applied: { words: 'Já se candidatou', standing: 'good' },
} as const
