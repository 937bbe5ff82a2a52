import { useQuery } from '@tanstack/react-query'
import { answerOf } from '#web/calls/answer.ts'
import type { Answer } from '#wire/endpoint.ts'
import { showPipelineChoices } from '../../wire/pipeline.ts'

export type Choices = Answer<typeof showPipelineChoices>['data']

const A_MINUTE = 60_000
const NONE: Choices = { courses: [], universities: [], cities: [], languages: [], skills: [], questions: [] }

/** Filter options from this job's candidates. Not refetched at each move. */
export const useChoices = (id: string) =>
  useQuery({ ...answerOf(showPipelineChoices, { id }), queryKey: ['pipeline choices', id], staleTime: A_MINUTE }).data
    ?.data ?? NONE
